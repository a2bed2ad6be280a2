/**
 * Pages of posts as they leave the server: the head of the post, its text for readers without a script, and
 * what the page would ask for first, so that it comes alive without asking.
 */
import { escapeHtml } from '#/domain/content/escape-html.ts';
import { LIST_PLACE, PUBLISHED_ID } from '#/domain/content/filled-places.ts';
import { markdownHtml } from '#/domain/content/markdown-html.ts';
import { readMarkdown } from '#/domain/content/markdown.ts';
import {
  POST_KINDS,
  POST_PAGES,
  type Post,
  type PostKind,
  type PostSummary,
} from '#/domain/content/post.ts';
import { findPost, postList } from './content.ts';
import { findMovedPost, type PostAddress } from './moved-posts.ts';
import { fillSkeleton, put, withBlock } from './fill-skeleton.ts';
import { publicOrigin } from '../public-origin.ts';

export type FilledPage =
  | { html: string; status: 200 | 404 }
  /** The post stands at another address now. */
  | { movedTo: string };

/** `html`: the page as built. Undefined when the address is none of posts. */
export const fillPosts = (app: core.App, path: string, html: string): FilledPage | undefined => {
  const [, list, slug] = /^(?:\/en)?(\/articles|\/blog)(?:\/([^/]+))?$/.exec(path) ?? [];
  const kind = POST_KINDS.find((one) => POST_PAGES[one] === list);
  if (!kind) return undefined;
  if (slug === undefined) return { html: filledList(app, kind, html), status: 200 };
  const post = findPost(app, kind, slug);
  if (post) return { html: filledPost(post, html), status: 200 };
  const moved = findMovedPost(app, kind, slug);
  return moved ? { movedTo: addressOf(moved) } : { html, status: 404 };
};

const filledList = (app: core.App, kind: PostKind, html: string): string => {
  const language = /<html[^>]* data-written="en"/.test(html) ? 'en' : 'fr';
  const posts = postList(app, kind, language);
  const items = posts.map((post) => `<li>${linkTo(post)}<br>${escapeHtml(post.summary)}</li>`);
  return withData(
    put(html, LIST_PLACE, `<ul>${items.join('')}</ul>`),
    `/api/jalon/posts?kind=${kind}&language=${language}`,
    { posts },
  );
};

const filledPost = (post: Post, html: string): string => {
  const { kind, language, slug, title, summary, translation, publishedOn, revisedOn } = post;
  const other = language === 'fr' ? 'en' : 'fr';
  const address = addressOf({ kind, language, slug });
  const page = fillSkeleton(
    html.replace(/<html lang="[^"]*"/, `<html lang="${language}-CA" data-written="${language}"`),
    {
      title: `${title} — Jalon`,
      description: summary,
      canonical: address,
      language,
      alternates: {
        [language]: address,
        ...(translation
          ? { [other]: addressOf({ kind, language: other, slug: translation }) }
          : {}),
      },
      kind: 'article',
      hasFeed: true,
      jsonLd: {
        '@type': kind === 'article' ? 'Article' : 'BlogPosting',
        headline: title,
        description: summary,
        inLanguage: `${language}-CA`,
        datePublished: publishedOn,
        dateModified: revisedOn || publishedOn,
        mainEntityOfPage: address,
        publisher: { '@id': '/#organization' },
      },
      body: '',
    },
    publicOrigin(),
  );
  return withData(
    page.replace(/<noscript>[^]*?<\/noscript>/, () => `<noscript>${articleHtml(post)}</noscript>`),
    `/api/jalon/posts/${kind}/${slug}`,
    post,
  );
};

const articleHtml = (post: Post): string => {
  const { kind, language, title, summary, publishedOn, body, sources } = post;
  const home = language === 'en' ? '/en' : '';
  const list = sources
    .map(
      ({ title: name, publisher, url }) =>
        `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>, ${escapeHtml(publisher)}</li>`,
    )
    .join('');
  return `<article>
<p><a href="${home}${POST_PAGES[kind]}">Jalon</a></p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)}</p>
<p><time datetime="${publishedOn}">${publishedOn}</time></p>
${markdownHtml(readMarkdown(body), home)}
<h2>Sources</h2>
<ul>${list}</ul>
<ul>${post.related.map((other) => `<li>${linkTo(other)}</li>`).join('')}</ul>
</article>`;
};

const linkTo = (post: PostSummary): string =>
  `<a href="${addressOf(post)}">${escapeHtml(post.title)}</a>`;

const addressOf = ({ kind, language, slug }: PostAddress): string =>
  `${language === 'en' ? '/en' : ''}${POST_PAGES[kind]}/${slug}`;

const withData = (html: string, path: string, body: unknown): string =>
  withBlock(html, PUBLISHED_ID, JSON.stringify({ path, body }));
