import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** « 28 novembre 2026 » for milliseconds since 1970. */
export const useDay = (): ((at: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' });
  return (at) => format.format(at);
};
