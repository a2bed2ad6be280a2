import { describe, expect, test } from 'vitest';
import { readPostFile } from './post-file.ts';
import { readingMinutes, readSources, readTags, relatedPosts, wordCount } from './post.ts';
import { isSlug, slugOf } from './slug.ts';

describe('a slug', () => {
  test('has no accents, ligatures, apostrophes or marks', () => {
    expect(slugOf('L’œuvre d’Élodie : où en êtes-vous?')).toBe('l-oeuvre-d-elodie-ou-en-etes-vous');
  });

  test('is told from what is none', () => {
    const given = ['methode-star', 'star-2', 'Star', 'star--x', '-star', 'étoile', ''];
    expect(given.filter(isSlug)).toEqual(['methode-star', 'star-2']);
  });
});

test('words are counted without marks, numbers with them', () => {
  expect(wordCount('## Deux mots\n\n- **trois** 45 *jours*\n\n[un lien](/faq) : —')).toBe(7);
});

test('reading takes a minute at least, then one for each 200 words', () => {
  expect(readingMinutes('court')).toBe(1);
  expect(readingMinutes('mot '.repeat(700))).toBe(4);
});

test('tags are keys with commas between, once each', () => {
  expect(readTags(' cv, interview,cv ,')).toEqual(['cv', 'interview']);
});

describe('sources', () => {
  test('are lines of title, publisher and address', () => {
    expect(readSources('Règlement 476/24 | Ontario | https://www.ontario.ca/laws/x\n\n')).toEqual([
      { title: 'Règlement 476/24', publisher: 'Ontario', url: 'https://www.ontario.ca/laws/x' },
    ]);
  });

  test.each([
    'Sans adresse | Quelqu’un',
    'Titre | Éditeur | javascript:alert(1)',
    'Titre | Éditeur | https://x.ca | en trop',
    '| Éditeur | https://x.ca/y',
  ])('refuse « %s »', (line) => {
    expect(readSources(line)).toBeUndefined();
  });
});

test('the posts to read next share most tags, then are the newest, never the post itself', () => {
  const post = (slug: string, publishedOn: string, ...tags: string[]) => ({
    slug,
    publishedOn,
    tags,
  });
  const others = [
    post('même', '2026-11-05', 'cv', 'interview'),
    post('ancien', '2026-01-01', 'interview'),
    post('nouveau', '2026-11-01', 'interview'),
    post('autre', '2026-11-02', 'linkedin'),
    post('deux', '2025-01-01', 'interview', 'cv'),
  ];
  const [self] = others;
  expect(self && relatedPosts(self, others).map(({ slug }) => slug)).toEqual([
    'deux',
    'nouveau',
    'ancien',
  ]);
});

describe('a post’s file', () => {
  const file = [
    '---',
    'title: Un titre : deux temps',
    'slug: un-titre',
    'summary: Une phrase.',
    'tags: cv, interview',
    'publishedOn: 2026-11-02',
    'sources:',
    '- Guide | Éditeur | https://example.org/guide',
    '---',
    '',
    '## Corps',
  ].join('\n');

  test('is read into its fields', () => {
    expect(readPostFile(file)).toEqual({
      title: 'Un titre : deux temps',
      slug: 'un-titre',
      summary: 'Une phrase.',
      tags: 'cv, interview',
      publishedOn: '2026-11-02',
      revisedOn: '',
      sources: 'Guide | Éditeur | https://example.org/guide',
      body: '## Corps',
    });
  });

  test('without its frame or its slug is none', () => {
    expect(readPostFile('## Corps')).toBeUndefined();
    expect(readPostFile(file.replace('slug: un-titre\n', ''))).toBeUndefined();
  });
});
