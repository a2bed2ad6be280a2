import { comparePair, type ComparedPair, type PairField } from '#/domain/cv/pair/compare-pair.ts';
import { PAIR_LISTS, type PairList, type Sides } from '#/domain/cv/pair/pair-fields.ts';
import { writtenLanguage } from '#/domain/cv/form/written-language.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';
import { skillKey } from '#/domain/cv/record/skill-key.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { NOT_A_CV } from './answer-cvs.ts';
import { answerLines, BAD_LINE } from './json-lines.ts';
import { loadFile } from './load-file.ts';
import { readingFromJson } from './cv/reading-from-json.ts';

const USAGE =
  'Usage: jalon pair-cv A.json B.json\n       jalon pair-cv --lines < PAIRS.jsonl, {id, fr, en} or {id, a, b} a line\n';
/** Of two CVs as JSON. */
const MOST_CHARACTERS = 4_000_000;

/**
 * `pair-cv A.json B.json`: the same CV in French and in English, in either order: which entries belong together, and
 * what one says that the other does not. Exit code 0, 2 for a CV or a line that can't be read (`{error}`), 1 for a
 * wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  if (args.length === 1 && args[0] === '--lines')
    return answerLines(MOST_CHARACTERS, ({ fr, en, a, b }) => answer(fr ?? a, en ?? b));
  const [a, b, ...rest] = args;
  if (a === undefined || b === undefined || rest.length > 0 || args.some(isOption)) {
    process.stderr.write(USAGE);
    return 1;
  }
  const [first, second] = [await loadFile(a), await loadFile(b)];
  if (!first || !second) return 1;
  const printed = answer(parsed(first), parsed(second));
  process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
  return 'error' in printed ? BAD_LINE : 0;
};

const isOption = (arg: string): boolean => arg.startsWith('--');

const parsed = (bytes: Uint8Array): unknown => {
  if (bytes.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const answer = (a: unknown, b: unknown): object => {
  const [first, second] = [readingFromJson(a), readingFromJson(b)];
  if (!first || !second) return NOT_A_CV;
  const readings = inLanguages(first, second);
  const pair = { fr: recordOf(readings.fr, 'fr'), en: recordOf(readings.en, 'en') };
  return pairToJson(comparePair(pair), pair, readings);
};

/** By what each says it is written in, else by its sentences, else in the order given. */
const inLanguages = (first: CvReading, second: CvReading): Sides<CvReading> => {
  if (first.language !== second.language)
    return first.language === 'fr' ? { fr: first, en: second } : { fr: second, en: first };
  const isSwapped =
    writtenLanguage(recordOf(first, 'fr')) === 'en' ||
    writtenLanguage(recordOf(second, 'fr')) === 'fr';
  return isSwapped ? { fr: second, en: first } : { fr: first, en: second };
};

/** Ids of the two never meet: the CVs were written apart. */
const recordOf = (reading: CvReading, language: CvLanguage): CvRecord => {
  let ids = 0;
  const newId = () => language + String((ids += 1)).padStart(13, '0');
  const inputs = { newId, random: () => 0.5, now: 0 };
  return readingToRecord({ ...reading, language }, inputs, { title: '', sourceFileName: '' });
};

interface Difference {
  section: 'personal' | PairList;
  /** Places of the entries in each CV's list; null outside of lists, and where a CV lacks the entry. */
  fr: number | null;
  en: number | null;
  field: string | null;
  kind:
    | 'missing-entry'
    | 'missing-value'
    | 'value'
    | 'numbers'
    | 'lines'
    | 'untranslated'
    | 'order';
  /** The CV that lacks it. */
  missingIn: CvLanguage | null;
  values: Sides<readonly string[]> | null;
  numbers?: { missingInFr: readonly string[]; missingInEn: readonly string[] };
  lines?: { onlyFr: readonly string[]; onlyEn: readonly string[] };
}

/** The object `pair-cv` prints: names are its public interface, so they change only by addition. */
const pairToJson = (
  { personal, entries, moved }: ComparedPair,
  pair: Sides<CvRecord>,
  readings: Sides<CvReading>,
): object => {
  const place = (language: CvLanguage, list: PairList, id: string | undefined): number | null => {
    if (id === undefined) return null;
    const { skills } = readings[language].content;
    return list === 'skills'
      ? skills.findIndex((name) => skillKey(name) === id)
      : inOrder<{ order: string }>(pair[language][list]).findIndex(([entry]) => entry === id);
  };
  const differences: Difference[] = personal.flatMap((field) =>
    differencesOf(field, { section: 'personal', fr: null, en: null }),
  );
  const toCheck: object[] = unsureOf(personal, { section: 'personal', fr: null, en: null });
  const sections = PAIR_LISTS.map((list) => {
    const rows = entries[list].map((row) => ({
      fr: place('fr', list, row.fr),
      en: place('en', list, row.en),
      row,
    }));
    for (const { fr, en, row } of rows) {
      const at = { section: list, fr, en };
      if (row.lacks)
        differences.push({
          ...at,
          field: null,
          kind: 'missing-entry',
          missingIn: row.lacks,
          values: null,
        });
      differences.push(...row.fields.flatMap((field) => differencesOf(field, at)));
      toCheck.push(...unsureOf(row.fields, at));
    }
    return { section: list, pairs: rows.map(({ fr, en }) => ({ fr, en })) };
  });
  for (const list of moved)
    differences.push({
      section: list,
      fr: null,
      en: null,
      field: null,
      kind: 'order',
      missingIn: null,
      values: null,
    });
  return { same: differences.length === 0, sections, differences, toCheck };
};

type Place = Pick<Difference, 'section' | 'fr' | 'en'>;

function differencesOf(field: PairField, at: Place): Difference[] {
  const { name, standing, side, values, numbers, lines } = field;
  const base = { ...at, field: name, missingIn: null, values };
  if (standing === 'missing') return [{ ...base, kind: 'missing-value', missingIn: side ?? null }];
  if (standing !== 'differs') return [];
  const found: Difference[] = [];
  if (field.untranslated)
    found.push({ ...base, kind: 'untranslated', missingIn: field.untranslated });
  const onlyFr = lines.flatMap(({ fr, en }) =>
    en === undefined && fr !== undefined ? [values.fr[fr] ?? ''] : [],
  );
  const onlyEn = lines.flatMap(({ fr, en }) =>
    fr === undefined && en !== undefined ? [values.en[en] ?? ''] : [],
  );
  if (onlyFr.length > 0 || onlyEn.length > 0)
    found.push({
      ...base,
      kind: 'lines',
      missingIn: onlyEn.length === 0 ? 'en' : onlyFr.length === 0 ? 'fr' : null,
      lines: { onlyFr, onlyEn },
    });
  if (numbers.fr.length > 0 || numbers.en.length > 0)
    found.push({
      ...base,
      kind: 'numbers',
      numbers: { missingInFr: numbers.fr, missingInEn: numbers.en },
    });
  return found.length > 0 ? found : [{ ...base, kind: 'value' }];
}

/** What may be the same in words that the rules do not know. */
const unsureOf = (fields: readonly PairField[], at: Place): object[] =>
  fields
    .filter(({ standing }) => standing === 'unsure')
    .map(({ name, values }) => ({ ...at, field: name, values }));
