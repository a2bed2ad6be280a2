/**
 * The guides and news that are shipped: whole, the same in both languages, sourced, well set, without a
 * dead link of ours; a guide says whom to turn to.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  readMarkdown,
  plainText,
  type Block,
  type Inline,
} from '../../src/domain/content/markdown.ts';
import { readPostFile, type PostFile } from '../../src/domain/content/post-file.ts';
import { POST_PAGES, readSources, readTags, wordCount } from '../../src/domain/content/post.ts';
import { isSlug } from '../../src/domain/content/slug.ts';
import { pageAt } from '../../src/domain/content/page-address.ts';
import { isBadEnglish } from './english-rules.ts';
import { faults } from './french-rules.ts';

const folder = path.resolve(import.meta.dirname, '../../pocketbase/seed');
const LENGTHS = { articles: [700, 1300], blog: [350, 600] } as const;
const LEAST_LINKS = { articles: { all: 3, official: 1 }, blog: { all: 0, official: 0 } } as const;

/** Governments, and what they fund for everyone: 2-1-1 and the centre for foreign credentials. */
const OFFICIAL =
  /^https:\/\/(?:[\w-]+\.)*(?:canada|quebec|ontario|alberta|saskatchewan|novascotia|princeedwardisland|yukon|gc|gouv\.qc|gov\.\w{2}|workbc|workingnb|cicic|211|antifraudcentre-centreantifraude)\.ca\//;

const TAGS = 'cv credentials interview rights search linkedin first-job quebec ontario jalon'.split(
  ' ',
);

interface Seed {
  name: string;
  kind: keyof typeof LENGTHS;
  key: string;
  language: 'fr' | 'en';
  file: PostFile;
  blocks: Block[];
}

const seeds = globSync('{articles,blog}/*/*.md', { cwd: folder }).map((name): Seed => {
  const [kind = '', key = '', base = ''] = name.split(path.sep);
  const file = readPostFile(readFileSync(path.join(folder, name), 'utf8'));
  if (!file) throw new Error(`${name} can't be read`);
  return {
    name,
    kind: kind as Seed['kind'],
    key,
    language: base === 'fr.md' ? 'fr' : 'en',
    file,
    blocks: readMarkdown(file.body),
  };
});

const texts = (block: Block): (readonly Inline[])[] => {
  if (block.kind === 'list') return [...block.items];
  return block.kind === 'quotation' ? [...block.lines] : [block.parts];
};
const partsOf = (seed: Seed): Inline[] => seed.blocks.flatMap(texts).flatMap(allParts);
const allParts = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((part) => ('parts' in part ? [part, ...allParts(part.parts)] : [part]));

test('nineteen guides and four posts or more, each in both languages, at the same dates, in as many parts', () => {
  const keys = (kind: string, language: string) =>
    seeds
      .filter((seed) => seed.kind === kind && seed.language === language)
      .map(({ key, file, blocks }) => ({
        key,
        publishedOn: file.publishedOn,
        revisedOn: file.revisedOn,
        parts: blocks.filter((block) => block.kind === 'heading' && block.level === 2).length,
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const [kind, least] of [
    ['articles', 19],
    ['blog', 4],
  ] as const) {
    expect(keys(kind, 'fr')).toEqual(keys(kind, 'en'));
    expect(keys(kind, 'fr').length).toBeGreaterThanOrEqual(least);
  }
});

test('addresses are their own', () => {
  for (const kind of ['articles', 'blog']) {
    const slugs = seeds.filter((seed) => seed.kind === kind).map(({ file }) => file.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  }
});

describe.each(seeds)('$name', (seed) => {
  const { kind, language, file, blocks } = seed;
  const links = partsOf(seed).flatMap((part) => (part.kind === 'link' ? part.href : []));

  test('is as long as its kind is', () => {
    const words = wordCount(file.body);
    const [least, most] = LENGTHS[kind];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test('fits its columns and its card', () => {
    expect(file.title.length).toBeLessThanOrEqual(90);
    expect(file.summary.length).toBeLessThanOrEqual(220);
    expect(readTags(file.tags).length).toBeGreaterThan(0);
    expect(readTags(file.tags).filter((tag) => !TAGS.includes(tag))).toEqual([]);
  });

  test('is dated, and not ahead of its day', () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = [file.publishedOn, file.revisedOn || file.publishedOn, today];
    expect(days.filter((day) => !/^20\d{2}-\d{2}-\d{2}$/.test(day))).toEqual([]);
    expect(days.toSorted()).toEqual(days);
  });

  test('names its sources', () => {
    const sources = readSources(file.sources) ?? [];
    expect(sources.length).toBeGreaterThanOrEqual(kind === 'articles' ? 3 : 2);
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
  });

  test('has headings in order, and links that lead somewhere', () => {
    expect(blocks.filter(({ kind: block }) => block === 'heading').length).toBeGreaterThan(2);
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? block.level : []));
    expect(levels.filter((level, place) => level - (levels[place - 1] ?? 1) > 1)).toEqual([]);
    expect(links.filter((href) => href.startsWith('/') && !isLive(href))).toEqual([]);
  });

  test('says whom to turn to: enough links, an official one among a guide’s', () => {
    const official = links.filter((href) => OFFICIAL.test(href));
    expect(links.length).toBeGreaterThanOrEqual(LEAST_LINKS[kind].all);
    expect(official.length).toBeGreaterThanOrEqual(LEAST_LINKS[kind].official);
    expect(links.filter((href) => !/^(?:\/(?!en\/)|https:\/\/)/.test(href))).toEqual([]);
  });

  const isLive = (href: string): boolean => {
    const [page = ''] = href.split('#');
    const [, list = '', slug] = page.split('/');
    const lists: readonly string[] = Object.values(POST_PAGES).map((one) => one.slice(1));
    return slug !== undefined && lists.includes(list)
      ? seeds.some(
          (other) => other.kind === list && other.language === language && other.file.slug === slug,
        )
      : pageAt(page) !== undefined;
  };

  test('keeps no mark of Markdown in what people read', () => {
    const read = partsOf(seed).flatMap((part) => (part.kind === 'text' ? part.text : []));
    expect(read.filter((text) => /[*`[\]{}]/.test(text))).toEqual([]);
  });

  test('is well set', () => {
    const words = [file.title, file.summary, ...blocks.flatMap(texts).map(wordsIn(language))];
    const found = language === 'fr' ? words.flatMap(faults) : words.filter(isBadEnglish);
    expect(found).toEqual([]);
  });
});

/** Passages in another language follow that language's rules. */
const wordsIn =
  (language: string) =>
  (parts: readonly Inline[]): string =>
    plainText(
      parts.map((part) =>
        part.kind === 'foreign' && !part.language.startsWith(language)
          ? { kind: 'text', text: 'X' }
          : part,
      ),
    );
