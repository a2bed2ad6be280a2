/** A page's head that holds whole sections, as the side bar of some Word templates does: they are read like the others. */
import type { SourceLine } from '../lines/source-line.ts';
import { lineHit } from './heading-evidence.ts';

/** The same lines; those of a head from its first title on stand behind the rest, when it has `LEAST_TITLES`. */
export function withHeadSections(lines: readonly SourceLine[]): SourceLine[] {
  const head = lines.filter(({ zone }) => zone === 'header');
  const titles = head.filter((line) => line.cells.length === 1 && isTitle(line));
  const from = titles[0] ? head.indexOf(titles[0]) : -1;
  if (from < 0 || titles.length < LEAST_TITLES) return [...lines];
  const moved = new Set(head.slice(from));
  return [
    ...lines.filter((line) => !moved.has(line)),
    ...[...moved].map((line) => ({ ...line, zone: 'body' as const })),
  ];
}

const isTitle = (line: SourceLine): boolean => {
  const hit = lineHit(line);
  return hit?.full === true && hit.kinds[0] !== 'contact' && hit.kinds[0] !== 'summary';
};

/** One alone may be a word of a letterhead. */
const LEAST_TITLES = 2;
