import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageAt } from '#/domain/content/page-address.ts';
import { documentTitle } from '#/domain/content/pages.ts';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { useLanguage } from '../LanguageProvider.tsx';

/**
 * Keeps the document's title in the page's language; on a change of page,
 * puts the focus on its h1 and says its title.
 */
export function PageAnnouncer() {
  const { language } = useLanguage();
  // Of the page that is shown, also while the next one is on its way.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const seen = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const words = documentTitle(pageAt(shown.replace(/(?<=.)\/$/, '')) ?? '/$', language);

  useEffect(() => {
    document.title = words;
  }, [words]);

  useEffect(() => {
    if (path === undefined || seen.current === path) return;
    const first = seen.current === undefined;
    seen.current = path;
    if (first) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setSaid(words);
  }, [path, words]);

  return (
    <span role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
