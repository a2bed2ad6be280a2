/** Lines with a heading's words or look that open no section, from what stands around them. */
import { namesTrade } from '../contact/paragraph.ts';
import { groupBy } from '#/domain/group-by.ts';
import { findDates } from '../dates/find-dates.ts';
import { isProse } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { HEADING_SIZE, SAME_SIZE, TIGHT_GAP } from '../lines/thresholds.ts';
import { signatureAt } from './heading-looks.ts';
import type { SectionKind } from '#/domain/cv/words/headings.ts';
import type { HeadingHit } from './headings.ts';
import { HEADING_SHARE } from './thresholds.ts';

/** Known headings with space above, from which one without is none. */
const LEAST_ROOMY = 3;

/** Sections whose entries may hold a heading's word. */
const OF_ENTRIES = new Set<SectionKind | undefined>(['experience', 'education']);

/**
 * "Graduation project" right below the first line of a job or "Informatique" right below that of a study, where headings
 * have space above and another look: it says what the job was, or of what the study.
 */
export function tightStrangers(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
  sure: readonly boolean[],
): Set<number> {
  const levels = [...sure.keys()].flatMap((index) =>
    sure[index] ? (lines[index]?.heading ?? 0) : [],
  );
  // Of most headings, where they have one: a deeper one is an entry's.
  const deepest = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] || Infinity;
  const isTight = (index: number): boolean => {
    const [line, above] = [lines[index], lines[index - 1]];
    return (
      line !== undefined &&
      above !== undefined &&
      line.gap < TIGHT_GAP &&
      (line.heading === 0 || line.heading > deepest) &&
      line.page === above.page &&
      line.column === above.column &&
      !sure[index - 1]
    );
  };
  const known = [...sure.keys()].filter((index) => sure[index]);
  const roomy = known.filter((index) => !isTight(index));
  if (roomy.length < LEAST_ROOMY || roomy.length < known.length * HEADING_SHARE.nearlyAll)
    return new Set();
  const looks = new Set(roomy.map((index) => signatureAt(lines, index)));
  const found = new Set<number>();
  let above: number | undefined;
  for (const index of known) {
    const isInside =
      above !== undefined &&
      OF_ENTRIES.has(hits[above]?.kinds[0]) &&
      lines[above]?.column === lines[index]?.column;
    if (isInside && isTight(index) && !looks.has(signatureAt(lines, index))) found.add(index);
    else above = index;
  }
  return found;
}

/**
 * "Responsibilities:" in smaller type than what it stands over, where titles of sections are larger than the text; and the
 * name of a group, as others of its look are, with the word of a section that has a larger title of its own.
 */
export function smallStrangers(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
  sure: readonly boolean[],
): Set<number> {
  const known = [...sure.keys()].filter((index) => sure[index]);
  const sizeAt = (index: number): number => lines[index]?.size ?? 0;
  const inColumn = (index: number, text = ''): string => `${lines[index]?.column} ${text}`;
  const large = known.filter((index) => sizeAt(index) >= HEADING_SIZE);
  if (large.length < LEAST_ROOMY) return new Set();
  const unsure = groupBy(
    [...sure.keys()].filter((index) => !sure[index]),
    (index) => inColumn(index, signatureAt(lines, index)),
  );
  const largest = new Map<string, number>();
  for (const index of large) {
    const kind = inColumn(index, hits[index]?.kinds[0]);
    largest.set(kind, Math.max(largest.get(kind) ?? 0, sizeAt(index)));
  }
  return new Set(
    known.filter((index) => {
      const [line, next] = [lines[index], lines[index + 1]];
      if (!line || !next) return false;
      const isGroup =
        line.size < (largest.get(inColumn(index, hits[index]?.kinds[0])) ?? 0) - SAME_SIZE &&
        line.size >= HEADING_SIZE &&
        (unsure.get(inColumn(index, signatureAt(lines, index))) ?? []).length >= LEAST_ROOMY;
      return isGroup || (next.zone === line.zone && line.size < Math.min(1, next.size) - SAME_SIZE);
    }),
  );
}

/** The trade under the name, over a paragraph about the person, before any section of its column. */
export function headlinesOf(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
  sure: readonly boolean[],
): Set<number> {
  const found = new Set<number>();
  const begun = new Set<number>();
  lines.forEach((line, index) => {
    if (line.page > 1 || begun.has(line.column)) return;
    const below = lines.slice(index + 1, index + 3);
    const text = below.map((next) => next.text).join(' ');
    if (sure[index] && hits[index]?.kinds[0] !== 'contact') begun.add(line.column);
    else if (
      namesTrade(line) &&
      below.length > 0 &&
      below.every(({ bullet, column }) => bullet === 0 && column === line.column) &&
      isProse(text) &&
      findDates(text).length === 0
    )
      found.add(index);
  });
  return found;
}
