/** A CV that loses no point, in each language, for the tests of the rubric. */
import type { CvLanguage } from '../content.ts';
import type { RatedCv } from './rated-cv.ts';

export const goodCv = (language: CvLanguage): RatedCv => ({
  language,
  personal: {
    fullName: 'Nadia Benmoussa',
    headline: '',
    email: 'nadia@example.org',
    phone: '514 555-0142',
    location: language === 'fr' ? 'Montréal (Québec)' : 'Montréal, QC',
    linkedin: 'linkedin.com/in/nbenmoussa',
    summary: TEXTS[language].summary,
  },
  experience: [
    {
      path: 'experience.a',
      jobTitle: language === 'fr' ? 'Chargée de projets' : 'Project manager',
      company: 'Groupe Tessier-Roy',
      location: 'Laval',
      startDate: '2021-04',
      endDate: 'present',
      achievements: TEXTS[language].lines.slice(0, 2),
    },
    {
      path: 'experience.b',
      jobTitle: language === 'fr' ? 'Technicienne' : 'Technician',
      company: 'Atlas Génie',
      location: 'Casablanca',
      startDate: '2016-09',
      endDate: '2021-02',
      achievements: TEXTS[language].lines.slice(2),
    },
  ],
  education: [
    {
      path: 'education.a',
      degree: language === 'fr' ? 'Baccalauréat' : 'Bachelor',
      fieldOfStudy: language === 'fr' ? 'Génie civil' : 'Civil engineering',
      institution: 'École Hassania',
      location: 'Casablanca',
      startDate: '',
      graduationDate: '2016-06',
      details: [],
    },
  ],
  skills: ['AutoCAD', 'Civil 3D', 'Revit', 'Excel', 'MS Project', 'Python', 'SQL', 'QGIS'].map(
    (name, at) => ({ name, path: `skills.${at}` }),
  ),
  languages: [
    { name: 'Français', level: 'native', path: 'languages.a' },
    { name: 'Anglais', level: 'fluent', path: 'languages.b' },
  ],
  other: [
    {
      kind: 'certifications',
      title: 'Certifications',
      entries: ['PMP, Project Management Institute'],
      path: 'other.a',
    },
  ],
  unplaced: [],
  unsure: [],
  personalData: [],
  pages: 2,
  missing: [],
  typedDates: [],
  today: '2026-11',
});

const TEXTS: Record<CvLanguage, { summary: string; lines: string[] }> = {
  fr: {
    summary:
      'Chargée de projets en génie municipal, dix ans de chantiers. Habituée aux appels d’offres publics et aux normes BNQ. Cherche un poste de chargée de projets à Montréal.',
    lines: [
      'Dirigé la réfection de 14 km de conduites d’eau, livrée trois semaines avant l’échéance',
      'Encadré une équipe de six techniciens et deux sous-traitants sur quatre chantiers',
      'Conçu 22 ouvrages hydrauliques pour des municipalités de 5 000 à 80 000 habitants',
      'Réduit de 18 % les délais d’approbation en normalisant 40 plans types',
    ],
  },
  en: {
    summary:
      'Project manager in municipal engineering with ten years on sites. Used to public tenders and to Quebec standards. Looking for a project manager position in Montréal.',
    lines: [
      'Led the rebuilding of 14 km of water mains, delivered three weeks ahead of schedule',
      'Supervised a team of six technicians and two subcontractors on four sites',
      'Designed 22 hydraulic structures for towns of 5,000 to 80,000 people',
      'Reduced approval times by 18% by standardizing 40 typical drawings',
    ],
  },
};

/** One thing of it changed. */
export type Change = (cv: RatedCv) => RatedCv;
export const personal =
  (change: Partial<RatedCv['personal']>): Change =>
  (cv) => ({ ...cv, personal: { ...cv.personal, ...change } });
export const role =
  (at: number, change: Partial<RatedCv['experience'][number]>): Change =>
  (cv) => ({
    ...cv,
    experience: cv.experience.map((one, index) => (index === at ? { ...one, ...change } : one)),
  });
export const lines =
  (...achievements: string[]): Change =>
  (cv) =>
    role(1, { achievements: [] })(role(0, { achievements })(cv));
export const school =
  (change: Partial<RatedCv['education'][number]>): Change =>
  (cv) => ({ ...cv, education: cv.education.map((one) => ({ ...one, ...change })) });
export const skills =
  (...names: string[]): Change =>
  (cv) => ({ ...cv, skills: names.map((name, at) => ({ name, path: `skills.${at}` })) });
export const languages =
  (...levels: [name: string, level: string][]): Change =>
  (cv) => ({
    ...cv,
    languages: levels.map(([name, level], at) => ({ name, level, path: `languages.${at}` })),
  });
export const section =
  (title: string, ...entries: string[]): Change =>
  (cv) => ({ ...cv, other: [...cv.other, { kind: 'other', title, entries, path: 'other.z' }] });
export const changed =
  (change: Partial<RatedCv>): Change =>
  (cv) => ({ ...cv, ...change });
export const asIs: Change = (cv) => cv;
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Outil ${String.fromCodePoint(65 + at)}`);

export function student(): RatedCv['education'][number] {
  const [entry] = goodCv('fr').education;
  if (!entry) throw new Error('the good CV has a school');
  return { ...entry, graduationDate: '2026-06' };
}
