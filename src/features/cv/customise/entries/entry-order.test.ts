import { expect, test } from 'vitest';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { keyAfter, moveEntry } from './entry-order.ts';

const entries = { a: { order: 'd' }, b: { order: 'h' }, c: { order: 'p' } };
const half = () => 0.5;

const namesAfter = (id: string, to: number): string => {
  const patch = moveEntry('languages', entries, id, to, half);
  const moved = patch[`languages.${id}.order`] as string | undefined;
  const after = moved ? { ...entries, [id]: { order: moved } } : entries;
  return inOrder(after)
    .map(([name]) => name)
    .join('');
};

test('an entry takes the place it is moved to, near or far', () => {
  expect(namesAfter('b', 0)).toBe('bac');
  expect(namesAfter('b', 2)).toBe('acb');
  expect(namesAfter('c', 1)).toBe('acb');
  expect(namesAfter('c', 0)).toBe('cab');
  expect(namesAfter('a', 2)).toBe('bca');
});

test('nothing moves to where it is, nor beyond the ends', () => {
  expect(moveEntry('languages', entries, 'b', 1, half)).toEqual({});
  expect(moveEntry('languages', entries, 'a', -1, half)).toEqual({});
  expect(moveEntry('languages', entries, 'c', 3, half)).toEqual({});
  expect(moveEntry('languages', entries, 'gone', 1, half)).toEqual({});
});

test('a copy stands right behind its original', () => {
  const order = keyAfter(entries, 'a', half);
  expect(order > 'd' && order < 'h').toBe(true);
  expect(keyAfter(entries, 'c', half) > 'p').toBe(true);
});
