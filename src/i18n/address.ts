/** Addresses in two languages: a page is at `/x` in French and at `/en/x` in English. */
import type { Locale } from './locale.ts';

const ENGLISH = /^\/en(?=\/|$)/;

export const localeOfPath = (path: string): Locale => (ENGLISH.test(path) ? 'en' : 'fr');

/** `/en/about` → `/about`: what the routes are named by. */
export const pathWithoutLocale = (path: string): string => path.replace(ENGLISH, '') || '/';

/** The address of a page in a language, from its address in either. */
export const pathInLocale = (path: string, locale: Locale): string => {
  const bare = pathWithoutLocale(path);
  if (locale === 'fr') return bare;
  return bare === '/' ? '/en' : `/en${bare}`;
};
