/**
 * Geometry of a PDF page: `…_EM` counts in the size of the type at hand, `…_POINTS` in 1/72 inch, `…_SHARE` is of 1.
 * Columns have their own (`columns/thresholds.ts`). The values fit the CVs of the bench; a changed one must keep its gates.
 */

/** Within a line, baselines differ by rounding and small shifts only. */
export const BASELINE_EM = 0.3;
/** Beside each other in two columns or cells: baselines that agree this well were set as one row. */
export const PARTNER_EM = 0.25;
/** Baselines of a date set beside a larger title differ by less than this. */
export const OFFSET_EM = 0.55;
/** Such a date stands clear of the title by more than a blank. */
export const OFFSET_GAP_EM = 0.5;
/** A superscript sits up to this far from the baseline of what it belongs to … */
export const SCRIPT_EM = 0.6;
/** … is smaller than this share of its type … */
export const SCRIPT_SIZE_SHARE = 0.8;
/** … and follows within this gap, or overlaps it a little. */
export const SCRIPT_GAP_EM = 0.35;
export const SCRIPT_OVERLAP_EM = 0.2;
/** Baselines further off than this need not be searched for a superscript's type. */
export const SCRIPT_SEARCH_EM = 2;
/** Runs tried for it, so that a page of 100,000 runs stays cheap. */
export const SCRIPT_SEARCH_RUNS = 400;
/** A text drawn twice this close makes bold or a shadow. */
export const OVERPRINT_EM = 0.2;
/** Share of its width by which a text overlaps its own drawing. */
export const OVERPRINT_SHARE = 0.8;
/** Runs before it among which the first drawing is searched. */
export const OVERPRINT_RUNS = 6;

/** A narrower gap is no blank: letters of one word are often drawn apart (`Sta` + `ff`). */
export const BLANK_EM = 0.12;
/**
 * A capital and the letters after it are one word in small capitals, a little apart by their tracking:
 * the letters' size as a share of the capital's, and the gap, less than a blank.
 */
export const SMALL_CAPS = { smallest: 0.65, largest: 0.92, gapEm: 0.2 };
/** In a typewriter's font a blank is a character wide, within this. */
export const TYPEWRITTEN_EM = 0.06;
/** A wider gap cuts a line into cells; a narrower one is a blank between words. */
export const CELL_GAP_EM = 1.2;
/** The same before a bracket, where an icon may have stood. */
export const BRACKET_GAP_EM = 1.8;
/** Words spread over a line: at least so many blanks of one width, none wider than a column's gutter. */
export const JUSTIFIED = { leastGaps: 2, evenPoints: 0.6, widestEm: 4 };
/** The same in ems of the larger type, where two sizes stand beside each other. */
export const UNEVEN_GAP_EM = 0.75;
/** A gap at least this wide between runs may part two names, if no blank of the line comes near it. */
export const PIECE_GAP_EM = 0.5;
/** The same between letter-spaced texts, whose blanks are wide. */
export const SPACED_CELL_GAP_EM = 4;
/** Between letter-spaced runs a gap wider than this parts words. */
export const LETTER_GAP_EM = 0.6;
/** Where gaps between single letters can be measured, this much more than the usual one parts words. */
export const WORD_OVER_LETTER_EM = 0.15;
/** Gaps between single letters that make a usual one. */
export const LEAST_LETTER_GAPS = 3;
/** A cell may end this close to the next one where other lines begin at the same position. */
export const STOP_GAP_EM = 0.33;
/** "The same position", after rounding. */
export const SAME_STOP_POINTS = 0.75;
/** Lines that begin at a position for it to count. */
export const LEAST_STARTS = 3;
/** Positions nearer to the column's edge are indents. */
export const STOP_INDENT_POINTS = 30;
/** Runs of a row up to which it may hold cells that close: more are words of a sentence drawn apart. */
export const MOST_STOPPED_RUNS = 6;

/** Items whose indents differ by less are at one depth. */
export const SAME_DEPTH_POINTS = 5;
/** Indents of one depth, after rounding. */
export const DEPTH_ROUNDING_POINTS = 0.5;
/** Depths that a list may have. */
export const DEEPEST_LIST = 4;

