// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { recordConsent } from '#/data/records/settings.ts';
import { openContext } from '../../../tests/data/context.ts';
import { assist, type AssistAsk } from './assist.ts';

/** What the browser's own model was told, and what it says. */
const browserSays = (answer: string, availability = 'available'): string[] => {
  const told: string[] = [];
  vi.stubGlobal('LanguageModel', {
    availability: async () => availability,
    create: async ({ initialPrompts }: { initialPrompts: { content: string }[] }) => {
      told.push(...initialPrompts.map(({ content }) => content));
      return {
        prompt: async (text: string) => {
          told.push(text);
          return answer;
        },
        destroy: () => undefined,
      };
    },
  });
  return told;
};
afterEach(() => vi.unstubAllGlobals());

const ask = (): AssistAsk => ({
  purpose: 'achievement',
  language: 'fr',
  text: 'Responsable de la livraison de 14 km de conduites, joindre Nadia au 514 555-0142',
  facts: ['Conductrice de travaux'],
  names: ['Nadia Benali'],
  signal: new AbortController().signal,
});
const agreed = async () => {
  const context = await openContext();
  await recordConsent(context, { purpose: 'assist-achievement', given: true });
  return context;
};

test('nothing is asked before it is agreed to, nor once that is taken back', async () => {
  const told = browserSays('Livrer 14 km de conduites');
  const context = await openContext();
  const refused = { kind: 'failed', because: 'not-agreed' };
  expect(await assist(context, ask())).toEqual(refused);
  await recordConsent(context, { purpose: 'assist-achievement', given: true });
  await recordConsent(context, { purpose: 'assist-achievement', given: false });
  expect(await assist(context, ask())).toEqual(refused);
  expect(told).toEqual([]);
});

test('the browser’s model is told no name and no number to call, and its answer is judged', async () => {
  const context = await agreed();
  const told = browserSays('Livrer 14 km de conduites');
  expect(await assist(context, ask())).toEqual({
    kind: 'written',
    text: 'Livrer 14 km de conduites',
    by: 'browser',
  });
  expect(told.join(' ')).toContain('14 km');
  expect(told.join(' ')).not.toMatch(/Nadia|555/);
  browserSays('Livrer 15 km de conduites pour Hydro-Québec');
  expect(await assist(context, ask())).toMatchObject({
    kind: 'refused',
    refusal: { why: 'number' },
  });
});

test('a model that would have to be downloaded is not asked', async () => {
  const context = await agreed();
  const told = browserSays('Livrer 14 km de conduites', 'downloadable');
  expect(await assist(context, ask())).toEqual({ kind: 'failed', because: 'off' });
  expect(told).toEqual([]);
});
