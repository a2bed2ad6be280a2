/** Limits for telling entries apart. Shares are of 1. */

/**
 * Entries written as items of a list: the share that has dates, that has lines below its title, and that names a job
 * or a degree, in a title of so many letters at most. Dates alone may stand so many lines below the first two. From so many
 * items on, each entry may have two. So many ranges below titles show that a single date may stand there.
 */
export const MARKED_HEADS = {
  datedShare: 0.75,
  tallShare: 0.5,
  namedShare: 0.6,
  titleLetters: 90,
  linesBelow: 3,
  leastPaired: 4,
  leastFlat: 2,
  leastBelow: 2,
};

/** Details under the dates in a rail: lines below the dates, width of the rail in points, words of a name beside it. */
export const RAIL_DETAILS = { mostLines: 3, widthPoints: 60, nameWords: 6 };

/** Entries written as paragraphs: words of a title at most, and of a text without a full stop at least. */
export const RUN_IN = { titleWords: 20, textWords: 6 };

/**
 * Jobs without dates: how many titles of dated jobs among them must look alike, how many rows of two cells are such
 * jobs, and how many titles under the dates of one employer.
 */
export const UNDATED = { leastModels: 2, leastRows: 3, leastRoles: 2 };

/** Sentences between the names of an entry and its dates: how many entries show it. */
export const TEXTS_OVER = { least: 2 };

/** Titles of one look that end with dates: how many show that each does. */
export const DATED_TITLES = { least: 2 };

/** A line below the texts of each job that names its place and employer: how many jobs show it. */
export const FOOT_LINES = { leastJobs: 2 };

/** Lists between the dates and the names of jobs: lines of them, items of one, and how many jobs show it. */
export const LISTS_OVER = { mostLines: 3, leastItems: 3, leastJobs: 2 };

/** Jobs told in a sentence: lines and letters of one. */
export const TOLD = { mostLines: 3, mostLetters: 240 };

/** Names that end in a full stop below their dates: how many entries show it, words of such a line, and of a school's name in small letters. */
export const CLOSED_NAMES = { least: 2, mostWords: 20, small: 6 };

/** Sentences beside dates: how many jobs show it, and words of one. */
export const BESIDE_DATES = { least: 2, words: 4 };

/** Forms under the dates and employer of each job: jobs that show it, and their share. */
export const HEADED_FORMS = { leastJobs: 2, share: 0.6 };

/** Dates that hang below the names: entries that show it, lines below them at most, and letters of a sentence beside one. */
export const RAISED_DATES = { least: 2, lines: 3, letters: 60 };
