/** What the fields of a French and an English CV have in common, and what each language says in its own words. */
import type { CvLanguage } from '../content.ts';

export type FieldKind =
  /** The same in both languages. */
  | 'name'
  | 'contact'
  | 'date'
  | 'level'
  /** Written by each language's customs, and printed so from either. */
  | 'place'
  /** Said in the other language by the lexicon, where it knows them. */
  | 'title'
  | 'skill'
  | 'language'
  | 'study'
  /** Keeps the name it was given under, whatever the language. */
  | 'diploma'
  /** The person's own sentences: nobody but them says them in the other language. */
  | 'text'
  | 'lines';

export const PERSONAL_KINDS = {
  fullName: 'name',
  latinName: 'name',
  pronunciation: 'name',
  headline: 'title',
  email: 'contact',
  phone: 'contact',
  location: 'place',
  linkedin: 'contact',
  summary: 'text',
} as const satisfies Readonly<Record<string, FieldKind>>;

export const LIST_KINDS = {
  experience: {
    jobTitle: 'title',
    company: 'name',
    location: 'place',
    startDate: 'date',
    endDate: 'date',
    achievements: 'lines',
  },
  education: {
    degree: 'diploma',
    fieldOfStudy: 'study',
    institution: 'name',
    location: 'place',
    startDate: 'date',
    graduationDate: 'date',
    assessor: 'name',
    comparesTo: 'diploma',
    reportYear: 'date',
    details: 'lines',
  },
  skills: { name: 'skill' },
  languages: { name: 'language', level: 'level' },
  other: { title: 'text', entries: 'lines' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type PairList = keyof typeof LIST_KINDS;
export const PAIR_LISTS = Object.keys(LIST_KINDS) as readonly PairList[];

/** Whether only the person can say it in the other language. */
export const isSentence = (kind: FieldKind): boolean => kind === 'text' || kind === 'lines';

export const otherLanguage = (language: CvLanguage): CvLanguage =>
  language === 'fr' ? 'en' : 'fr';

/** One value for each of the two. */
export type Sides<T> = Readonly<Record<CvLanguage, T>>;
