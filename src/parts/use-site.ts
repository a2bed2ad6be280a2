/** What the operator says of this instance, as last heard: with the page as it was served, then from the server. */
import { useSyncExternalStore } from 'react';
import { DEFAULT_SITE, readSite, siteAsDrawn, type Site } from '#/domain/content/site/site.ts';
import { siteTexts, type SiteTexts } from '#/domain/content/site/site-texts.ts';
import { SITE_ID } from '#/domain/content/filled-places.ts';
import { useLanguage } from './LanguageProvider.tsx';

export const useSite = (): Site => useSyncExternalStore(onSite, siteNow, drawnSite);

export const useSiteTexts = (): SiteTexts => {
  const { language } = useLanguage();
  return textsOf(useSite(), language);
};

const siteNow = (): Site => site;

export const setSite = (next: Site): void => {
  if (JSON.stringify(next) === JSON.stringify(site)) return;
  site = next;
  for (const listener of listeners) listener();
};

/** Pages drawn at build time hold places where the server puts the texts. */
export const drawPlaces = (places: SiteTexts): void => {
  textsOf = () => places;
};

export let textsOf: typeof siteTexts = siteTexts;

const writtenIntoPage = (): unknown => {
  const text =
    typeof document === 'undefined' ? null : document.querySelector(`#${SITE_ID}`)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

let site = readSite(writtenIntoPage()) ?? DEFAULT_SITE;
const drawn = siteAsDrawn(site);
const drawnSite = (): Site => drawn;

const listeners = new Set<() => void>();
const onSite = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
