/** Names that end like a sentence, below the dates of each entry: "2019 – 2022" over "Lake Bakery | Velka - Baker." */
import { isDateAlone } from '../dates/find-dates.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { CLOSED_NAMES } from './thresholds.ts';

/** Takes off their full stops, unless one of the lines below the dates is no row of names. */
export function withoutFullStops(lines: readonly SourceLine[]): SourceLine[] {
  const below = lines.filter((_, at) => isDateAlone(lines[at - 1]?.text ?? ''));
  const closed = new Set(below.filter(({ text }) => text.endsWith('.')));
  const areNames = closed.size >= CLOSED_NAMES.least && below.every(isRowOfNames);
  if (!areNames) return [...lines];
  return lines.map((line) => {
    if (!closed.has(line)) return line;
    const cells = line.cells.map((cell, at) => (at === line.cells.length - 1 ? open(cell) : cell));
    return { ...line, text: open(line.text), cells };
  });
}

const open = (text: string): string => text.replace(/\.$/, '');

const isRowOfNames = ({ text, bullet }: SourceLine): boolean =>
  bullet === 0 &&
  /^[\p{Lu}\d]/u.test(text) &&
  / [|•·–—-] \p{Lu}/u.test(text) &&
  text.split(' ').length <= CLOSED_NAMES.mostWords;
