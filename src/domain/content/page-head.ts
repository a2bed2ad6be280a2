/**
 * What a page says of itself in its `<head>`: to search engines, to people who share it and to
 * translators of the web. One text, written by the build for each page it prerenders and by the
 * server for each page it fills; the server's runtime has no `URL` and no `Intl`.
 */
import { escapeHtml } from './escape-html.ts';

type HeadLanguage = 'fr' | 'en';

export interface PageHead {
  /** As in the browser's tab. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The path of this page in its own language, such as `/en/about`. */
  canonical: string;
  language: HeadLanguage;
  /** The path of the page in each language it exists in; none for a page that stands alone. */
  alternates?: Partial<Record<HeadLanguage, string>>;
  /** Path of an image of 1200 × 630 pixels; default: the product's own. */
  image?: string;
  kind?: 'website' | 'article';
  /** Programs that follow sites find the feed of posts from here. */
  hasFeed?: boolean;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** Structured data (schema.org); paths in `url`, `@id`, `item`, `image` and the like may begin with a slash. */
  jsonLd?: readonly object[];
}

/** Stands between these two comments in every page, so that the server can write it again. */
export const HEAD_START = '<!--head-->';
export const HEAD_END = '<!--/head-->';

/** Stands for the site's own address in prerendered pages, until a request tells which it is. */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';

const LOCALES: Record<HeadLanguage, string> = { fr: 'fr_CA', en: 'en_CA' };
const TAGS: Record<HeadLanguage, string> = { fr: 'fr-CA', en: 'en-CA' };

const SHARED_IMAGE: Record<HeadLanguage, string> = {
  fr: '/icons/partage-fr.png',
  en: '/icons/partage-en.png',
};

/** The feed of posts in each language: its path, and its name in a reader's list. */
export const FEEDS: Record<HeadLanguage, { path: string; title: string }> = {
  fr: { path: '/rss.xml', title: 'Jalon : guides et nouvelles' },
  en: { path: '/en/rss.xml', title: 'Jalon: guides and news' },
};

/** The tags, HTML between the two marks; `origin` without a slash at its end. */
export const headTags = (head: PageHead, origin: string): string => {
  const { title, description, language, kind = 'website', indexed = true } = head;
  const address = origin + head.canonical;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(indexed ? [link('canonical', address)] : [meta('name', 'robots', 'noindex')]),
    ...alternateLinks(head, origin),
    ...(head.hasFeed ? [feedLink(FEEDS[language], origin)] : []),
    meta('property', 'og:site_name', 'Jalon'),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:image', origin + (head.image ?? SHARED_IMAGE[language])),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.jsonLd ?? []).map((data) => structuredData(data, origin)),
  ];
  return HEAD_START + tags.join('') + HEAD_END;
};

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, hreflang?: string): string =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`;

const alternateLinks = ({ alternates }: PageHead, origin: string): string[] => {
  const { fr, en } = alternates ?? {};
  if (!fr || !en) return [];
  return [
    link('alternate', origin + fr, TAGS.fr),
    link('alternate', origin + en, TAGS.en),
    link('alternate', origin + fr, 'x-default'),
  ];
};

const feedLink = ({ path, title }: { path: string; title: string }, origin: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(origin + path)}">`;

// A data block, which no policy runs; `<` is written so that no text can close it.
const structuredData = (data: object, origin: string): string => {
  const absolute = withOrigin({ '@context': 'https://schema.org', ...data }, origin);
  return `<script type="application/ld+json">${JSON.stringify(absolute).replace(/</g, '\\u003c')}</script>`;
};

/** Structured data wants whole addresses: a text that is a path becomes one. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(?!\/)\S*$/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]),
  );
};
