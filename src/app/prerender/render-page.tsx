/**
 * Draws pages where there is no browser. Bundled and run by the build alone
 * (`scripts/build/prerender.ts`), one page after the other: the language in use is one for all.
 */
import { msg } from '@lingui/core/macro';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { headTags, UNKNOWN_ORIGIN } from '#/domain/content/page-head.ts';
import { sitePlaces } from '#/domain/content/site-texts.ts';
import { pathInLocale } from '#/i18n/address.ts';
import { activateLocale, i18n, loadCatalog } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locale.ts';
import { SITE } from '#/parts/site.ts';
import { drawPlaces } from '#/parts/use-site.ts';
import { App } from '../App.tsx';
import { makeRouter } from '../make-router.ts';
import type { PrerenderedPage } from './pages.ts';
import { structuredData } from './structured-data.ts';

drawPlaces(sitePlaces());

export { NOT_FOUND_PAGE, PRERENDERED_PAGES } from './pages.ts';

/** The page's HTML inside `#root`, and the tags of its head. */
export const renderPage = async (
  { path, description, indexed = true, hasFeed = false }: PrerenderedPage,
  language: Locale,
): Promise<{ body: string; head: string }> => {
  await loadCatalog('shell', language);
  await activateLocale(language);
  const canonical = pathInLocale(path, language);
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [canonical] }) });
  await router.load();
  const named = router.state.matches.findLast(({ staticData }) => staticData.title);
  const name = named?.staticData.title ? i18n._(named.staticData.title) : undefined;
  const head = headTags(
    {
      title: name ? `${name} — ${SITE.name}` : i18n._(msg`Jalon — votre emploi au Canada`),
      description: description[language],
      canonical,
      language,
      alternates: { fr: path, en: pathInLocale(path, 'en') },
      indexed,
      hasFeed,
      jsonLd: indexed ? await structuredData(path, language, name ?? SITE.name) : [],
    },
    UNKNOWN_ORIGIN,
  );
  return { body: renderToString(<App router={router} />), head };
};
