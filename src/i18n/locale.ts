/** The interface's languages, which one to use, and where the choice is kept. */
export type Locale = 'fr' | 'en';

const LOCALES: readonly Locale[] = ['fr', 'en'];

/** BCP 47 tags, for `<html lang>` and `Intl`. */
export const LANGUAGE_TAGS: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };

const SETTINGS_KEY = 'generalSettings';

/** The stored choice, else the first of the browser's languages that we speak, else French. */
export const chooseLocale = (
  stored: string | null | undefined,
  browserLanguages: readonly string[],
): Locale =>
  asLocale(stored) ??
  browserLanguages.map((tag) => asLocale(tag.slice(0, 2).toLowerCase())).find(Boolean) ??
  'fr';

/** The stored choice; undefined when there is none that we speak. */
export const readStoredLocale = (): Locale | undefined => asLocale(readSettings()['language']);

/** What the script in the page's head (`src/app/boot.ts`) has settled. */
export const startingLocale = (): Locale =>
  asLocale(document.documentElement.lang.slice(0, 2)) ?? 'fr';

/** Keeps the other general settings that live in the same entry. */
export const storeLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...readSettings(), language: locale }));
  } catch {
    // Storage may be refused or full: the choice then lasts as long as the page.
  }
};

const asLocale = (text: unknown): Locale | undefined => LOCALES.find((locale) => locale === text);

const readSettings = (): Record<string, unknown> => {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof settings === 'object' && settings !== null
      ? (settings as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};

/** Moments as days in words; French counts the first of a month, « 1er décembre », which `Intl` does not. */
export const dayFormat = (
  tag: string,
  options: Intl.DateTimeFormatOptions,
): ((at: number | Date) => string) => {
  const form = new Intl.DateTimeFormat(tag, options);
  return (at) => {
    const written = form.format(at);
    return tag.startsWith('fr') ? written.replace(FIRST, '$11er') : written;
  };
};

/** A day before its month; an hour before its « h » is none. */
const FIRST = /(^|\s)1(?=\s(?!h\s)\p{L})/u;
