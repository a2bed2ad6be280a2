/**
 * Points that tell a job's title from its employer, and how many are enough. Words on the lists give most;
 * the look of a text and the order of the other entries decide where words say little.
 */

/** What speaks for a title. */
export const TITLE_POINTS = {
  /** A word that names a trade. */
  word: 3,
  /** Taken off for each word before it, `latest` at most: titles begin with their trade. */
  later: 0.15,
  latest: 1,
  /** "Assistant", "senior": says little alone, `mostWeak` at most together. */
  weakWord: 0.5,
  mostWeak: 1.2,
  /** Ends as trades do ("-ologist", "-eur"). */
  ending: 1,
  /** Taken off a text longer than a title. */
  tooLong: 1,
};
/** Words. */
export const LONGEST_TITLE = 10;

/** What speaks for an employer. */
export const EMPLOYER_POINTS = {
  /** "Inc.", "Ltée", "Bank": only employers are called so. */
  sureWord: 3,
  /** A school may be an employer. */
  school: 1.6,
  /** "Services", "Group": `mostCues` at most together. */
  cue: 0.8,
  mostCues: 1.8,
  /** The text opens with such a word. */
  firstCue: 0.8,
  /** Initials among small letters. */
  acronym: 0.5,
  /** "&", inner capitals, an internet domain. */
  brand: 0.6,
  /** Every long word begins with a capital. */
  capitals: 0.3,
};

/** Points from which a text counts as a title. */
export const TITLE = { hinted: 1, likely: 2, sure: 2.5 };
/** Points from which a text counts as an employer. */
export const EMPLOYER = { hinted: 1, likely: 1.5, sure: 3.5 };

/** Title points less employer points of one text. */
export const BALANCE = {
  /** Says something. */
  says: 0.4,
  /** Tells which of the two it is. */
  tells: 0.5,
  /** Of a pair: decides which order this CV writes in. */
  decides: 0.6,
  clearlyTitle: 1.5,
  clearlyEmployer: -0.8,
  surelyEmployer: -1,
  /** Of a pair: the other one is the title. */
  surelyOther: -2.5,
};

/** A pair of pieces, where words leave it open. */
export const ORDER = {
  /** Most CVs write the title first. */
  titleFirst: 0.35,
  /** Taken off for each piece further down: those are details more often than names. */
  depth: 0.25,
  /** Taken off two names on one line below another name: that one is the title or the employer. */
  beside: 1.5,
};

/** A title and an employer in one text, cut at a comma. */
export const COMMA = {
  titleFirst: 0.3,
  /** Part of the other entries' order that counts here. */
  habit: 0.5,
  /** Least score where a word names a trade. */
  byWords: 1.2,
  /** Least score where two unknown names follow the order of the other entries. */
  byHabit: 0.2,
};

/** The order of a CV's entries, learnt from those whose words are clear. */
export const HABIT = {
  /** Part of an entry's margin that counts for the others. */
  perEntry: 0.8,
  /** Words of an entry can still outweigh it. */
  most: 2.4,
  /** From here on even two unknown names follow it. */
  firm: 1,
  /** Jobs whose title and employer a word ties. */
  leastTied: 2,
};

/** What the other jobs have in the same slot. */
export const SLOT = {
  /** Points that one text gives to its slot at most. */
  most: 2,
  /** Counts as so many texts that say nothing. */
  doubt: 1,
  /** How much a slot counts beside a text's own words. */
  weight: 1,
  /** Share of known places from which a slot is the place's. */
  placeShare: 0.6,
};

/** How clearly the words decided; see `AssignedHead.margin`. */
export const MARGIN = {
  /** Under it the choice was a guess. */
  guess: 0.3,
  /** An employer taken from the roles above, or a text cut at a comma. */
  shared: 2,
  /** A label or a joining word ("chez", "at") says it. */
  stated: 3,
};

/** Confidence from which a location found needs no second look for an unknown city. */
export const SURE_LOCATION = 0.8;
/** Confidence from which the end of a name is cut off as its location. */
export const LEAST_PEELED = 0.6;
