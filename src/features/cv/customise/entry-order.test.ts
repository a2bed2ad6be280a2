import { expect, test } from 'vitest';
import { inOrder } from '#/domain/sync/order-key.ts';
import { keyAfter, moveEntry } from './entry-order.ts';

const entries = { a: { order: 'd' }, b: { order: 'h' }, c: { order: 'p' } };
const half = () => 0.5;

const namesAfter = (id: string, step: -1 | 1): string => {
  const patch = moveEntry('languages', entries, id, step, half);
  const moved = patch[`languages.${id}.order`] as string | undefined;
  const after = moved ? { ...entries, [id]: { order: moved } } : entries;
  return inOrder(after)
    .map(([name]) => name)
    .join('');
};

test('an entry moves by one place each way', () => {
  expect(namesAfter('b', -1)).toBe('bac');
  expect(namesAfter('b', 1)).toBe('acb');
  expect(namesAfter('c', -1)).toBe('acb');
  expect(namesAfter('a', 1)).toBe('bac');
});

test('nothing moves beyond the ends', () => {
  expect(moveEntry('languages', entries, 'a', -1, half)).toEqual({});
  expect(moveEntry('languages', entries, 'c', 1, half)).toEqual({});
  expect(moveEntry('languages', entries, 'gone', 1, half)).toEqual({});
});

test('a copy stands right behind its original', () => {
  const order = keyAfter(entries, 'a', half);
  expect(order > 'd' && order < 'h').toBe(true);
  expect(keyAfter(entries, 'c', half) > 'p').toBe(true);
});
