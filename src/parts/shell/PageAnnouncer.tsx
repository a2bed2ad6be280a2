import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { SITE } from '../site.ts';

declare module '@tanstack/react-router' {
  // An interface is the only thing the router lets an app add to.
  interface StaticDataRouteOption {
    /** The page's name, for the tab's title and for assistive technology. */
    title?: MessageDescriptor;
  }
}

/**
 * Keeps the document's title in the page's language; on a change of page,
 * puts the focus on its h1 and says its title.
 */
export function PageAnnouncer() {
  const { t } = useLingui();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const seen = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const words = title ? `${t(title)} — ${SITE.name}` : t`Jalon — votre emploi au Canada`;

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
