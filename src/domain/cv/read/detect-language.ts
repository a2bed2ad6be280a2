/** Which language a CV is written in: French or English, from its small words and accents. */
import type { CvLanguage } from '#/domain/cv/content.ts';
import { FUNCTION_WORDS, SHARED_WORDS } from '#/domain/cv/words/function-words.ts';
import { HEADING_PHRASES } from '#/domain/cv/words/headings.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from './text-pieces.ts';
import type { SourceLine } from './lines/source-line.ts';

const FRENCH_ENDINGS =
  /(?:eur|euse|trice|ement|ique|iques|aux|eux|aire|aires|iere|ieres|ite|ites)$/;
const ENGLISH_ENDINGS = /(?:ing|ness|ship|ly|ed|ght|ment|ous)$/;

/** What each sign counts for its language. */
const POINTS = {
  /** A heading spelt in one language only. */
  heading: 2,
  /** A small word. */
  word: 1,
  /** An accented letter: names have them too. */
  accent: 0.3,
  /** A word's ending, rarer in the other language. */
  frenchEnding: 0.2,
  englishEnding: 0.25,
};

/** French when nothing tells: the product's first language. */
export function detectLanguage(lines: readonly SourceLine[]): CvLanguage {
  const { fr, en } = languageSigns(lines.map(({ text }) => text));
  return en > fr ? 'en' : 'fr';
}

/** How much speaks for each language; about one point for each of its small words. */
export function languageSigns(texts: readonly string[]): Record<CvLanguage, number> {
  let french = 0;
  let english = 0;
  for (const text of texts) {
    const heading = headingLanguage(text);
    french += heading === 'fr' ? POINTS.heading : 0;
    english += heading === 'en' ? POINTS.heading : 0;
    french += (text.match(/[éèêàçùœîôû]/giu) ?? []).length * POINTS.accent;
    if (heading) continue;
    for (const word of wordsOf(text)) {
      if (SHARED_WORDS.has(word)) continue;
      if (FUNCTION_WORDS.fr.has(word)) french += POINTS.word;
      else if (word.length > 4 && FRENCH_ENDINGS.test(word)) french += POINTS.frenchEnding;
      if (FUNCTION_WORDS.en.has(word)) english += POINTS.word;
      else if (word.length > 4 && ENGLISH_ENDINGS.test(word)) english += POINTS.englishEnding;
    }
  }
  return { fr: french, en: english };
}

/** A heading spelt in one language only is strong evidence on a short CV. */
function headingLanguage(text: string): CvLanguage | undefined {
  const phrase = fold(text)
    .replace(/[^\p{L}' ]/gu, '')
    .trim();
  if (!HEADING_PHRASES.has(phrase)) return undefined;
  if (/[éèêàçœ]/iu.test(text)) return 'fr';
  if (
    /^(?:langues?|competences|formations?|etudes|benevolat|interets|loisirs|coordonnees|profil|scolarite|parcours.*)$/.test(
      phrase,
    )
  )
    return 'fr';
  if (
    /^(?:skills|languages?|education|work .*|employment.*|volunteer.*|interests|summary|profile|awards)$/.test(
      phrase,
    )
  )
    return 'en';
  return undefined;
}
