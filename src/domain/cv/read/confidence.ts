/**
 * How sure each field is, from 0 to 1, by what it was read from. The form asks the person to check what stands
 * under `CHECK_BELOW` (0.8): values are chosen by which side of it the bench shows them to belong on.
 */
export const CONFIDENCE = {
  /** Nothing read is certain. */
  most: 0.99,

  /** An address or number with its usual signs, in the text. */
  emailInText: 0.98,
  linkedinInText: 0.96,
  phone: 0.95,
  /** A number that only its first zero tells. */
  trunkNumber: 0.8,
  /** Behind a word or an icon that links to it. */
  linkTarget: 0.95,
  /** Behind a link that no text shows. */
  bareLink: 0.9,
  /** Put together from two lines. */
  wrappedEmail: 0.85,

  summary: 0.9,

  /** A label said that it is the location. */
  labelledLocation: 0.95,
  /** Two parts that belong together: a city and its province or country. */
  wholeLocation: 0.96,
  /** An unknown name before a province or country. */
  guessedCity: 0.86,
  knownCity: 0.85,
  /** A name with the look of a city, where only a city was missing. */
  unknownCity: 0.78,
  /** Two names that no list knows, among the contact details. */
  unlistedHome: 0.7,
  remoteWork: 0.7,
  /** A province or country alone. */
  wideLocation: 0.6,
  /** Taken off where the location was cut from the end of a name. */
  peeledLess: 0.03,

  dateRange: 0.95,
  /** One date of a job: its start, its end or a passing mention. */
  singleDate: 0.7,
  bulletedTask: 0.93,
  /** A line without a marker under an entry. */
  plainTask: 0.82,
  /** A piece of the title lines that is neither title nor employer. */
  leftoverTask: 0.6,

  /** A degree, field or school known by its words or its label. */
  namedStudy: 0.93,
  school: 0.92,
  fieldAfterDegree: 0.86,
  studyLine: 0.85,
  studyDetail: 0.8,
  /** A name in the position that has this role elsewhere in the section. */
  studyByHabit: 0.75,
  /** A name that looks like a city after a school. */
  unknownStudyCity: 0.75,
  /** What words around a degree leave, or a subject without a degree. */
  restOfStudy: 0.7,
  /** A name that only fills what was still missing. */
  guessedStudy: 0.6,
  studyStart: 0.94,
  graduation: 0.93,

  skill: 0.92,
  /** More words than a skill's name has. */
  longSkill: 0.75,
  language: 0.95,
  languageWithoutLevel: 0.85,
  languageLevel: 0.92,
  otherEntry: 0.88,
  /** Said beside a list's items: kept for the person to place. */
  aside: 0.5,
  /** The most that is left to a value that does not look like what its field holds. */
  doubted: 0.65,
};

/** Of a job's title and employer: `least` plus `perPoint` of the margin by which words decided, up to `most`. */
export const NAMES_OF_JOB = {
  least: 0.8,
  perPoint: 0.07,
  most: 0.16,
  /** Taken off where only one of the two was found, and the most that is left: the person is asked to look. */
  alone: 0.12,
  aloneMost: 0.78,
  /** Taken off a guess. */
  guessed: 0.12,
};

/** Of the person's name: `least` plus `perPoint` of its score. */
export const PERSON_NAME = { least: 0.62, perPoint: 0.05 };

/** Of the line under the name: `least` plus `perPoint` of its score, up to `most`. */
export const HEADLINE = { least: 0.6, perPoint: 0.07, most: 0.97 };
