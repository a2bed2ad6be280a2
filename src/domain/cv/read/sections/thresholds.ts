/** Limits for telling headings from other lines. Shares are of 1, distances in points. */

/** Share of the lines of one look that are headings the dictionary knows. */
export const HEADING_SHARE = {
  /** Enough for a line whose words the dictionary knows too. */
  hint: 0.3,
  /** The look is a heading's more often than not. */
  usual: 0.5,
  /** Enough for words that no dictionary knows where nothing else looks like headings do. */
  apart: 0.4,
  /** Enough for words that no dictionary knows. */
  clear: 0.6,
  /** Enough even where the line below could make it an entry's title. */
  nearlyAll: 0.75,
};
/** One heading of a look may be chance. */
export const LEAST_HEADINGS = 2;
/** Headings of a look that is larger than all else. */
export const LEAST_OUTSTANDING = 4;
/** Headings of a look that nothing else has. */
export const LEAST_TITLES = 3;
/** Part of a heading that a dictionary word with some space above counts for. */
export const HALF_SURE = 0.5;
/** Size over the body size above which an unknown heading needs no further sign. */
export const UNKNOWN_HEADING_SIZE = 1.1;
/** Share of lines with a gap above that a text without blank lines may still have: its page breaks. */
export const STRAY_GAP_SHARE = 0.03;
/** Lines of one list begin this close. */
export const SAME_LEFT_POINTS = 3;
/** Lines of one column begin this close on two pages: an indent further apart is another column. */
export const SAME_COLUMN_POINTS = 60;
/** Edges this close are one. */
export const SAME_EDGE_POINTS = 8;

/** A form that counts its lines: this many numbers in sequence, and this share of all numbers. */
export const NUMBERED_LINES = { least: 4, share: 0.6 };

/** Titles set in a rail at the left of their section. */
export const RAIL = {
  /** Level given to the title: where it stands makes it a heading, whatever it looks like. */
  headingLevel: 2,
  /** Gap given to the title, in line steps: a block of its own. */
  titleGap: 1.6,
  /** Indent given to the text beside it, so that it begins right of the title. */
  widthPoints: 60,
  /** The title's second line begins under the first. */
  sameLeftPoints: 2,
  /** A longer second line is text, not the rest of a title. */
  tailLetters: 24,
};
/** Years that a study without a degree's word takes at least, and words of its name. */
export const LONG_STUDY = { years: 2, words: 3 };
