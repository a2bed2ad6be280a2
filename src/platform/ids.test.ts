import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids are 15 letters and digits, and do not repeat', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(2000);
  expect(ids.every((id) => /^[a-z0-9]{15}$/.test(id))).toBe(true);
});

test('every character of the alphabet is drawn about as often', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 4000; index += 1)
    for (const character of newId()) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = (4000 * 15) / 36;
  expect(counts.size).toBe(36);
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(expected * 0.85);
    expect(count).toBeLessThan(expected * 1.15);
  }
});
