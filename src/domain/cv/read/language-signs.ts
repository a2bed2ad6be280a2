/** How much the small words, endings and accents of a text speak for French and for English. */
import type { CvLanguage } from '#/domain/cv/content.ts';
import { FUNCTION_WORDS, SHARED_WORDS } from '#/domain/cv/words/function-words.ts';
import { remembered } from '#/domain/memo.ts';
import { wordsOf } from './text-pieces.ts';

const FRENCH_ENDINGS =
  /(?:eur|euse|trice|ement|ique|iques|aux|eux|aire|aires|iere|ieres|ite|ites)$/;
const ENGLISH_ENDINGS = /(?:ing|ness|ship|ly|ed|ght|ment|ous)$/;

/** What each sign counts for its language. */
const POINTS = {
  /** A small word. */
  word: 1,
  /** An accented letter: names have them too. */
  accent: 0.3,
  /** A word's ending, rarer in the other language. */
  frenchEnding: 0.2,
  englishEnding: 0.25,
};

/** About one point for each small word of a language. */
export function languageSigns(text: string): Record<CvLanguage, number> {
  let fr = 0;
  let en = 0;
  for (const line of text.split('\n')) {
    const signs = signsOfLine(line);
    fr += signs.fr;
    en += signs.en;
  }
  return { fr, en };
}

const LINES_KEPT = 2000;

const signsOfLine = remembered((line): Readonly<Record<CvLanguage, number>> => {
  let french = accentSigns(line);
  let english = 0;
  for (const word of wordsOf(line)) {
    if (SHARED_WORDS.has(word)) continue;
    if (FUNCTION_WORDS.fr.has(word)) french += POINTS.word;
    else if (word.length > 4 && FRENCH_ENDINGS.test(word)) french += POINTS.frenchEnding;
    if (FUNCTION_WORDS.en.has(word)) english += POINTS.word;
    else if (word.length > 4 && ENGLISH_ENDINGS.test(word)) english += POINTS.englishEnding;
  }
  return { fr: french, en: english };
}, LINES_KEPT);

export const accentSigns = (text: string): number =>
  (text.match(/[éèêàçùœîôû]/giu) ?? []).length * POINTS.accent;
