/** Points that tell a school from other names, and how many are enough. */

export const SCHOOL_POINTS = {
  /** "Université", "College": only schools are called so. */
  sureWord: 3,
  /** "Centre", "academy": others are called so too. */
  cue: 1,
  /** The text opens with a school's word. */
  opening: 1,
  /** The text opens with initials, as many schools' names do. */
  initials: 0.4,
  /** The text opens with initials that only training centres have ("CFA de …"). */
  knownInitials: 2,
};

/** `institutionScore` from which a text counts as a school. */
export const SCHOOL = {
  /** A word speaks for it. */
  hinted: 1,
  /** A word and its position or initials: enough among the pieces of a study. */
  likely: 1.4,
  /** Enough anywhere in a study. */
  named: 2,
  /** Enough to open a study or to make a section one of studies. */
  sure: 3,
  /** Enough in any line of a document. */
  certain: 4,
};

/** Share of a text's words that are subjects, from which the whole is a field of study. */
export const FIELD_SHARE = 0.6;
/** Confidence from which a field stays one where no degree is named. */
export const SURE_FIELD = 0.8;
/** Added to a cell's number for what follows capitals in it: between this cell and the next. */
export const HALF_CELL = 0.5;
