import { describe, expect, test } from 'vitest';
import type { PostSummary } from '#/domain/content/post.ts';
import { toPostSearch } from './post-address.ts';
import { dayIn } from '#/domain/content/written-day.ts';
import { matchingPosts, tagsOf } from './post-search.ts';

const post = (title: string, ...tags: string[]): PostSummary => ({
  kind: 'article',
  language: 'fr',
  slug: title,
  title,
  summary: 'Les règles, et pourquoi.',
  tags,
  publishedOn: '2026-11-02',
  revisedOn: '',
  minutes: 4,
});
const posts = [
  post('Évaluation de diplôme', 'credentials', 'cv'),
  post('Le CV canadien', 'cv'),
  post('La méthode STAR', 'interview'),
];
const titles = (search: Parameters<typeof matchingPosts>[1]) =>
  matchingPosts(posts, search).map(({ title }) => title);

describe('posts are found', () => {
  test.each([
    [{}, ['Évaluation de diplôme', 'Le CV canadien', 'La méthode STAR']],
    [{ tag: 'cv' }, ['Évaluation de diplôme', 'Le CV canadien']],
    [{ q: 'DIPLOME eval' }, ['Évaluation de diplôme']],
    [{ q: 'règles star' }, ['La méthode STAR']],
    [{ tag: 'cv', q: 'star' }, []],
    [{ q: ' ?! ' }, ['Évaluation de diplôme', 'Le CV canadien', 'La méthode STAR']],
  ])('by %j', (search, expected) => {
    expect(titles(search)).toEqual(expected);
  });
});

test('tags are listed once, those of most posts first', () => {
  expect(tagsOf(posts)).toEqual(['cv', 'credentials', 'interview']);
});

test.each([
  [
    { tag: 'cv', q: 'star' },
    { tag: 'cv', q: 'star' },
  ],
  [{ tag: ['cv'], q: null, other: 1 }, {}],
  [{ q: 'x'.repeat(81) }, {}],
  [{ q: 2026 }, { q: '2026' }],
])('the address %j opens as %j', (given, expected) => {
  expect(toPostSearch(given)).toEqual(expected);
});

test('days are written as each language does', () => {
  expect(dayIn('2026-11-02', 'fr')).toBe('2 novembre 2026');
  expect(dayIn('2026-12-01', 'fr')).toBe('1er décembre 2026');
  expect(dayIn('2026-12-01', 'en')).toBe('December 1, 2026');
  expect(dayIn('jadis', 'en')).toBe('jadis');
});
