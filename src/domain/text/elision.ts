import { foldWord, withoutLigatures } from './fold.ts';

/** In French: « d’Anne », « de Karim ». */
export const withDe = (name: string): string =>
  STARTS_WITH_VOWEL.test(foldWord(withoutLigatures(name))) ? `d’${name}` : `de ${name}`;

/** Not « haut fonctionnaire » nor « hockeyeur », whose h is aspirated. */
const STARTS_WITH_VOWEL = /^(?:[aeiou]|h(?!a|ockey|eros))/;

/**
 * A job's title after « poste » in a French sentence: « d’analyste en planification », « de commis ». It is a common
 * noun there and loses the capital of an advertisement, but not where each word has one: « de Software Developer » is
 * a name as it stands, and so is « de RH ».
 */
export const withDeJob = (title: string): string =>
  withDe(isSentence(title) ? title.replace(CAPITALISED, (letter) => letter.toLowerCase()) : title);

const CAPITALISED = /^\p{Lu}(?=\p{Ll})/u;

const isSentence = (title: string): boolean => {
  const [, ...others] = title.match(/[\p{L}\p{N}’'.+#-]{3,}/gu) ?? [];
  const isPlain = (word: string) => word === word.toLowerCase();
  return others.some(isPlain) || others.every((word) => !CAPITALISED.test(word));
};
