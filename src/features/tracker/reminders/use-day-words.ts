import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';

/** Days, `YYYY-MM-DD`, in words: « lundi 23 novembre », “Monday, November 23”; and short, « 23 nov. ». */
export const useDayWords = () => {
  const { language } = useLanguage();
  const write = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...options, timeZone: 'UTC' })
      .format(new Date(`${day}T00:00:00Z`))
      // French counts the first of a month.
      .replace(/(^|\s)1(?=\s\p{L})/u, language === 'fr' ? '$11er' : '$11');
  return {
    long: (day: string) => write(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    short: (day: string) => write(day, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** The two lines of a calendar's leaf. */
    leaf: (day: string): [day: string, month: string] => [
      String(Number(day.slice(8))),
      write(day, { month: 'short' }),
    ],
  };
};
