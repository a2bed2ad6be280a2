import { I18nProvider } from '@lingui/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { activateLocale, currentLocale, i18n } from '#/i18n/i18n.ts';
import { LANGUAGE_TAGS, storeLocale, type Locale } from '#/i18n/locale.ts';
import { nextPaint } from '#/platform/next-paint.ts';

export type LanguageContextValue = {
  language: Locale;
  /** Loads the words, then switches: the page stays mounted and keeps what was typed. */
  setLanguage: (language: Locale) => Promise<void>;
};

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/** Expects `activateLocale` to have run: the first screen is drawn in its own language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setShown] = useState(currentLocale);

  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language];
  }, [language]);

  const value = useMemo(() => {
    const setLanguage = async (next: Locale) => {
      // The press is answered before every word on the screen is drawn again.
      await nextPaint();
      await activateLocale(next);
      storeLocale(next);
      setShown(next);
    };
    return { language, setLanguage };
  }, [language]);

  return (
    <LanguageContext value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

export const useLanguage = (): LanguageContextValue => {
  const context = use(LanguageContext);
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider');
  return context;
};
