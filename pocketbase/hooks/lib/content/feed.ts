/** RSS 2.0 of guides and news, one feed per language, for readers and for those who follow by mail. */
import { escapeHtml } from '#/domain/content/escape-html.ts';
import { FEEDS } from '#/domain/content/page-head.ts';
import { POST_PAGES, type PostLanguage } from '#/domain/content/post.ts';
import { publicPosts, type KeyedPost } from './content.ts';
import { answerPublic } from './content-answer.ts';
import { publicOrigin } from '../public-origin.ts';

const LATEST = 30;

const WORDS: Readonly<Record<PostLanguage, { about: string; tag: string }>> = {
  fr: {
    about:
      'Chercher un emploi au Canada : des guides vérifiés et datés, et les nouvelles de Jalon.',
    tag: 'fr-CA',
  },
  en: {
    about: 'Finding work in Canada: guides that are checked and dated, and news of Jalon.',
    tag: 'en-CA',
  },
};

/** `GET /rss.xml` in French, `GET /en/rss.xml` in English. */
export const feed =
  (language: PostLanguage) =>
  (e: core.RequestEvent): void =>
    answerPublic(
      e,
      'application/rss+xml',
      rss(language, publicPosts(e.app, { language }), publicOrigin()),
    );

const rss = (language: PostLanguage, posts: readonly KeyedPost[], origin: string): string => {
  const { about, tag } = WORDS[language];
  const { path, title } = FEEDS[language];
  const home = language === 'en' ? `${origin}/en` : origin;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', `${home}/articles`),
    element('description', about),
    element('language', tag),
    `<atom:link href="${escapeHtml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, LATEST).map((post) => item(post, home)),
    '</channel></rss>',
  ].join('\n');
};

const item = (post: KeyedPost, home: string): string => {
  const address = `${home}${POST_PAGES[post.kind]}/${post.slug}`;
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element('description', post.summary),
    element('pubDate', mailDate(post.publishedOn)),
    ...post.tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');
};

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-11-02` → `Mon, 02 Nov 2026 12:00:00 +0000`, as RSS wants it: noon, so that it is that day all over Canada. */
const mailDate = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  const number = day.slice(8, 10);
  return `${DAYS[date.getUTCDay()]}, ${number} ${MONTHS[date.getUTCMonth()]} ${day.slice(0, 4)} 12:00:00 +0000`;
};