/** Line steps, in ems, that may be steps inside a paragraph. */
export const LINE_STEP_EM = { least: 0.8, most: 2.5, unknown: 1.25 };
/** Where the usual step stands among all, from the smallest: low enough to lie inside paragraphs. */
export const USUAL_STEP_SHARE = 0.35;
/** In a paragraph nearly every line is full; in a list of short lines only the longest is. */
export const PARAGRAPH_SHARE = 0.6;
/** A first word that needed this much more than the room above had no room. */
export const FULL_LINE_EM = 0.3;
/** A line longer than this share of its column may have been broken, even with room for a word. */
export const LONG_LINE_SHARE = 0.55;
/** Two sizes that differ by no more are one size. */
export const SAME_SIZE_SHARE = 0.07;
/** A wrapped line starts this close under the text above. */
export const SAME_LEFT_EM = 0.7;
/** The first line of a paragraph is indented less than this. */
export const FIRST_INDENT_EM = 4;
/** Texts flush to one right edge end this close. */
export const SAME_RIGHT_POINTS = 2;

/** Cells of a table, and the lines they wrap onto. */
export const WRAPPED_CELL = {
  /** A cell goes on this far below at most. */
  nextLineEm: 1.9,
  /** Rows above that are searched for the cell. */
  rowsAbove: 5,
  /** Edges of one cell agree this well. */
  sameEdgePoints: 2.5,
  /** Room that a full cell may still have beside the word that went below. */
  roomEm: 3,
  /** Runs that a date may be drawn in. */
  dateRuns: 4,
  /** Sizes of a date and its end differ by no more. */
  sameSizePoints: 0.5,
  /** A rail of labels is no wider than this. */
  railEm: 18,
  /** Letters that a label of two lines has at most. */
  labelLetters: 60,
};

/** A title's second line follows within this step, and the details behind it end this close to the column's edge. */
export const WRAPPED_TITLE = { stepEm: 1.6, edgePoints: 4 };

/** Dates of one stack: how far apart their baselines and a bar's are, and how well they share an axis. */
export const STACKED_RANGE = {
  stepEm: 2.2,
  axisPoints: 4,
  /** Those at the two ends of a drawn bar stand this far apart at most. */
  barPoints: 60,
  /** A title between two dates stands this far from the baselines of both, at least. */
  apartEm: 0.25,
  /** Below a date that stands alone, the title's baseline is within this. */
  titleEm: 0.75,
  /** Runs looked at on either side of a date, in order of height. */
  neighbours: 12,
  /** The second of two dates in a rail is on the next line: this far below the first at most. */
  lineEm: 1.7,
  /** What is beside the second date stands further right than the title by more than this. */
  insetPoints: 3,
  /** Pairs that show the habit, and their share of all. */
  leastPairs: 2,
  pairShare: 0.6,
};

/** A title set upright beside its section: the gap above the section is nearly the widest of those above the title's foot. */
export const TURNED_TITLE = { gapShare: 0.85, aboveEm: 0.8 };

/** A name set as a banner: its size over the body's, how alike its rows are, how close they follow each other, and the edge they share. */
export const BANNER = { size: 2, samePoints: 0.6, stepEm: 1.6, edgePoints: 4 };

/** Texts in frames side by side: the distances between them agree, and so does their type. */
export const FRAMES = {
  /** Even distances that can't be chance. */
  leastGaps: 3,
  samePoints: 1,
  /** What the edges of two frames and the space between them take. */
  gapEm: { least: 0.9, most: 3 },
  /** A next row of them follows within this step. */
  stepEm: 4,
};

/** Section titles in a rail at the left. */
export const TITLE_RAIL = {
  /** Titles known by their words that make a rail, and their share of all that stands there. */
  least: 2,
  knownShare: 0.6,
  /** Titles begin this close to one edge, and end this far before the text. */
  edgePoints: 3,
  besidePoints: 4,
  /** Letters that may be as narrow as they are high. */
  shortest: 2,
  /** A title off the baselines belongs to the line that stands at most this far above it. */
  aboveEm: 1.1,
  /** Lines of one title follow each other within this step. */
  stepEm: 1.6,
  /** Share of the rows that keep the space between rail and text free. */
  clearShare: 0.9,
  /** Share of the rows that hold text right of the rail. */
  textShare: 0.5,
};

/**
 * Labels flush to their right edge: how many make a rail, how ragged it is at the left, the share that are years or stand
 * before lists, and the runs of a row looked at.
 */
export const FLUSH_LABELS = {
  least: 3,
  raggedPoints: 3,
  toldShare: 0.5,
  runs: 6,
  /** Edges this close are one. */
  samePoints: 1,
};

/**
 * Labels at half the height of their texts: how many make a rail, how ragged it is at the left, letters of one, the step
 * between two, how well middles and starts agree, lines above the first label, and runs of a page
 * that is looked at.
 */
export const CENTRED_LABELS = {
  least: 2,
  most: 40,
  raggedPoints: 3,
  letters: 40,
  stepEm: 9,
  middlePoints: 1,
  samePoints: 1,
  linesAbove: 4,
  mostRuns: 3000,
};

