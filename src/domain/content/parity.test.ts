import { expect, test } from 'vitest';
import { parityGaps, type PostState } from './parity.ts';

const post = (key: string, language: string, given: Partial<PostState> = {}): PostState => ({
  kind: 'article',
  key,
  language,
  title: `${key} ${language}`,
  isPublished: true,
  revisedOn: '2026-11-01',
  ...given,
});

test('what is published in both languages on the same day is no gap', () => {
  expect(parityGaps([post('a', 'fr'), post('a', 'en')])).toEqual([]);
});

test('names what is missing, not published or older, and in which language', () => {
  const gaps = parityGaps([
    post('alone', 'fr'),
    post('draft', 'fr', { isPublished: false }),
    post('draft', 'en'),
    post('older', 'fr', { revisedOn: '2026-11-20' }),
    post('older', 'en'),
    post('newer', 'fr'),
    post('newer', 'en', { revisedOn: '2026-11-20' }),
  ]);
  expect(gaps.map(({ key, gap, language, title }) => [key, gap, language, title])).toEqual([
    ['alone', 'missing', 'en', 'alone fr'],
    ['draft', 'draft', 'fr', 'draft en'],
    ['newer', 'older', 'fr', 'newer en'],
    ['older', 'older', 'en', 'older fr'],
  ]);
});

test('a draft that nobody sees is nobody’s gap, and a blog post is not a guide', () => {
  expect(parityGaps([post('x', 'fr', { isPublished: false })])).toEqual([]);
  expect(parityGaps([post('x', 'fr'), post('x', 'en', { kind: 'blog' })])).toHaveLength(2);
});
