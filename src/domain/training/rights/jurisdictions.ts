/**
 * The human rights laws that say what an employer may not ask: one for each province and territory, and the federal
 * one, which holds for banks, airlines, telecommunications, railways and the government of Canada.
 * Read on 2026-11-22; what each protects is narrowed to what interviews touch.
 */
import { PROVINCE_CODES, type ProvinceCode } from '../../cv/canadian/provinces.ts';

/** `CA`: employers under federal law. */
export const JURISDICTIONS = [...PROVINCE_CODES, 'CA'] as const;
export type Jurisdiction = ProvinceCode | 'CA';

export type Ground =
  /** Race, colour, ancestry, ethnic or national origin, place of origin. */
  | 'origin'
  | 'citizenship'
  | 'age'
  /** Marital or civil status, family. */
  | 'family'
  /** Sex, with pregnancy. */
  | 'sex'
  /** Sexual orientation, gender identity. */
  | 'orientation'
  | 'religion'
  | 'disability'
  | 'politics'
  /** A language as such, where the job does not need it. */
  | 'language'
  /** Social condition, source of income, public assistance. */
  | 'income';

export interface RightsLaw {
  name: { fr: string; en: string };
  /** '' where the whole act is meant. */
  section: string;
  /**
   * `asking`: the law speaks of the question itself. `using`: it forbids to choose by the answer, so that the question
   * is a sign against the employer.
   */
  forbids: 'asking' | 'using';
  grounds: readonly Ground[];
  /** Of the law, or of the body that explains and applies it. */
  source: string;
}

/** Everywhere. */
const ALWAYS = ['origin', 'age', 'family', 'sex', 'orientation', 'religion', 'disability'] as const;

export const RIGHTS_LAWS: Readonly<Record<Jurisdiction, RightsLaw>> = {
  AB: {
    name: { fr: 'Alberta Human Rights Act', en: 'Alberta Human Rights Act' },
    section: '8',
    forbids: 'asking',
    grounds: [...ALWAYS, 'income'],
    source: 'https://albertahumanrights.ab.ca/issues-at-work/job-advertisements-and-applications/',
  },
  BC: {
    name: { fr: 'Human Rights Code (Colombie-Britannique)', en: 'BC Human Rights Code' },
    section: '13',
    forbids: 'using',
    grounds: [...ALWAYS, 'politics'],
    source: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96210_01',
  },
  MB: {
    name: {
      fr: 'Code des droits de la personne du Manitoba',
      en: 'The Human Rights Code (Manitoba)',
    },
    section: '14',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'income'],
    source:
      'http://www.manitobahumanrights.ca/v1/education-resources/resources/pre-employment-inquiries.html',
  },
  NB: {
    name: {
      fr: 'Loi sur les droits de la personne du Nouveau-Brunswick',
      en: 'New Brunswick Human Rights Act',
    },
    section: '4',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'income'],
    source: 'https://www2.gnb.ca/content/gnb/en/departments/nbhrc/human-rights-act/summary.html',
  },
  NL: {
    name: {
      fr: 'Human Rights Act, 2010 (Terre-Neuve-et-Labrador)',
      en: 'Human Rights Act, 2010 (Newfoundland and Labrador)',
    },
    section: '14',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'income'],
    source: 'https://www.assembly.nl.ca/legislation/sr/statutes/h13-1.htm',
  },
  NS: {
    name: { fr: 'Human Rights Act (Nouvelle-Écosse)', en: 'Nova Scotia Human Rights Act' },
    section: '8',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'income'],
    source: 'https://humanrights.novascotia.ca/',
  },
  NT: {
    name: {
      fr: 'Loi sur les droits de la personne des Territoires du Nord-Ouest',
      en: 'Northwest Territories Human Rights Act',
    },
    section: '',
    forbids: 'using',
    grounds: [...ALWAYS, 'politics', 'income'],
    source: 'https://nwthumanrights.ca/',
  },
  NU: {
    name: { fr: 'Loi sur les droits de la personne du Nunavut', en: 'Nunavut Human Rights Act' },
    section: '',
    forbids: 'using',
    grounds: [...ALWAYS, 'citizenship', 'income'],
    source: 'http://www.nhrt.ca/',
  },
  ON: {
    name: { fr: 'Code des droits de la personne de l’Ontario', en: 'Ontario Human Rights Code' },
    section: '23',
    forbids: 'asking',
    grounds: [...ALWAYS, 'citizenship'],
    source: 'https://www.ontario.ca/laws/statute/90h19',
  },
  PE: {
    name: {
      fr: 'Human Rights Act (Île-du-Prince-Édouard)',
      en: 'Prince Edward Island Human Rights Act',
    },
    section: '6',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'income'],
    source: 'https://peihumanrights.ca/about-your-rights',
  },
  QC: {
    name: {
      fr: 'Charte des droits et libertés de la personne du Québec',
      en: 'Québec Charter of human rights and freedoms',
    },
    section: '18.1',
    forbids: 'asking',
    grounds: [...ALWAYS, 'politics', 'language', 'income'],
    source: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-12',
  },
  SK: {
    name: {
      fr: 'Saskatchewan Human Rights Code, 2018',
      en: 'The Saskatchewan Human Rights Code, 2018',
    },
    section: '19',
    forbids: 'asking',
    grounds: [...ALWAYS, 'income'],
    source: 'https://saskatchewanhumanrights.ca/learn/the-human-rights-code',
  },
  YT: {
    name: { fr: 'Loi sur les droits de la personne du Yukon', en: 'Yukon Human Rights Act' },
    section: '',
    forbids: 'using',
    grounds: [...ALWAYS, 'politics', 'language', 'income'],
    source: 'https://yukonhumanrights.ca/',
  },
  CA: {
    name: {
      fr: 'Loi canadienne sur les droits de la personne',
      en: 'Canadian Human Rights Act',
    },
    section: '8',
    forbids: 'asking',
    grounds: ALWAYS,
    source: 'https://laws-lois.justice.gc.ca/eng/acts/h-6/',
  },
};
