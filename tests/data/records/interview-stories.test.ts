// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import {
  createStory,
  editStory,
  listStories,
  noteStoryUse,
  tagStory,
  untagStory,
} from '#/data/records/training/interview-stories.ts';
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import type { DataContext } from '#/data/context.ts';
import { openContext } from '../context.ts';

const make = async (context: DataContext, title: string) => {
  const made = await createStory(context, context.newId(), 'fr', { title });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
};

test('stories are listed by their last change, without those in the bin', async () => {
  const context = await openContext();
  const first = await make(context, 'Un');
  context.advance(1000);
  const second = await make(context, 'Deux');
  context.advance(1000);
  await editStory(context, first.id, { result: 'Livré à temps' });
  const refs = [{ table: 'interviewStories' as const, id: second.id }];
  await moveToBin(context, refs);
  expect((await listStories(context)).map(({ title }) => title)).toEqual(['Un']);
  await restoreFromBin(context, refs);
  expect(await listStories(context)).toHaveLength(2);
});

test('a story has tags of the list and of one’s own, each once, and loses them', async () => {
  const context = await openContext();
  const { id } = await make(context, 'Un');
  const tag = async (name: string) => {
    const [story] = await listStories(context);
    if (story) await tagStory(context, story, name);
  };
  for (const name of ['teamwork', 'Soudage', ' soudage ', 'teamwork', '  ']) await tag(name);
  const [tagged] = await listStories(context);
  expect(Object.values(tagged?.competencies ?? {}).map(({ name }) => name)).toEqual([
    '',
    'Soudage',
  ]);
  await untagStory(context, id, 'teamwork');
  for (let count = 0; count < STORY_MAX.tags + 3; count += 1) await tag(`Mot ${count}`);
  const [full] = await listStories(context);
  expect(full?.competencies).not.toHaveProperty('teamwork');
  expect(Object.keys(full?.competencies ?? {})).toHaveLength(STORY_MAX.tags);
});

test('a story remembers the questions it was used for', async () => {
  const context = await openContext();
  await make(context, 'Un');
  for (const question of ['fr-conflit', 'fr-erreur', 'fr-conflit']) {
    const [story] = await listStories(context);
    if (story) await noteStoryUse(context, story, question);
  }
  const [used] = await listStories(context);
  expect(Object.values(used?.usedIn ?? {}).map(({ question }) => question)).toEqual([
    'fr-conflit',
    'fr-erreur',
  ]);
});
