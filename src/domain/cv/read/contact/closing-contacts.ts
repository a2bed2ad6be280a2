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
  let to = at + 1;
  while (lines[to]?.page === line.page) to += 1;
  const isFoot = (from: number): boolean =>
    lines[from - 1]?.page === line.page &&
    to - from <= MOST_LINES &&
    lines
      .slice(from, to)
      .every(({ text }) => !headingHit(text)?.full && !findDates(text)[0]?.range);
  const spaced = lines.findLastIndex(({ gap }, own) => own <= at && gap >= LEAST_GAP);
  const [above, first] = [lines[spaced - 1], lines[spaced]];
  const isApart = above && first && styleSignature(above) !== styleSignature(first);
  const from =
    [isApart ? spaced : -1, opensWithReach(line.text) ? at : -1].find(isFoot) ?? lines.length;
  const isReference = lines
    .slice(0, from)
    .some(({ text }) => headingHit(text)?.kinds[0] === 'references');
  return isReference
    ? [...lines]
    : lines.map((own, index) => (index >= from && index < to ? { ...own, zone: 'footer' } : own));
}

/** "jane@example.org • 613-555-0148 • …": no name before them. */
const opensWithReach = (text: string): boolean =>
  findPhones(text, []).some(
    ({ raw }) => text.startsWith(raw) || text.startsWith(findEmail(text)?.raw ?? raw),
  );

/** Lines of such a foot, and the space above it in normal line steps. */
const MOST_LINES = 5;
const LEAST_GAP = 2.2;
