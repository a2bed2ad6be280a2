import type { CvSource } from '#/domain/cv/source.ts';
import type { SourceLine } from './source-line.ts';
import { flowToLines } from './flow/flow-lines.ts';
import { hasFlowPhoto, hasPagePhoto } from './page/photo.ts';
import { positionedToLines } from './page/positioned-lines.ts';

export interface SourceLines {
  /** In reading order: columns one after the other, never across. */
  lines: SourceLine[];
  /** A picture that stands where CVs carry a portrait. */
  photo: boolean;
  /** Page numbers and repeated headers, taken out of the lines but not forgotten. */
  furniture: string[];
  /** Link targets no line shows as text (an icon that opens a profile). */
  links: string[];
}

/** The lines of a CV as a person would read them, with the evidence needed to understand them. */
export const sourceToLines = (source: CvSource): SourceLines => {
  const read =
    source.kind === 'positioned'
      ? { ...positionedToLines(source), photo: hasPagePhoto(source.pages) }
      : { ...flowToLines(source), photo: hasFlowPhoto(source) };
  return {
    ...read,
    lines: read.lines.filter(({ text }) => !TYPED_RULE.test(text)).map(withColonAtLabel),
  };
};

/** "Name ¦ : Ada", "1. ¦ Company ¦ : Nordvik": colons typed below each other belong to the labels before them. */
const withColonAtLabel = (line: SourceLine): SourceLine => {
  const [first = '', second = '', ...more] = line.cells;
  const isNumbered = /^\d{1,2}[.)]$/u.test(first);
  const [label = '', value = '', ...others] = isNumbered
    ? [`${first} ${second}`, ...more]
    : line.cells;
  if (!/^:(?:\s|$)/u.test(value) || label.endsWith(':')) return line;
  const rest = [value.slice(1).trimStart(), ...others].filter((cell) => cell !== '');
  return { ...line, cells: [`${label} :`, ...rest] };
};

/** A line of underscores, dashes or dots typed across the page. */
const TYPED_RULE = /^[_=~*.·•–—-]{4,}$/u;
