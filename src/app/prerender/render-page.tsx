/**
 * Draws pages where there is no browser. Bundled and run by the build alone
 * (`scripts/build/prerender.ts`), one page after the other: the language in use is one for all.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { isIndexed, queryOf } from '#/domain/content/page-address.ts';
import { headTags, UNKNOWN_ORIGIN } from '#/domain/content/page-head.ts';
import { DESCRIPTIONS, documentTitle, pageRow, type PagePath } from '#/domain/content/pages.ts';
import { sitePlaces } from '#/domain/content/site/site-texts.ts';
import { pathInLocale } from '#/i18n/address.ts';
import { activateLocale, loadCatalog } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locale.ts';
import { drawPlaces } from '#/parts/use-site.ts';
import { App } from '../App.tsx';
import { makeRouter } from '../make-router.ts';
import { structuredData } from './structured-data.ts';

drawPlaces(sitePlaces());

/** The page's HTML inside `#root`, and the tags of its head; `view`: one of its other first views. */
export const renderPage = async (
  page: PagePath,
  language: Locale,
  view?: string,
): Promise<{ body: string; head: string }> => {
  await loadCatalog('shell', language);
  await activateLocale(language);
  const isUnknown = page === '/$';
  const path = isUnknown ? '/404' : page;
  const canonical = pathInLocale(path, language);
  const query = new URLSearchParams(queryOf(page, view)).toString();
  const router = makeRouter({
    history: createMemoryHistory({ initialEntries: [query ? `${canonical}?${query}` : canonical] }),
  });
  await router.load();
  const indexed = isIndexed(page);
  const head = headTags(
    {
      title: documentTitle(page, language),
      description: (DESCRIPTIONS[page] ?? DESCRIPTIONS['/'])[language],
      canonical,
      language,
      ...(!isUnknown && { alternates: { fr: path, en: pathInLocale(path, 'en') } }),
      indexed,
      hasFeed: pageRow(page).hasFeed ?? false,
      jsonLd: indexed ? await structuredData(page, language) : [],
    },
    UNKNOWN_ORIGIN,
  );
  return { body: renderToString(<App router={router} />), head };
};