/**
 * Labels and texts two to a row: rows that make them, how ragged the second labels are at the left, edges that are one,
 * runs of a row and rows looked at, lines of an item, and its steps.
 */
export const DOUBLE_ITEMS = {
  least: 2,
  raggedPoints: 3,
  samePoints: 1,
  mostRuns: 12,
  mostRows: 400,
  mostLines: 20,
  stepEm: 1.8,
  lineEm: 1.2,
};

/** Notes under the dates in a rail at the left. */
export const RAIL_NOTES = {
  /** Edges of one rail agree this well, and it ends this far before the text. */
  edgePoints: 2.5,
  /** Runs that a date may be drawn in. */
  dateRuns: 6,
  /** Notes under one date, and letters of each. */
  most: 4,
  letters: 28,
  /** A larger text, over the size of the dates, is a title. */
  largest: 1.2,
  /** Lines of one entry follow each other within this step; a note takes this much. */
  stepEm: 2,
  lineEm: 1.2,
};

/** Details of an entry in a right column beside its title and its first tasks. */
export const SIDE_DETAILS = {
  /** They end this close to the column's right edge, and what stands beside them before its own. */
  edgePoints: 3,
  /** Their lines follow each other within this step. */
  stepEm: 2,
  /** List markers hang this far left of the title. */
  hangPoints: 6,
  /** A detail alone on its line begins this far right of the title's start. */
  apartPoints: 150,
};

/** Entries in two columns of their own. */
export const ENTRY_CARDS = {
  /** Entries that make the pattern. */
  least: 2,
  /** Second cells begin this near to each other. */
  samePoints: 3,
  /** Items of lists begin this far right of the text. */
  indentPoints: 20,
  /** Rows of one entry follow each other within this step, in type this much larger at most. */
  stepEm: 2.6,
  sameSize: 1.1,
  /** Rows of one entry, and those at its left down to the dates. */
  mostRows: 40,
  mostDetails: 4,
  /** A text at the right has more letters. */
  textLetters: 30,
};

/** Tables with a head row. */
/** Tables whose borders are drawn. */
export const DRAWN_GRID = {
  /** More lines than this on a page are a drawing. */
  mostRules: 600,
  /** Borders this close are one, and ends this close touch. */
  samePoints: 2.5,
  /** Share of the table's width or height that its borders go over. */
  leastShare: 0.6,
  /** Lines of text in one cell; more are a column of the page. */
  mostLines: 14,
  /** The middle of a line of type above its baseline, in ems. */
  middleEm: 0.3,
};

export const RULED_TABLE = {
  /** Cells that make a head row. */
  leastCells: 3,
  /** Letters of a head's cell at most. */
  labelLetters: 30,
  /** Between whole labels even a blank parts cells. */
  labelGapEm: 0.3,
  /** Texts of one column begin this close. */
  sameLeftPoints: 3,
  /** A cell with more lines than this is a text beside the row, not a value in it. */
  valueLines: 3,
  /** A wider step ends the table. */
  rowGapEm: 3,
  /** Steps inside a cell, in ems: `least` is no step at all, `usual` where none can be measured. */
  least: 0.8,
  usual: 1.25,
  /** A step this much larger than within a cell begins a new row. */
  newRowSteps: 1.25,
};

/** Repeated headers and footers. */
export const FURNITURE = {
  /** Share of the page's height, at either end, where they stand. */
  edgeShare: 0.09,
  /** How far in they may reach, and in how many rows, where they stand word for word on another page. */
  innerShare: 0.2,
  innerRows: 6,
  /** Baselines of one header on two pages differ by no more. */
  sameHeightPoints: 4,
  /** Letters of a name, and of what may stand beside it in a running header. */
  leastName: 4,
  mostBeside: 25,
  /** A foot of links stands this far below the text. */
  apartEm: 1.7,
};

/** Portraits: 1.4 cm to 7 cm; logos and icons are smaller or flatter. */
export const PORTRAIT = {
  leastSidePoints: 40,
  mostSidePoints: 200,
  /** Width over height. */
  narrowest: 0.6,
  widest: 1.4,
  /** Share of the page's width that a sidebar has at most. */
  sidebarShare: 0.4,
};

/** TeX's own logotypes, in ems of their first letter. */
export const LOGOTYPE = {
  /** Letters begin this close to the end of the one before. */
  gapEm: 0.5,
  /** Or that far before it, as the step behind a list's marker is counted twice. */
  backEm: 1.2,
  /** No letter stands farther from the baseline. */
  offsetEm: 0.45,
  /** The "E" is lower by at least this. */
  loweredEm: 0.1,
  /** The raised "A" is smaller than this share of the others. */
  raisedShare: 0.85,
};
