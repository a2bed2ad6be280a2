import { groupBy } from '../../../../group-by.ts';
import type { DraftLine } from './row-to-line.ts';
import { DEEPEST_LIST, DEPTH_ROUNDING_POINTS, SAME_DEPTH_POINTS } from './thresholds.ts';

/**
 * Finds list items whose marker is a drawing (tags tell), and sets list depths from the indents that
 * the items of one column have. What begins where the titles do and has a second cell is an entry of a list without marks.
 */
export const placeBullets = (drafts: DraftLine[]): void => {
  let title: DraftLine | undefined;
  for (const [at, draft] of drafts.entries()) {
    if (draft.line.heading > 0) title = draft;
    const isEntry =
      draft.line.cells.length > 1 &&
      title?.line.column === draft.line.column &&
      Math.abs(title.left - draft.left) <= DEPTH_ROUNDING_POINTS;
    if (
      draft.isItem &&
      draft.line.heading === 0 &&
      draft.firstTag !== drafts[at - 1]?.lastTag &&
      !isEntry
    )
      draft.line.bullet = Math.max(1, draft.line.bullet);
  }
  const columns = groupBy(
    drafts.filter(({ line }) => line.bullet > 0),
    ({ page, line }) => `${page}-${line.column}`,
  );
  for (const items of columns.values()) {
    const indents: number[] = [];
    for (const left of items.map((item) => item.left).toSorted((a, b) => a - b))
      if (left - (indents.at(-1) ?? -Infinity) > SAME_DEPTH_POINTS) indents.push(left);
    for (const { line, left } of items) {
      const depth = indents.findLastIndex((indent) => left >= indent - DEPTH_ROUNDING_POINTS) + 1;
      line.bullet = Math.min(Math.max(1, depth), DEEPEST_LIST);
    }
  }
};
