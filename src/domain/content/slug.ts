import { foldWord, withoutLigatures } from '../text/fold.ts';

/** Words as a part of an address: small letters without accents, figures and hyphens. */
export const slugOf = (words: string): string =>
  foldWord(withoutLigatures(words))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
