import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** 38 → « 38 % » in French, “38%” in English. */
export const usePercent = (): ((ofHundred: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent' });
  return (ofHundred) => format.format(ofHundred / 100);
};
