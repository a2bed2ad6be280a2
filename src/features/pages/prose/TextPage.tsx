import { useEffect, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Locale } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import type { PageText } from './page-text.ts';

/** Draws a page with its words; when the language changes, the page stays until the other words are there. */
export function TextPage<Text>({
  of: source,
  language: asked,
  children,
}: {
  of: PageText<Text>;
  /** Default: the interface's. */
  language?: Locale | undefined;
  children: (text: Text) => ReactNode;
}) {
  const { language: spoken } = useLanguage();
  const language = asked ?? spoken;
  const [shown, setShown] = useState(() => ({ language, text: source.loaded(language) }));

  useEffect(() => {
    if (shown.language === language) return;
    let wanted = true;
    source.load(language).then(
      (text) => wanted && setShown({ language, text }),
      // Out of reach: the words at hand stay, marked with their own language.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, shown.language, source]);

  return <div lang={LANGUAGE_TAGS[shown.language]}>{children(shown.text)}</div>;
}
