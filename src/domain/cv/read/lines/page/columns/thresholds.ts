/** Limits for telling columns from cells of one row. Shares are of 1; `…Em` and `…Points` as in `../thresholds.ts`. */

/** What makes a gutter: a free strip with text on both sides. */
export const GUTTER = {
  /** Rows that each side must have. */
  leastRows: 4,
  /** Half of the narrowest gutter. */
  marginPoints: 3.5,
  /** The same under headings set side by side, which tell by themselves where columns begin. */
  closePoints: 1,
  /** Lines that begin at one edge, or go on there behind a wide gap, make a narrow gutter worth trying this far before the edge. */
  leastStarts: 6,
  edgePoints: 1.7,
  /** Strips are tried this far apart. */
  stepPoints: 1,
  /** Share of the width at either edge where none is looked for. */
  edgeShare: 0.12,
  /** Strips this close are one gutter: of two bands of one table, or going on over a page break. */
  samePoints: { table: 40, pages: 24 },
  /** Share of a strip's rows that belong to a table for it to be one of its gaps. */
  sharedRows: 0.9,
  /** A gutter wider than this gains nothing more over its rivals. */
  widestPoints: 40,
};
/** A word that runs over the gutter: its letters at least, and the share of its width beyond at most. */
export const OVERFLOW = { letters: 18, share: 0.35 };
/** Baselines further apart than this leave a visible gap. */
export const FAR_EM = 1.8;
/** One or two rows set off by more than this at the top are a head over both columns. */
export const HEAD_GAP_EM = 2.4;
export const MOST_HEAD_ROWS = 2;
/** A title that stands alone among them begins the right column when it begins this close to its edge. */
export const HEAD_EDGE_POINTS = 3;
/** Rows under a short column that belong to the longer one: how many, and of these how many fill this share of its width. */
export const FOOT = { rows: 6, reaching: 3, reachShare: 0.8 };
/** Rows above a left column among which a name over the right column is searched. */
export const MOST_NAME_ROWS = 5;
/** A page of more rows is read as it comes; so is a part of a part this deep. */
export const MOST_ROWS = 3000;
export const DEEPEST = 3;

/** Headings on one row that head columns: surely, and where nothing else shows columns. */
export const HEADINGS_BESIDE = { many: 3, few: 2 };
/** Sections of cards: titles at the left that make them, and the room beside each; rows of two cards under their dates. */
export const CARDS = { leastTitles: 2, mostTitles: 40, clearEm: 1.2, leastDatedRows: 3 };
/**
 * A centred heading is shorter than this share of the width, and its middle this close to the page's. Where more texts
 * begin at its left edge, it heads a column that happens to lie so.
 */
export const CENTRED = { widthShare: 0.6, points: 3, mostMates: 5 };

/** Baselines that agree: what share of the rows of the narrow side stands beside a row of the other. */
export const ALIGNED_SHARE = {
  /** Less are columns. */
  least: 0.6,
  /** Text flush to the right edge, drawn row by row. */
  drawn: 0.4,
  /** Text flush to the right edge, or short stacks of labels. */
  usual: 0.8,
  /** Plain values, one a line. */
  paired: 0.9,
  /** All rows but a stray one. */
  nearlyAll: 0.95,
};
/** How often the drawing changes sides, over the number of rows: seldom, now and then, with each row. */
export const PASSES = { few: 2, fewShare: 0.2, someShare: 0.3, eachRow: 1.5 };

/** Share of a side's rows that hold dates: most of them, nearly all of those beside text, or every other detail. */
export const DATE_SHARE = { usual: 0.5, rail: 0.8, detail: 0.4 };
/** A longer row is a sentence that mentions a date. */
export const DATE_ROW_LETTERS = 45;
/** Rows under a date in a rail, or above it, and letters of each: a city, a duration. */
export const DATED_STACK = { notes: 2, letters: 28 };
/** Share of rows that begin with a colon, or end with one. */
export const COLON_SHARE = { before: 0.5, after: 0.6 };
/** Share of rows beside the narrow side that hold several cells themselves. */
export const CELLS_SHARE = 0.6;

/** A drawing that goes cell after cell. */
export const TABLE = {
  leastCells: 3,
  /** Tops of the cells of a row agree this well. */
  sameTopEm: 1,
  /** Lines of a short cell at most. */
  cellRows: 4,
  /** Share of cells whose tops agree with their neighbour's, of cells that are short, of stretches of several lines. */
  agreeShare: 0.8,
  shortShare: 0.85,
  tallShare: 0.3,
};

/** Rows that follow each other within this step are one stack. */
export const STACK_STEP_EM = 1.75;
/** Labels in a rail: share of stacks that begin beside a line, and lines a stack at most. */
export const RAIL = { beginShare: 0.85, linesPerStack: 2.5 };
/** A title over a rail is this much larger than its labels. */
export const LARGER_TITLE = 1.2;
/** Text flush to its right edge: share of rows that end there, how close, and how ragged their left edge is. */
export const FLUSH_RIGHT = {
  share: 0.85,
  points: 2.5,
  raggedPoints: 10,
  /** Where every row stands beside another. */
  alignedRaggedPoints: 3,
};
/** Values beside each line: letters of the usual one at most, points by which they may overlap the stretch they cover. */
export const PAIRED = { letters: 30, points: 2 };
