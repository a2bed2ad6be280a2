/** A post as the server tells it and the pages draw it: guides (`article`) and news (`blog`). */
import { plainText, readMarkdown } from './markdown.ts';

export const POST_KINDS = ['article', 'blog'] as const;
export type PostKind = (typeof POST_KINDS)[number];
export type PostLanguage = 'fr' | 'en';

/** Where the posts of a kind are read; a post's page is one segment below. */
export const POST_PAGES: Readonly<Record<PostKind, '/articles' | '/blog'>> = {
  article: '/articles',
  blog: '/blog',
};

export interface PostSummary {
  kind: PostKind;
  language: PostLanguage;
  slug: string;
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Keys such as `interview`; what they are called belongs to the screens. */
  tags: readonly string[];
  /** A day, as `2026-11-02`. */
  publishedOn: string;
  /** The day its facts were last looked at again; '' when it never was. */
  revisedOn: string;
  /** Of reading. */
  minutes: number;
}

export interface Post extends PostSummary {
  /** Of the same post in the other language; '' when there is none. */
  translation: string;
  /** In the part of Markdown that `markdown.ts` reads. */
  body: string;
  sources: readonly Source[];
  related: readonly PostSummary[];
}

export interface Source {
  title: string;
  publisher: string;
  /** https: or http: */
  url: string;
}

const WORDS_PER_MINUTE = 200;

/** Whole minutes, one at least. Two hundred words a minute is slow on purpose: many read in a second language. */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(wordCount(body) / WORDS_PER_MINUTE));

/** Words of the running text; the marks of headings, lists and links are none. */
export const wordCount = (body: string): number =>
  readMarkdown(body)
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.map(plainText);
      if (block.kind === 'quotation') return block.lines.map(plainText);
      return plainText(block.parts);
    })
    .join(' ')
    .split(/[\s\u00A0\u202F]+/)
    .filter((word) => /[A-Za-z0-9À-ÿœŒ]/.test(word)).length;

/** `cv, interview` → its keys, in order, once each. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** One source per line, as `title | publisher | address`; undefined when a line is none. */
export const readSources = (text: string): Source[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const sources = lines.map(readSource).filter((source) => source !== undefined);
  return sources.length === lines.length ? sources : undefined;
};

const readSource = (line: string): Source | undefined => {
  const [title = '', publisher = '', url = '', ...more] = line
    .split('|')
    .map((part) => part.trim());
  return title && publisher && /^https?:\/\/[^\s/]+\.[^\s]+$/.test(url) && more.length === 0
    ? { title, publisher, url }
    : undefined;
};

/** Up to `count` others to read next: those that share most tags, then the newest. */
export const relatedPosts = <T extends Pick<PostSummary, 'slug' | 'tags' | 'publishedOn'>>(
  post: Pick<PostSummary, 'slug' | 'tags'>,
  others: readonly T[],
  count = 3,
): T[] => {
  const shared = (other: T): number => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return others
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b) - shared(a) || (b.publishedOn > a.publishedOn ? 1 : -1))
    .slice(0, count);
};
