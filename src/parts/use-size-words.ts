import { LANGUAGE_TAGS, type Locale } from '#/i18n/locale.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** How large a file is, in words: « 340 ko », “2.5 MB”. Thousands of bytes, as files are counted everywhere. */
export const sizeWords = (bytes: number, language: Locale): string => {
  const { unit, of, digits } = unitFor(bytes);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(bytes > 0 ? Math.max(1, bytes / of) : 0);
};

export const useSizeWords = (): ((bytes: number) => string) => {
  const { language } = useLanguage();
  return (bytes) => sizeWords(bytes, language);
};

/** What would be written as 1,000 of a unit is one of the next. */
const unitFor = (bytes: number): { unit: string; of: number; digits: number } => {
  if (bytes >= 999.95e6) return { unit: 'gigabyte', of: 1e9, digits: 1 };
  if (bytes >= 999.5e3) return { unit: 'megabyte', of: 1e6, digits: 1 };
  return { unit: 'kilobyte', of: 1e3, digits: 0 };
};
