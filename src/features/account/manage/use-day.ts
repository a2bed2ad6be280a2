import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** « 28 novembre 2026 » for milliseconds since 1970. */
export const useDay = (): ((at: number) => string) => {
  const { language } = useLanguage();
  const format = dayFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' });
  // One thing to read, so it stays on one line.
  return (at) => format(at).replaceAll(' ', '\u00A0');
};
