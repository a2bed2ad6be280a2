/**
 * A CV as it is rated: the same for a stored record and for a reading that a tool printed. Each entry knows the path at
 * which it is edited. Bounded, so that no CV costs more than a moment: what is beyond is not looked at.
 */
import { segmentsOf } from '../../sync/path.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import { REMOVAL_RULES } from '../canadian/reasons.ts';
import type { CvLanguage, Education, Experience, OtherSection, Personal } from '../content.ts';
import type { CvReading, RemovedKind } from '../reading.ts';
import { isBlankEntry } from '../form/check-cv.ts';
import { contentToPlace, unsurePaths } from '../form/last-check.ts';
import { looksLikeContent } from '../form/looks-like-content.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { CHECK_BELOW } from '../record/record-from-reading.ts';

export interface At {
  /** `experience.<id>` in a record, `experience.0` in a reading. */
  path: string;
}

export interface RatedCv {
  language: CvLanguage;
  personal: Personal;
  experience: (Experience & At)[];
  education: (Education & At)[];
  skills: { name: string; path: string }[];
  languages: { name: string; level: string; path: string }[];
  other: (OtherSection & At)[];
  /** Lines that hold something and are in no field. */
  unplaced: string[];
  /** Paths of fields that a machine read with doubt, with the line they came from. */
  unsure: { path: string; text: string }[];
  /** Personal data that this document shows. */
  personalData: { kind: RemovedKind; text: string }[];
  /** Of the document; undefined when nobody laid it out, or when more are wanted. */
  pages: number | undefined;
  /** Characters that its fonts lack. */
  missing: readonly string[];
  /** Dates as a file writes them, where the form is its own: `03/2021`, `2021-03`, `mars 2021`. */
  typedDates: readonly TypedDate[];
  /** `YYYY-MM`. */
  today: string;
}

export interface TypedDate {
  path: string;
  text: string;
  form: 'numeric' | 'reversed' | 'words';
}

export interface Surroundings {
  today: string;
  pages?: number;
  missing?: readonly string[];
  typedDates?: readonly TypedDate[];
}

const MOST = { entries: 60, texts: 60, characters: 2000 } as const;

export const ratedRecord = (cv: CvRecord, around: Surroundings): RatedCv =>
  bounded({
    language: cv.language,
    personal: cv.personal,
    experience: entriesOf('experience', cv.experience),
    education: entriesOf('education', cv.education),
    skills: entriesOf('skills', cv.skills),
    languages: entriesOf('languages', cv.languages),
    other: entriesOf('other', cv.other),
    unplaced: contentToPlace(cv),
    unsure: unsurePaths(cv).map((path) => ({ path, text: cv.evidence[path]?.line ?? '' })),
    personalData: inOrder(cv.removed).flatMap(([, { kind, text, restored }]) =>
      restored && isNotExpected(kind) ? [{ kind, text }] : [],
    ),
    pages: cv.longAllowed ? undefined : around.pages,
    missing: around.missing ?? [],
    typedDates: around.typedDates ?? [],
    today: around.today,
  });

/** A reading is about a file: what it shows of the person is on it still. */
export const ratedReading = (
  { language, content, unplaced, removed, evidence }: CvReading,
  around: Surroundings,
): RatedCv =>
  bounded({
    language,
    personal: content.personal,
    experience: numbered('experience', content.experience),
    education: numbered('education', content.education),
    skills: content.skills.map((name, at) => ({ name, path: `skills.${at}` })),
    languages: numbered('languages', content.languages),
    other: numbered('other', content.other),
    unplaced: unplaced.filter((text) => looksLikeContent(text, content.personal.fullName)),
    unsure: Object.entries(evidence)
      .filter(([, { confidence }]) => confidence < CHECK_BELOW)
      .map(([path, { line }]) => ({ path, text: line || textAt(content, path) })),
    personalData: removed.filter(({ kind }) => isNotExpected(kind)),
    pages: around.pages,
    missing: around.missing ?? [],
    typedDates: around.typedDates ?? [],
    today: around.today,
  });

const textAt = (content: object, path: string): string => {
  let value: unknown = content;
  for (const key of segmentsOf(path))
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
};

/** A licence to drive and a reference are left out for other reasons than what they tell of a person. */
const isNotExpected = (kind: RemovedKind): boolean =>
  kind !== 'drivingLicence' && kind !== 'signature' && REMOVAL_RULES[kind] !== undefined;

const entriesOf = <T extends { order: string }>(
  list: string,
  map: Readonly<Record<string, T>>,
): (T & At)[] =>
  inOrder(map)
    .filter(([, entry]) => !isBlankEntry(entry))
    .map(([id, entry]) => ({ ...entry, path: `${list}.${id}` }));

const numbered = <T extends object>(list: string, entries: readonly T[]): (T & At)[] =>
  entries.map((entry, at) => ({ ...entry, path: `${list}.${at}` }));

const bounded = (cv: RatedCv): RatedCv => ({
  ...cv,
  personal: cutTexts(cv.personal),
  experience: cutAll(cv.experience),
  education: cutAll(cv.education),
  skills: cutAll(cv.skills),
  languages: cutAll(cv.languages),
  other: cutAll(cv.other),
  unplaced: cv.unplaced.slice(0, MOST.texts),
  unsure: cv.unsure.slice(0, MOST.texts),
});

const cutAll = <T extends object>(entries: readonly T[]): T[] =>
  entries.slice(0, MOST.entries).map(cutTexts);

const cutTexts = <T extends object>(entry: T): T =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]): [string, unknown] => [
      key,
      typeof value === 'string'
        ? value.slice(0, MOST.characters)
        : Array.isArray(value)
          ? value
              .slice(0, MOST.texts)
              .map((text) => String(text).slice(0, MOST.characters))
              .filter((text) => text.trim() !== '')
          : value,
    ]),
  ) as T;
