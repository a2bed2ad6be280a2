/** Which language a CV is written in: French or English, from its headings, small words and accents. */
import type { CvLanguage } from '#/domain/cv/content.ts';
import { fold } from '#/domain/text/fold.ts';
import { accentSigns, languageSigns } from './language-signs.ts';
import type { SourceLine } from './lines/source-line.ts';
import { headingHit } from './sections/headings.ts';

/** What a heading spelt in one language only counts for it, where a small word counts one. */
const HEADING_POINTS = 2;

/** French when nothing tells: the product's first language. */
export function detectLanguage(lines: readonly SourceLine[]): CvLanguage {
  const signs = { fr: 0, en: 0 };
  for (const { text } of lines) {
    const heading = headingLanguage(text);
    const { fr, en } = heading ? { fr: accentSigns(text), en: 0 } : languageSigns(text);
    signs.fr += fr;
    signs.en += en;
    if (heading) signs[heading] += HEADING_POINTS;
  }
  return signs.en > signs.fr ? 'en' : 'fr';
}

/** A heading spelt in one language only is strong evidence on a short CV. */
function headingLanguage(text: string): CvLanguage | undefined {
  const phrase = fold(text)
    .replace(/[^\p{L}' ]/gu, '')
    .trim();
  if (!headingHit(phrase)?.full) return undefined;
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
