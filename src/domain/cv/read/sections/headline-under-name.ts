/** What the person does, set below their name as the headings are, heads no section. */
import { namesTrade } from '../contact/paragraph.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { HeadingFinder } from './heading-evidence.ts';
import { headingHit } from './headings.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { HEADING_SIZE, NAME_SIZE, SAME_SIZE, TITLE_WRAP_GAP } from '../lines/thresholds.ts';

export const sparingHeadline = (
  finder: HeadingFinder,
  lines: readonly SourceLine[],
): HeadingFinder => {
  const name = nameIndex(lines);
  return {
    ...finder,
    isUnknownHeading: (index) =>
      (name === undefined || index !== name + 1) && finder.isUnknownHeading(index),
  };
};

/** Where one line is larger than all others, over text in its column. */
const nameIndex = (lines: readonly SourceLine[]): number | undefined => {
  const [first, second] = lines.map(({ size }) => size).toSorted((a, b) => b - a);
  const at = lines.findIndex(({ size }) => size === first);
  const [line, next] = [lines[at], lines[at + 1]];
  const isName =
    line !== undefined &&
    first !== undefined &&
    first >= NAME_SIZE &&
    first > (second ?? 0) + SAME_SIZE &&
    !headingHit(line.text)?.full &&
    next?.column === line.column &&
    next.page === line.page;
  return isName ? at : undefined;
};

/** "Ingénieure" over "Full Stack" in the same large type: one title, whatever its second line says elsewhere. */
export function isRestOfHeadline(lines: readonly SourceLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  return (
    above !== undefined &&
    line !== undefined &&
    above.page === line.page &&
    above.column === line.column &&
    above.size >= HEADING_SIZE &&
    line.gap < TITLE_WRAP_GAP &&
    styleSignature(above) === styleSignature(line) &&
    namesTrade(above) &&
    !headingHit(above.text)?.full
  );
}
