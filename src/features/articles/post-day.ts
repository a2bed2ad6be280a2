import { LANGUAGE_TAGS, type Locale } from '#/i18n/locale.ts';

/** `2026-11-02` → « 2 novembre 2026 », “November 2, 2026”. */
export const dayIn = (day: string, language: Locale): string => {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const written = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
};
