import { expect, it } from 'vitest';
import { PATCH_LIMITS, patchRefusal } from '../limits.ts';
import { applyPatch, type Json } from '../merge.ts';
import { patchParts } from './patch-parts.ts';

const SHAPE = { lists: ['skills'], addWins: [], flatMaps: [] };
const entries = Array.from({ length: 2 * PATCH_LIMITS.paths }, (_, index): [string, Json] => [
  `skills.s${index}`,
  { name: `skill ${index}` },
]);

it('a small patch stays as it is', () => {
  const patch = { title: 'A' };
  expect(patchParts(patch)).toEqual([patch]);
  expect(patchParts(patch)[0]).toBe(patch);
});

it('a large one becomes several that do the same, entries before their fields', () => {
  const patch = { 'skills.s0.name': 'corrected', ...Object.fromEntries(entries), title: 'A' };
  const parts = patchParts(patch);
  expect(parts).toHaveLength(3);
  expect(parts.map(patchRefusal)).toEqual([undefined, undefined, undefined]);
  const oneByOne = parts.reduce((body, part) => applyPatch(body, part, SHAPE), {});
  expect(oneByOne).toEqual(applyPatch({}, patch, SHAPE));
});
