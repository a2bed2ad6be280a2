import { expect, it } from 'vitest';
import { noFacts } from './archive/linkedin-facts.ts';
import { completenessOf, ENOUGH, RUBRIC } from './completeness.ts';

const nothing = { checks: {}, archive: {} };

it('has a hundred points in all', () => {
  expect(Object.values(RUBRIC).reduce((sum, points) => sum + points, 0)).toBe(100);
});

it('knows nothing done at first, and counts what was read, kept or said', () => {
  expect(completenessOf(nothing, {}).score).toBe(0);
  const facts = { ...noFacts(), location: 'Laval', skills: ['a', 'b', 'c', 'd', 'e'] };
  const { score, steps } = completenessOf(
    { checks: { photo: true }, archive: { readAt: 1, facts } },
    { headline: ['x'.repeat(ENOUGH.headline)], summary: ['court'] },
  );
  expect(score).toBe(RUBRIC.photo + RUBRIC.location + RUBRIC.skills + RUBRIC.headline);
  expect(steps.filter(({ isDone }) => isDone).map(({ by }) => by)).toEqual([
    'person',
    'texts',
    'archive',
    'archive',
  ]);
});

it('lets the person have the last word', () => {
  const facts = { ...noFacts(), location: 'Laval' };
  expect(completenessOf({ checks: { location: false }, archive: { facts } }, {}).score).toBe(0);
});
