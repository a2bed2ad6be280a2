/** `GET /sitemap.xml`: every page a search engine may show, in both languages, posts included. */
import { escapeHtml } from '#/domain/content/escape-html.ts';
import { LISTED_PAGES } from '#/domain/content/page-address.ts';
import { POST_PAGES } from '#/domain/content/post.ts';
import { publicPosts, type KeyedPost } from './content.ts';
import { answerPublic } from './content-answer.ts';
import { publicOrigin } from '../public-origin.ts';

type Pair = { fr?: string | undefined; en?: string | undefined; changedOn?: string };

export const sitemap = (e: core.RequestEvent): void => {
  const origin = publicOrigin();
  const pairs = [...LISTED_PAGES.map(pageIn), ...postPairs(publicPosts(e.app))];
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pairs.flatMap((pair) => entries(pair, origin)),
    '</urlset>',
  ].join('\n');
  answerPublic(e, 'application/xml', text);
};

const pageIn = (path: string): Pair => ({ fr: path, en: `/en${path}`.replace(/\/$/, '') });

/** A post and its translation stand together. */
const postPairs = (posts: readonly KeyedPost[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { kind, key, language, slug, publishedOn, revisedOn } of posts) {
    const name = `${kind}/${key}`;
    const pair = pairs.get(name) ?? {};
    const changedOn = revisedOn || publishedOn;
    const path = `${language === 'en' ? '/en' : ''}${POST_PAGES[kind]}/${slug}`;
    const newest = pair.changedOn && pair.changedOn > changedOn ? pair.changedOn : changedOn;
    pairs.set(name, { ...pair, [language]: path, changedOn: newest });
  }
  return [...pairs.values()];
};

const entries = (pair: Pair, origin: string): string[] => {
  const { fr, en, changedOn } = pair;
  const alternates =
    fr && en
      ? [
          alternate('fr-CA', origin + fr),
          alternate('en-CA', origin + en),
          alternate('x-default', origin + fr),
        ]
      : [];
  return [fr, en]
    .filter((path) => path !== undefined)
    .map((path) =>
      [
        `<url><loc>${escapeHtml(origin + path)}</loc>`,
        ...(changedOn ? [`<lastmod>${changedOn}</lastmod>`] : []),
        ...alternates,
        '</url>',
      ].join(''),
    );
};

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
