/** The file a CV was read from, as it is shown beside the fields: its pages, and the lines on them. */
import type { CvSource, FlowBlock, SourcePage } from '../source.ts';
import { gapInEms, textOfRuns } from '../read/lines/page/run-text.ts';
import { rightOf, runsToRows, type PlacedRun } from '../read/lines/page/placed-run.ts';

/** In shares of the page, 0–1. */
export interface LineBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface OriginalLine {
  text: string;
  /** Absent where text flows. */
  box?: LineBox;
  /** How a flowing line looks. */
  look?: Pick<FlowBlock, 'bold' | 'italic'> & { isHeading: boolean; isItem: boolean };
}

export interface OriginalPage {
  /** Width over height; undefined where there are no pages. */
  ratio?: number;
  lines: OriginalLine[];
}

/** Where another column begins, in ems: a date at the right edge is a line of its own, to be sent by itself. */
const COLUMN_GAP_EM = 1.5;

export const originalPages = (source: CvSource): OriginalPage[] =>
  source.kind === 'positioned'
    ? source.pages.map((page, at) => ({
        ratio: page.width / page.height,
        lines: linesOfPage(page, at + 1),
      }))
    : [{ lines: source.blocks.flatMap(lineOfBlock) }];

const linesOfPage = (page: SourcePage, number: number): OriginalLine[] => {
  const runs = page.runs.map((run, index): PlacedRun => ({ ...run, page: number, index }));
  return runsToRows(runs)
    .flatMap(({ runs: row }) => cutAtColumns(row))
    .map((piece) => ({ text: textOfRuns(piece), box: boxOf(piece, page) }));
};

const cutAtColumns = (row: readonly PlacedRun[]): PlacedRun[][] => {
  const pieces: PlacedRun[][] = [];
  for (const run of row) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && gapInEms(before, run) <= COLUMN_GAP_EM) piece.push(run);
    else pieces.push([run]);
  }
  return pieces;
};

/** From above the capitals to under the tails. */
const boxOf = (runs: readonly PlacedRun[], { width, height }: SourcePage): LineBox => {
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(rightOf));
  const top = Math.min(...runs.map(({ y, size }) => y - size));
  const bottom = Math.max(...runs.map(({ y, size }) => y + size * 0.3));
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
};

const lineOfBlock = ({ text, heading, list, bold, italic }: FlowBlock): OriginalLine[] =>
  text.trim() === ''
    ? []
    : [{ text, look: { bold, italic, isHeading: heading > 0, isItem: list > 0 } }];
