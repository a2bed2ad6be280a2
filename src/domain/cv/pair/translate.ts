/** Words that the lexicon says in the other language. It translates whole terms, never a part of one. */
import { fold } from '../../text/fold.ts';
import type { CvLanguage } from '../content.ts';
import type { Term } from '../lexicon/read-lexicon.ts';
import { skills } from '../lexicon/skills.ts';
import { STUDY_FIELDS } from '../lexicon/study-fields.data.ts';
import { titles } from '../lexicon/titles.ts';
import { keyOf } from '../lexicon/words.ts';
import { otherLanguage, type FieldKind, type Sides } from './pair-fields.ts';

/** One thing, by its names in both languages. */
type Meaning = Sides<readonly string[]> & { id: string };
type Index = Sides<ReadonlyMap<string, readonly Meaning[]>>;

/**
 * How a whole term is said in the other language, the usual name first; several where only the person can choose, as
 * between « directeur » and « directrice ». Empty where the lexicon does not know it.
 */
export const translations = (kind: FieldKind, text: string, from: CvLanguage): string[] => {
  const to = otherLanguage(from);
  const found = meaningsOf(kind, text, from);
  const names = found.flatMap((meaning) => {
    const known = meaning[to].find((name) => fold(name) === fold(text.trim()));
    return known === undefined ? namesIn(meaning, kind, to) : [text.trim()];
  });
  const all = [...new Set(names.map((name) => dressed(name, text, kind, to)))];
  return all.slice(0, MOST);
};

const MOST = 4;

/** What a whole term means, by ids; empty where nobody knows. */
export const meaningIds = (kind: FieldKind, text: string, language: CvLanguage): string[] =>
  meaningsOf(kind, text, language).map(({ id }) => id);

function meaningsOf(kind: FieldKind, text: string, from: CvLanguage): readonly Meaning[] {
  const key = keyOf(text);
  if (key === '') return [];
  for (const index of indexesOf(kind)) {
    const found = index[from].get(key) ?? [];
    if (found.length > 0) return found;
  }
  return [];
}

/** The first name, and for a French title the other gender's form of it. */
function namesIn(meaning: Meaning, kind: FieldKind, to: CvLanguage): string[] {
  const [first, second] = meaning[to];
  if (first === undefined) return [];
  const isGendered =
    kind === 'title' && to === 'fr' && second !== undefined && isOtherGender(first, second);
  return isGendered ? [first, second] : [first];
}

/** « directeur », « directrice »: each word of the one begins like a word of the other. */
function isOtherGender(one: string, other: string): boolean {
  const [words, others] = [fold(one).split(' '), fold(other).split(' ')];
  return (
    words.length === others.length &&
    words.every((word, at) => others[at]?.slice(0, 4) === word.slice(0, 4)) &&
    words.some((word, at) => others[at] !== word)
  );
}

/** A title has the capitals of its language, any other term those of the first letter it is said with. */
function dressed(name: string, text: string, kind: FieldKind, to: CvLanguage): string {
  if (name === text.trim()) return name;
  if (kind === 'title' && to === 'en')
    return name.replace(/(?<![\p{L}\p{N}'’])\p{L}+/gu, (word) =>
      SMALL.has(word) ? word : raised(word),
    );
  return /^\p{Lu}/u.test(text.trim()) ? raised(name) : name;
}

const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const SMALL: ReadonlySet<string> = new Set('of and the in for to at on a an'.split(' '));

let known: { skills: Index; titles: Index; studies: Index } | undefined;

function indexesOf(kind: FieldKind): readonly Index[] {
  known ??= {
    skills: indexOf([...skills().values()].map(meaningOf)),
    titles: indexOf([...titles().values()].map(meaningOf)),
    studies: indexOf(studies()),
  };
  if (kind === 'title') return [known.titles];
  if (kind === 'study') return [known.studies, known.skills];
  return kind === 'skill' || kind === 'language' ? [known.skills] : [];
}

const meaningOf = ({
  id,
  fr,
  en,
}: {
  id: string;
  fr: readonly Term[];
  en: readonly Term[];
}): Meaning => ({ id, fr: fr.map(({ text }) => text), en: en.map(({ text }) => text) });

function indexOf(meanings: readonly Meaning[]): Index {
  const sideOf = (language: CvLanguage): Map<string, Meaning[]> => {
    const index = new Map<string, Meaning[]>();
    for (const meaning of meanings)
      for (const key of new Set(meaning[language].map(keyOf)))
        index.set(key, [...(index.get(key) ?? []), meaning]);
    return index;
  };
  return { fr: sideOf('fr'), en: sideOf('en') };
}

const studies = (): Meaning[] =>
  STUDY_FIELDS.map((names) => ({ ...names, id: names.en[0] ?? names.fr[0] ?? '' }));
