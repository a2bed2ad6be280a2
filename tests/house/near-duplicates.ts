/**
 * Two questions that would feel like one: those that share most of their words, or most of their runs of four
 * letters, whatever accents, capitals and marks they are written with.
 */

/** Shared words of all words of both. Of the shipped questions no two share more than half. */
const WORDS_SHARED = 0.55;
/** Shared runs of four letters of all runs of both: catches other endings and compounds of the same words. */
const RUNS_SHARED = 0.45;

/** Each pair of texts that is too much alike, with how much. */
export const nearDuplicates = (texts: readonly string[]): string[] => {
  const known = texts.map((text) => ({ text, words: wordsOf(text), runs: runsOf(text) }));
  return known.flatMap((one, place) =>
    known.slice(place + 1).flatMap((other) => {
      const words = shared(one.words, other.words);
      const runs = shared(one.runs, other.runs);
      if (words < WORDS_SHARED && runs < RUNS_SHARED) return [];
      return [`${one.text} | ${other.text} (words ${words.toFixed(2)}, runs ${runs.toFixed(2)})`];
    }),
  );
};

const foldedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

const wordsOf = (text: string): Set<string> => new Set(foldedWords(text));

const RUN = 4;

const runsOf = (text: string): Set<string> => {
  const line = foldedWords(text).join(' ');
  const count = Math.max(0, line.length - RUN + 1);
  return new Set(Array.from({ length: count }, (_, at) => line.slice(at, at + RUN)));
};

/** Jaccard's index, 0 to 1. */
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = one.intersection(other).size;
  return both / Math.max(1, one.size + other.size - both);
};
