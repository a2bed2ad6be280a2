import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, orderKeyBetween, orderKeys } from './order-key.ts';

const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const randomOf =
  (stream: Iterator<number>): (() => number) =>
  () =>
    Number(stream.next().value);

describe('orderKeyBetween', () => {
  test('stays strictly between its neighbours through any sequence of insertions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 120 }), draws, (places, stream) => {
        const random = randomOf(stream);
        const keys: string[] = [];
        for (const place of places) {
          const at = place % (keys.length + 1);
          const key = orderKeyBetween(keys[at - 1] ?? '', keys[at] ?? '', random);
          keys.splice(at, 0, key);
        }
        expect(keys).toEqual(keys.toSorted());
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) expect(key).toMatch(/^[0-9a-z]*[1-9a-z]$/);
      }),
    );
  });

  test('gives two devices different keys for the same gap', () => {
    const [a, b] = [0.1, 0.9].map((draw) => orderKeyBetween('h', 'i', () => draw));
    expect(a).not.toBe(b);
  });

  test('keeps keys short when a list only grows at its end or at its start', () => {
    let last = '';
    let first = '';
    for (let count = 0; count < 500; count += 1) {
      last = orderKeyBetween(last, '', () => 0.5);
      first = orderKeyBetween('', first, () => 0.5);
    }
    expect(last.length).toBeLessThanOrEqual(8);
    expect(first.length).toBeLessThanOrEqual(8);
  });

  test('finds room between neighbours that touch', () => {
    const key = orderKeyBetween('a', 'a01', () => 0.99);
    expect('a' < key && key < 'a01').toBe(true);
  });

  test('refuses neighbours in the wrong order', () => {
    expect(() => orderKeyBetween('b', 'a', () => 0.5)).toThrow(RangeError);
    expect(() => orderKeyBetween('b', 'b', () => 0.5)).toThrow(RangeError);
  });
});

describe('orderKeys', () => {
  test('gives as many increasing keys as asked, with room at both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), draws, (count, stream) => {
        const random = randomOf(stream);
        const keys = orderKeys(count, random);
        expect(keys).toHaveLength(count);
        expect(keys).toEqual([...new Set(keys)].toSorted());
        expect(orderKeyBetween('', keys[0] ?? '', random) < (keys[0] ?? '')).toBe(true);
        expect(orderKeyBetween(keys.at(-1) ?? '', '', random) > (keys.at(-1) ?? '')).toBe(true);
      }),
    );
  });
});

test('inOrder sorts by key, then by id where two devices made the same key', () => {
  const entries = { b: { order: 'k' }, c: { order: 'a' }, a: { order: 'k' } };
  expect(inOrder(entries).map(([id]) => id)).toEqual(['c', 'a', 'b']);
});
