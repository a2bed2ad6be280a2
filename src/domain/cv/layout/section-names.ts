import type { CvLanguage, LanguageLevel, OtherSectionKind } from '../content.ts';

export const SECTION_NAMES: Record<
  CvLanguage,
  Record<'summary' | 'skills' | 'experience' | 'education' | 'languages' | OtherSectionKind, string>
> = {
  fr: {
    summary: 'Profil professionnel',
    skills: 'Compétences',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    languages: 'Langues',
    certifications: 'Certifications',
    projects: 'Projets',
    volunteering: 'Bénévolat',
    memberships: 'Adhésions professionnelles',
    publications: 'Publications',
    awards: 'Prix et distinctions',
    interests: 'Centres d’intérêt',
    references: 'Références',
    other: 'Autres renseignements',
  },
  en: {
    summary: 'Summary',
    skills: 'Skills',
    experience: 'Work Experience',
    education: 'Education',
    languages: 'Languages',
    certifications: 'Certifications',
    projects: 'Projects',
    volunteering: 'Volunteering',
    memberships: 'Professional Memberships',
    publications: 'Publications',
    awards: 'Awards',
    interests: 'Interests',
    references: 'References',
    other: 'Additional Information',
  },
};

export const LEVEL_NAMES: Record<CvLanguage, Record<LanguageLevel, string>> = {
  fr: {
    native: 'langue maternelle',
    fluent: 'courant',
    advanced: 'avancé',
    intermediate: 'intermédiaire',
    basic: 'notions de base',
  },
  en: {
    native: 'native',
    fluent: 'fluent',
    advanced: 'advanced',
    intermediate: 'intermediate',
    basic: 'basic',
  },
};
