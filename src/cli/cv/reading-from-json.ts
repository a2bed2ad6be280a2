/** A CV as `read-cv` prints it, read back: what is not of that shape is left out, and nothing is taken for granted. */
import {
  emptyContent,
  LANGUAGE_LEVELS,
  OTHER_SECTION_KINDS,
  type CvContent,
  type CvDate,
  type CvLanguage,
} from '#/domain/cv/content.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { REMOVED_KINDS, type CvReading } from '#/domain/cv/reading.ts';

type Json = Readonly<Record<string, unknown>>;

/** More than any CV holds. */
const MOST = { items: 400, characters: 20_000 } as const;

export const isLanguage = (value: unknown): value is CvLanguage => value === 'fr' || value === 'en';

/** Undefined when the value is no object at all. `language` decides over the one that is written in it. */
export const readingFromJson = (value: unknown, language?: CvLanguage): CvReading | undefined => {
  if (!isObject(value)) return undefined;
  const written = isLanguage(value['lang']) ? value['lang'] : 'fr';
  return {
    language: language ?? written,
    content: contentOf(value),
    removed: objectsIn(value['removed']).flatMap(({ kind, text }) => {
      const known = REMOVED_KINDS.find((one) => one === kind);
      return known ? [{ kind: known, text: textOf(text) }] : [];
    }),
    unplaced: textsIn(value['unplaced']),
    evidence: Object.fromEntries(
      Object.entries(isObject(value['confidence']) ? value['confidence'] : {})
        .slice(0, MOST.items * 10)
        .flatMap(([path, confidence]) =>
          typeof confidence === 'number' ? [[path, { line: '', confidence }]] : [],
        ),
    ),
  };
};

const contentOf = (cv: Json): CvContent => ({
  personal: Object.fromEntries(
    Object.keys(emptyContent().personal).map((field) => [field, textOf(cv[field])]),
  ) as unknown as CvContent['personal'],
  experience: objectsIn(cv['experience']).map((entry) => ({
    jobTitle: textOf(entry['jobTitle']),
    company: textOf(entry['company']),
    location: textOf(entry['location']),
    startDate: dateOf(entry['startDate']),
    endDate: dateOf(entry['endDate']),
    achievements: textsIn(entry['achievements']),
  })),
  education: objectsIn(cv['education']).map((entry) => ({
    degree: textOf(entry['degree']),
    fieldOfStudy: textOf(entry['fieldOfStudy']),
    institution: textOf(entry['institution']),
    location: textOf(entry['location']),
    startDate: dateOf(entry['startDate']),
    graduationDate: dateOf(entry['graduationDate']),
    details: textsIn(entry['details']),
  })),
  skills: textsIn(cv['skills']),
  languages: objectsIn(cv['languages']).map(({ name, level }) => ({
    name: textOf(name),
    level: LANGUAGE_LEVELS.find((one) => one === level) ?? '',
  })),
  other: objectsIn(cv['other']).map(({ kind, title, entries }) => ({
    kind: OTHER_SECTION_KINDS.find((one) => one === kind) ?? 'other',
    title: textOf(title),
    entries: textsIn(entries),
  })),
});

/** As it was typed when it can't be read. */
const dateOf = (value: unknown): CvDate => {
  const text = textOf(value).slice(0, 60);
  const date = parseTypedDate(text, { presentAllowed: true });
  return date.ok ? date.value : text;
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MOST.characters).normalize('NFC').trim() : '';

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST.items) : [];

const textsIn = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '');

const objectsIn = (value: unknown): Json[] => listOf(value).filter(isObject);
