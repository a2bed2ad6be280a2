import { dayNumber } from '#/domain/calendar/day.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** `2026-11-03` → « 3 novembre 2026 ». */
export const useDayWords = (): ((day: string) => string) => {
  const { language } = useLanguage();
  // Days have no clock: read and printed in one zone.
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (day) => {
    const number = dayNumber(day);
    return number === undefined ? day : format.format(number * DAY_MS);
  };
};
