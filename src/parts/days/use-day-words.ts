import { dayNumber } from '#/domain/calendar/day.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** Days (`YYYY-MM-DD`), hours (`HH:mm`) and months (`YYYY-MM`) as they are written on this screen. */
export const useDayWords = () => {
  const { language } = useLanguage();
  const tag = LANGUAGE_TAGS[language];
  const words = made.get(tag) ?? dayWords(tag);
  made.set(tag, words);
  return words;
};

const dayWords = (tag: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const write = dayFormat(tag, { ...options, timeZone: 'UTC' });
    return (day: string): string => {
      const number = dayNumber(day);
      return number === undefined ? day : write(number * DAY_MS);
    };
  };
  const thisYear = format({ day: 'numeric', month: 'short' });
  const otherYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const hours = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const year = String(new Date().getFullYear());
  return {
    /** « 24 nov. », with its year where it is another one than this. */
    short: (day: string): string => (day.startsWith(year) ? thisYear : otherYear)(day),
    /** « mardi 24 nov. » */
    weekday: format({ weekday: 'long', day: 'numeric', month: 'short' }),
    /** « mardi 24 novembre 2026 » */
    long: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdayName: format({ weekday: 'long' }),
    weekdayShort: format({ weekday: 'short' }),
    monthShort: format({ month: 'short' }),
    month: (month: string): string => format({ month: 'long', year: 'numeric' })(`${month}-01`),
    /** « 10 h 30 »; '' for ''. */
    time: (time: string): string =>
      time === '' ? '' : hours.format(Date.parse(`1970-01-01T${time}Z`)),
  };
};

/** By language: a formatter is costly to make, and every card needs some. */
const made = new Map<string, ReturnType<typeof dayWords>>();
