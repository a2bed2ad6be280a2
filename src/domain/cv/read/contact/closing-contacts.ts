/** Contact details at the foot of a page, set apart from the section above: they belong to the head. */
import { findDates } from '../dates/find-dates.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { headingHit } from '../sections/headings.ts';
import { findEmail, findPhones } from './reach.ts';

/** The lines with those of the foot marked as one. Unchanged when an e-mail address stands anywhere else. */
export function withClosingContacts(lines: readonly SourceLine[]): SourceLine[] {
  const reached = lines.flatMap((line, at) => (findEmail(line.text) ? [at] : []));
  const [at = -1] = reached;
  const line = lines[at];
  if (reached.length !== 1 || !line) return [...lines];
  const from = isApart(lines, spacedAbove(lines, at)) ? spacedAbove(lines, at) : at;
  let to = at + 1;
  while (lines[to]?.page === line.page) to += 1;
  const foot = lines.slice(from, to);
  const isFoot =
    (from < at || isApart(lines, at) || opensWithReach(line.text)) &&
    lines[from - 1]?.page === line.page &&
    foot.length <= MOST_LINES &&
    foot.every(
      (own) =>
        own.page === line.page && !headingHit(own.text)?.full && !findDates(own.text)[0]?.range,
    );
  const isReference = lines
    .slice(0, from)
    .some(({ text }) => headingHit(text)?.kinds[0] === 'references');
  return isFoot && !isReference
    ? lines.map((own) => (foot.includes(own) ? { ...own, zone: 'footer' } : own))
    : [...lines];
}

/** The line at or above this one with space before it. */
function spacedAbove(lines: readonly SourceLine[], at: number): number {
  let from = at;
  while (at - from < MOST_LINES && (lines[from]?.gap ?? 0) < LEAST_GAP) from -= 1;
  return from;
}

/** Below much space, in another look than what is above. */
const isApart = (lines: readonly SourceLine[], from: number): boolean => {
  const [above, first] = [lines[from - 1], lines[from]];
  return (
    above !== undefined &&
    first !== undefined &&
    first.gap >= LEAST_GAP &&
    styleSignature(above) !== styleSignature(first)
  );
};

/** "jane@example.org • 613-555-0148 • …": no name before them. */
const opensWithReach = (text: string): boolean => {
  const found = [findEmail(text), findPhones(text, [])[0]];
  return found.every(Boolean) && found.some((own) => own && text.startsWith(own.raw));
};

/** Lines of such a foot, and the space above it in normal line steps. */
const MOST_LINES = 5;
const LEAST_GAP = 2.2;
