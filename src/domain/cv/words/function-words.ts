/** Small words and endings that tell French from English, folded except where the accent is the sign. */
import { foldWord } from '#/domain/text/fold.ts';
import { monthName } from '#/domain/text/months.ts';

/** `mars`, `mai` and `may` are other words or names too: no evidence. */
const DOUBTFUL_MONTHS = new Set(['mars', 'mai', 'may']);

export const FUNCTION_WORDS: Record<'fr' | 'en', ReadonlySet<string>> = {
  fr: wordsAndMonths(
    'fr',
    `le la les l un une des du de d et ou en dans sur sous avec pour par au aux ce cette ces son sa ses leur leurs mon ma mes notre nos que qui dont est sont ete a ai ainsi
    afin chez depuis jusqu entre vers sans plus tres tout tous toute toutes selon lors auprès aupres aujourd hui
    experience formation competences langues francais anglais baccalaureat maitrise diplome universite ecole gestion developpement equipe stage courant maternelle`,
  ),
  en: wordsAndMonths(
    'en',
    `the a an and or of in on at with for to from by as is are was were be been this that these those my our their its it which who while within across over under using
    than more all each per via into through present current
    experience education skills languages french english bachelor master degree university school college management development team internship fluent native led managed developed`,
  ),
};

/** In both languages, or proper to CV furniture: no evidence. */
export const SHARED_WORDS: ReadonlySet<string> = new Set(['a', 'experience', 'on', 'd', 'l']);

function wordsAndMonths(language: 'fr' | 'en', words: string): ReadonlySet<string> {
  const months = Array.from({ length: 12 }, (_, at) =>
    foldWord(monthName(at + 1, language, 'full')),
  );
  return new Set([...words.split(/\s+/), ...months.filter((month) => !DOUBTFUL_MONTHS.has(month))]);
}
