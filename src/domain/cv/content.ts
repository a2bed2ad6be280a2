/**
 * What a CV says, free of how it is stored, drawn or typed.
 * The reader produces it, the Canadian rules transform it, the layout draws it, the exports write it.
 * Every text is NFC, single spaces, no line break unless said.
 */

export type CvLanguage = 'fr' | 'en';

export const LANGUAGE_LEVELS = ['native', 'fluent', 'advanced', 'intermediate', 'basic'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const TEMPLATES = ['moderne', 'classique', 'creatif'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/**
 * `YYYY-MM`, `YYYY` (the month is unknown and never guessed), `present`, or '' when absent.
 * Anything else is what the person typed and could not be read: kept as typed, shown as an error.
 */
export type CvDate = string;

export interface Personal {
  fullName: string;
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
