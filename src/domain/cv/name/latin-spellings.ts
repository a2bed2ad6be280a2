/** Words that a PDF has no letters for → how the tables of their scripts write them: a proposal, never printed unasked. */
import type { LaidOutCv } from '../layout/laid-out.ts';
import { romanised } from './romanise.ts';

interface LatinSpelling {
  word: string;
  latin: string;
}

/** So many say how it is done. */
const MOST = 4;

export const latinSpellings = (missing: LaidOutCv['missing']): LatinSpelling[] => {
  const lacking = new Set(missing.map(({ character }) => character));
  const words = missing.flatMap(({ text }) => text.match(/[\p{L}\p{M}’'-]+/gu) ?? []);
  return [...new Set(words)]
    .filter((word) => [...word].some((letter) => lacking.has(letter)))
    .flatMap((word) => {
      const latin = romanised(word);
      return latin === undefined ? [] : [{ word, latin }];
    })
    .slice(0, MOST);
};
