/**
 * Names and order of a document's sections. Order after a summary: skills lead in English documents,
 * experience leads in French ones (jobscout.live; quebec.immigrer.eu, geniepqp.ca); the first names are those
 * applicant tracking systems know best. A French CV is a "CV", never a "résumé" (Clés de la rédaction),
 * and no document prints such a word at its top (Randstad.ca).
 */
import type { CvLanguage, LanguageLevel, OtherSectionKind } from '../content.ts';

export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'personalDetails'
  | OtherSectionKind;

const FRENCH_ORDER: readonly SectionName[] = [
  'summary',
  'experience',
  'education',
  'certifications',
  'skills',
  'languages',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'memberships',
  'interests',
  'other',
  'references',
];

const ENGLISH_ORDER: readonly SectionName[] = [
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'memberships',
  'languages',
  'interests',
  'other',
  'references',
];

export const SECTION_ORDER: Record<CvLanguage, readonly SectionName[]> = {
  fr: FRENCH_ORDER,
  en: ENGLISH_ORDER,
};

/** `other` has no name of its own: it prints the heading of the source, or none. */
const NAMES: Record<CvLanguage, Record<SectionName, string>> = {
  fr: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    certifications: 'Certifications',
    projects: 'Projets',
    volunteering: 'Bénévolat',
    memberships: 'Affiliations professionnelles',
    publications: 'Publications',
    awards: 'Prix et distinctions',
    interests: 'Centres d’intérêt',
    references: 'Références',
    personalDetails: 'Renseignements personnels',
    other: '',
  },
  en: {
    summary: 'Summary',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    projects: 'Projects',
    volunteering: 'Volunteer Experience',
    memberships: 'Professional Affiliations',
    publications: 'Publications',
    awards: 'Awards',
    interests: 'Interests',
    references: 'References',
    personalDetails: 'Personal Information',
    other: '',
  },
};

/** The heading printed over a section; for `other`, what the source called it. */
export const sectionTitle = (name: SectionName, language: CvLanguage, sourceTitle = ''): string =>
  NAMES[language][name] || sourceTitle;

/** Position of a section in the document: smaller first. */
export const sectionRank = (name: SectionName, language: CvLanguage): number =>
  SECTION_ORDER[language].indexOf(name === 'personalDetails' ? 'other' : name);

const LEVELS: Record<CvLanguage, Record<LanguageLevel, string>> = {
  fr: {
    native: 'langue maternelle',
    fluent: 'courant',
    advanced: 'avancé',
    intermediate: 'intermédiaire',
    basic: 'notions',
  },
  en: {
    native: 'native',
    fluent: 'fluent',
    advanced: 'advanced',
    intermediate: 'intermediate',
    basic: 'basic',
  },
};

/** The level as printed beside a language; '' when the source gave none. */
export const levelLabel = (level: LanguageLevel | '', language: CvLanguage): string =>
  level === '' ? '' : LEVELS[language][level];

/** `Français : courant`, `French: fluent`; the name alone when the level is unknown. */
export function printLanguage(
  name: string,
  level: LanguageLevel | '',
  language: CvLanguage,
): string {
  const label = levelLabel(level, language);
  if (label === '') return name;
  return language === 'fr' ? `${name}\u00A0: ${label}` : `${name}: ${label}`;
}
