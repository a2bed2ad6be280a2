/** Contact details at the foot of a page, set apart from the section above: they belong to the head. */
import { findDates } from '../dates/find-dates.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { headingHit } from '../sections/headings.ts';
import { findEmail } from './reach.ts';

/** The lines with those of the foot marked as one. Unchanged when an e-mail address stands anywhere else. */
export function withClosingContacts(lines: readonly SourceLine[]): SourceLine[] {
  const reached = lines.flatMap((line, at) => (findEmail(line.text) ? [at] : []));
  const [at = -1] = reached;
  const line = lines[at];
  if (reached.length !== 1 || !line) return [...lines];
  let from = at;
  while (at - from < MOST_LINES && (lines[from]?.gap ?? 0) < LEAST_GAP) from -= 1;
  let to = at + 1;
  while (lines[to]?.page === line.page) to += 1;
  const foot = lines.slice(from, to);
  const above = lines[from - 1];
  const isApart =
    above !== undefined &&
    above.page === line.page &&
    (lines[from]?.gap ?? 0) >= LEAST_GAP &&
    foot.length <= MOST_LINES &&
    foot.every(
      (own) =>
        own.page === line.page && !headingHit(own.text)?.full && !findDates(own.text)[0]?.range,
    ) &&
    styleSignature(above) !== styleSignature(foot[0] ?? above);
  const isReference = lines
    .slice(0, from)
    .some(({ text }) => headingHit(text)?.kinds[0] === 'references');
  return isApart && !isReference
    ? lines.map((own) => (foot.includes(own) ? { ...own, zone: 'footer' } : own))
    : [...lines];
}

/** Lines of such a foot, and the space above it in normal line steps. */
const MOST_LINES = 5;
const LEAST_GAP = 2.2;
