import { expect, test } from 'vitest';
import type { PairField } from './compare-pair.ts';
import { nextSentence, withTranslation } from './next-sentence.ts';

const field = (change: Partial<PairField>): PairField => ({
  name: 'achievements',
  kind: 'lines',
  paths: { fr: 'a', en: 'a' },
  values: { fr: [], en: [] },
  standing: 'missing',
  side: 'en',
  before: {},
  lines: [],
  numbers: { fr: [], en: [] },
  untranslated: undefined,
  ...change,
});

test('line after line, those that are missing and those carried over in the other language’s words', () => {
  const fr = ['Gérer les stocks', 'Former douze personnes', 'Réduire les délais'];
  const next = (en: string[]) => nextSentence(field({ values: { fr, en } }), 'en');
  expect(next([])).toEqual({ at: 0, text: 'Gérer les stocks' });
  expect(next(['Managed the stock'])).toEqual({ at: 1, text: 'Former douze personnes' });
  expect(next(['Managed the stock', 'Former douze personnes', 'Cut delays'])?.at).toBe(1);
  expect(next(['Managed', 'Trained', 'Cut delays', 'Sold'])).toBeUndefined();
});

test('a paragraph that is older is said again, the same two sentences are not', () => {
  const values = { fr: ['Dix ans de ponts.'], en: ['Nine years of bridges.'] };
  const text = { kind: 'text', values } as const;
  expect(nextSentence(field({ ...text, standing: 'older' }), 'en')?.text).toBe('Dix ans de ponts.');
  expect(nextSentence(field({ ...text, standing: 'older', side: 'fr' }), 'en')).toBeUndefined();
  expect(nextSentence(field({ ...text, standing: 'same' }), 'en')).toBeUndefined();
  expect(nextSentence(field({ kind: 'name', values: { fr: ['Roy'], en: [] } }), 'en')).toBe(
    undefined,
  );
});

test('a translation takes its own place and no other', () => {
  expect(withTranslation([], { at: 2, text: '' }, 'Cut delays')).toEqual(['Cut delays']);
  expect(withTranslation(['a', 'b', 'c'], { at: 1, text: '' }, 'B')).toEqual(['a', 'B', 'c']);
});
