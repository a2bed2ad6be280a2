/**
 * What a CV says, free of how it is stored, drawn or typed.
 * The reader produces it, the Canadian rules transform it, the layout draws it, the exports write it.
 * Every text is NFC, single spaces, no line break unless said.
 */

export type CvLanguage = 'fr' | 'en';

export const LANGUAGE_LEVELS = ['native', 'fluent', 'advanced', 'intermediate', 'basic'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/**
 * `YYYY-MM`, `YYYY` (the month is unknown and never guessed), `present`, or '' when absent.
 * Anything else is what the person typed and could not be read: kept as typed, shown as an error.
 */
export type CvDate = string;

/** What is printed under the name besides the headline; '' for nothing. */
export const NAME_LINES = ['', 'original', 'pronunciation', 'both'] as const;
export type NameLine = (typeof NAME_LINES)[number];

export interface Personal {
  fullName: string;
  /** The name in Latin letters, as in the passport, when `fullName` is in another script; it is then the one printed large. */
  latinName?: string;
  /** How the name is said, in simple syllables. */
  pronunciation?: string;
  nameLine?: NameLine;
  /** The line under the name: a title or a trade, '' when absent. */
  headline: string;
  email: string;
  phone: string;
  /** City and province (or city and country while the person is abroad). */
  location: string;
  /** `linkedin.com/in/<slug>`, without protocol; '' when absent. */
  linkedin: string;
  /** One paragraph; line breaks allowed between paragraphs. */
  summary: string;
}

export interface Experience {
  jobTitle: string;
  company: string;
  location: string;
  startDate: CvDate;
  endDate: CvDate;
  achievements: string[];
}

export interface Education {
  degree: string;
  fieldOfStudy: string;
  institution: string;
  location: string;
  /** Kept because the source says it; Canadian CVs print the graduation date alone. */
  startDate: CvDate;
  graduationDate: CvDate;
  /** Honours, thesis, courses: one text a line. */
  details: string[];
  /** What a body says that a diploma from elsewhere compares to; only when the person holds its report. */
  report?: CredentialReport;
}

/** Who compares a diploma from elsewhere with those of Canada: designated for immigration, or Québec's ministry. */
export const ASSESSORS = ['WES', 'CES', 'ICAS', 'IQAS', 'ICES', 'MCC', 'PEBC', 'MIFI'] as const;
export type Assessor = (typeof ASSESSORS)[number];

export interface CredentialReport {
  assessor: Assessor;
  /** What the report says it compares to, in its own words: « baccalauréat », “four-year bachelor's degree”. */
  comparesTo: string;
  /** `YYYY`; '' when not said. */
  year: string;
  /** Of the report's words; '' when not said. */
  language: CvLanguage | '';
}

interface SpokenLanguage {
  name: string;
  /** '' when the source gives none: asked, never guessed. */
  level: LanguageLevel | '';
}

/** Sections that a person titles only to fill them. */
export const FILLED_SECTION_KINDS = [
  'certifications',
  'projects',
  'volunteering',
  'memberships',
  'publications',
  'awards',
] as const;

export const OTHER_SECTION_KINDS = [
  ...FILLED_SECTION_KINDS,
  'interests',
  'references',
  'other',
] as const;
export type OtherSectionKind = (typeof OTHER_SECTION_KINDS)[number];

export interface OtherSection {
  kind: OtherSectionKind;
  /** The heading as written in the source, '' when it had none. */
  title: string;
  entries: string[];
}

export interface CvContent {
  personal: Personal;
  experience: Experience[];
  education: Education[];
  skills: string[];
  languages: SpokenLanguage[];
  other: OtherSection[];
}

export const emptyContent = (): CvContent => ({
  personal: {
    fullName: '',
    headline: '',
    email: '',
    phone: '',
    location: '',
    linkedin: '',
    summary: '',
  },
  experience: [],
  education: [],
  skills: [],
  languages: [],
  other: [],
});
