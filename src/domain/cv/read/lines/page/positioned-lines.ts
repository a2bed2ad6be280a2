import type { PositionedSource } from '#/domain/cv/source.ts';
import { groupBy } from '#/domain/group-by.ts';
import type { SourceLine } from '../source-line.ts';
import { edgesOf } from './columns/column-evidence.ts';
import { hoistBanner, spaceBannerNames } from './banner.ts';
import { findRegions } from './columns/find-columns.ts';
import { markFrames } from './frames.ts';
import { takeFurniture } from './furniture.ts';
import { joinHyphens } from '../hyphens.ts';
import { placeBullets } from './bullet-depth.ts';
import { spellLogotypes } from './logotypes.ts';
import { spellMarks } from './list-marks.ts';
import type { PlacedRun, Row } from './placed-run.ts';
import { mergeOffsetRows, runsToRows } from './placed-run.ts';
import type { Column } from './columns/reading-order.ts';
import { regionsToColumns } from './columns/reading-order.ts';
import type { BodyStyle, DraftLine } from './row-to-line.ts';
import { bodyStyleOf, cutTitles, rowToLine } from './row-to-line.ts';
import { layDoubleItems } from './tables/double-items.ts';
import { joinCentredDetails } from './tables/centred-details.ts';
import { raiseCentredLabels } from './tables/centred-labels.ts';
import { markGrids } from './tables/drawn-grids.ts';
import { layEntryCards } from './tables/entry-cards.ts';
import { layRailNotes } from './tables/rail-notes.ts';
import { markFlushLabels } from './tables/flush-labels.ts';
import { joinSideDetails } from './tables/side-details.ts';
import { layTurnedTitles } from './tables/turned-titles.ts';
import { joinStackedRanges } from './tables/stacked-ranges.ts';
import { splitTitleRail } from './tables/title-rail.ts';
import { joinCellRows } from './tables/wrapped-cells.ts';
import { joinTypewritten } from './typewritten.ts';
import { joinWrappedTitles } from './tables/wrapped-titles.ts';
import { markGapsAndWraps } from './wraps.ts';
import { LEAST_STARTS, SAME_STOP_POINTS, STOP_INDENT_POINTS } from './thresholds.ts';

/** Takes out repeated headers and footers, finds columns, puts them in order, makes lines, then joins what belongs together. */
export const positionedToLines = (
  source: PositionedSource,
): { lines: SourceLine[]; furniture: string[]; links: string[] } => {
  const placed = source.pages.map(({ runs, height, rules = [] }, page) => ({
    height,
    runs: markGrids(
      spellMarks(spellLogotypes(joinTypewritten(runs))).map((run, index) => ({
        ...run,
        page: page + 1,
        index,
      })),
      rules,
    ),
  }));
  const { pages, header, footer, furniture } = takeFurniture(placed);
  const body = bodyStyleOf([...pages.flat(), ...header, ...footer]);
  const columns = regionsToColumns(
    joinStackedRanges(pages.map(layTurnedTitles).map(raiseCentredLabels)).map((runs) =>
      findRegions(
        layDoubleItems(markFrames(joinCellRows(runsToRows(runs)))).flatMap((row) => row.runs),
      ),
    ),
  );
  const drafts = [
    ...marginToLines(header, 'header', body),
    ...columns.flatMap((column) => columnToLines(column, body)),
    ...marginToLines(footer, 'footer', body),
  ];
  placeBullets(drafts);
  markGapsAndWraps(drafts);
  dropTextLevels(drafts);
  return {
    lines: joinHyphens(drafts.map(({ line }) => line)),
    furniture,
    links: [...new Set(source.pages.flatMap((page) => page.links))],
  };
};

/** Some tools tag tasks and paragraphs as small headings: a level whose lines are items or wraps is none. */
const dropTextLevels = (drafts: readonly DraftLine[]): void => {
  for (const lines of groupBy(drafts, ({ line }) => line.heading).values()) {
    const texts = lines.filter(({ line }) => line.bullet > 0 || line.continues).length;
    if (texts < LEAST_TEXTS || texts * 2 < lines.length) continue;
    for (const { line } of lines) line.heading = 0;
  }
};

/** One heading may wrap, another may stand behind a mark. */
const LEAST_TEXTS = 3;

const columnToLines = (column: Column, body: BodyStyle): DraftLine[] => {
  const merged = spaceBannerNames(
    mergeOffsetRows(joinCentredDetails(runsToRows(column.runs))),
    body.size,
  );
  const banner = hoistBanner(merged, body.size);
  const cells = joinWrappedTitles(joinCellRows(banner), column.right);
  const rows = markFlushLabels(joinSideDetails(layRailNotes(splitTitleRail(layEntryCards(cells)))));
  const stops = stopsOf(rows);
  return rows.flatMap(cutTitles).flatMap((row) => rowToLine(row, body, column, stops) ?? []);
};

/** Where several lines begin, right of the column's edge: the second cell of a table, below its rows. */
const stopsOf = (rows: readonly Row[]): number[] => {
  const starts = rows.map(({ runs }) => runs[0]?.x ?? 0);
  const left = Math.min(...starts);
  const positions = [...new Set(starts.map((x) => Math.round(x)))];
  return positions.flatMap((position) => {
    const near = starts.filter((x) => Math.abs(x - position) <= SAME_STOP_POINTS);
    return near.length >= LEAST_STARTS && position - left > STOP_INDENT_POINTS
      ? [near[0] ?? position]
      : [];
  });
};

const marginToLines = (
  runs: PlacedRun[],
  zone: 'header' | 'footer',
  body: BodyStyle,
): DraftLine[] => {
  const drafts = columnToLines({ runs, number: 0, right: edgesOf(runs).right }, body);
  for (const { line } of drafts) line.zone = zone;
  return drafts;
};
