import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Locale } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import type { PageText } from './page-text.ts';
import { siteFacts } from './site-facts.ts';

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
  const [shown, setShown] = useState(() => ({ language, words: source.loaded(language) }));

  useEffect(() => {
    if (shown.language === language) return;
    let wanted = true;
    source.load(language).then(
      (words) => wanted && setShown({ language, words }),
      // Out of reach: the words at hand stay, marked with their own language.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, shown.language, source]);

  const site = useSite();
  const text = useMemo(() => shown.words(siteFacts(site, shown.language)), [shown, site]);
  return <div lang={LANGUAGE_TAGS[shown.language]}>{children(text)}</div>;
}
