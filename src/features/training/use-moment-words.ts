import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { whenWords } from '#/parts/when-words.ts';
import { now } from '#/platform/clock.ts';

/** « hier, 18 h 40 » */
export const useMomentWords = (): ((moment: number) => string) => {
  const { language } = useLanguage();
  return (moment) => {
    const { day, time } = whenWords(moment, now(), LANGUAGE_TAGS[language]);
    return `${day}, ${time}`;
  };
};
