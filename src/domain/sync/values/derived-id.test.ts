import { expect, test } from 'vitest';
import { derivedId } from './derived-id.ts';

test('has the shape of every other id and depends on the text alone', () => {
  expect(derivedId('typescript')).toMatch(/^[a-z0-9]{15}$/);
  expect(derivedId('typescript')).toBe(derivedId('typescript'));
  expect(derivedId('')).toMatch(/^[a-z0-9]{15}$/);
});

test('tells 200,000 near texts apart', { timeout: 30_000 }, () => {
  const ids = new Set(Array.from({ length: 200_000 }, (_, number) => derivedId(`skill ${number}`)));
  expect(ids.size).toBe(200_000);
});
