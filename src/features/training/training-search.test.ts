import { expect, test } from 'vitest';
import { openFrom, toTrainingSearch } from './training-search.ts';

test('an address says the tab, the filters and what is open; anything else is let go', () => {
  expect(
    toTrainingSearch({
      tab: 'simulation',
      category: 'behavioral',
      level: 'chief',
      q: 360,
      question: 'fr-care-01',
      other: 'x',
    }),
  ).toEqual({ tab: 'simulation', category: 'behavioral', q: '360', question: 'fr-care-01' });
});

test('opening and closing keeps the tab and the filters', () => {
  const list = { tab: 'simulation', industry: 'healthcare' } as const;
  const opened = openFrom(list, { session: 's1' });
  expect(opened).toEqual({ ...list, session: 's1' });
  expect(openFrom(opened, {})).toEqual(list);
  expect(openFrom(opened, { question: 'q' })).toEqual({ ...list, question: 'q' });
});

test('what is named as undefined is taken out', () => {
  expect(openFrom({ tab: 'analytics', q: 'mot' }, { tab: undefined, q: undefined })).toEqual({});
});
