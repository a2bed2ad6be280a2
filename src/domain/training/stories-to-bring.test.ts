import { expect, test } from 'vitest';
import { newStory, type InterviewStory } from './interview-story.ts';
import { storiesToBring } from './stories-to-bring.ts';

const story = (id: string, language: 'fr' | 'en', title = id): InterviewStory =>
  newStory(id, 1, language, { title });
const ids = (stories: readonly InterviewStory[], language: 'fr' | 'en' | ''): string[] =>
  storiesToBring(stories, language).map(({ id }) => id);

test('those in the interview’s language come first, then the others, three in all', () => {
  const all = [story('a', 'fr'), story('b', 'en'), story('c', 'fr'), story('d', 'en')];
  expect(ids(all, 'en')).toEqual(['b', 'd', 'a']);
  expect(ids(all, '')).toEqual(['a', 'b', 'c']);
});

test('one that is still empty stays at home', () => {
  expect(ids([story('a', 'fr', ' '), story('b', 'fr')], 'fr')).toEqual(['b']);
  expect(ids([], 'fr')).toEqual([]);
});
