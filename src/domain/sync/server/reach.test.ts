import { expect, test } from 'vitest';
import { REQUEST_LIMITS } from '../limits.ts';
import type { ReceivedMutation } from './apply-mutation.ts';
import { withinReach } from './reach.ts';

const change = (given: Partial<ReceivedMutation> & { paths?: number }): ReceivedMutation => {
  const { paths = 1, ...rest } = given;
  const patch = Object.fromEntries(Array.from({ length: paths }, (_, index) => [`f${index}`, 1]));
  return { op: 'patch', collection: 'cvs', record: 'r', patch, ...rest } as ReceivedMutation;
};
const groups = (mutations: readonly ReceivedMutation[]) => mutations.map(({ group }) => group);
const none = () => 0;
const { paths: PATHS, loadedBytes: BYTES, actionBytes: ACTION } = REQUEST_LIMITS;

test('what is little is taken whole', () => {
  const all = Array.from({ length: 200 }, (_, index) =>
    change({ group: `g${index}`, record: `r${index}` }),
  );
  expect(withinReach(all, () => 1000)).toEqual(all);
});

test('paths are taken up to the limit, whole actions at a time', () => {
  const many = (group: string) => change({ group, paths: PATHS / 5 });
  const all = ['a', 'a', 'b', 'b', 'c', 'c', 'd'].map(many);
  expect(groups(withinReach(all, none))).toEqual(['a', 'a', 'b', 'b']);
});

test('long records are loaded up to the limit, each counted once, and one in any case', () => {
  const long = (group: string, record: string) => change({ group, record });
  const all = [long('a', 'x'), long('b', 'x'), long('c', 'y'), long('d', 'z')];
  expect(groups(withinReach(all, () => BYTES / 2))).toEqual(['a', 'b', 'c']);
  expect(groups(withinReach(all, () => BYTES * 9))).toEqual(['a']);
});

test('what is thrown away for good counts nothing', () => {
  const purges = Array.from({ length: 9 }, (_, index) =>
    change({ group: 'g', op: 'purge', record: `r${index}`, paths: 0 }),
  );
  expect(withinReach(purges, () => BYTES)).toEqual(purges);
});

test('an action beyond the limits alone is refused, and the next ones are taken', () => {
  const wide = Array.from({ length: 6 }, () => change({ group: 'w', paths: PATHS / 5 }));
  const heavy = ['x', 'y'].map((record) => change({ group: 'h', record }));
  const reached = withinReach([...wide, ...heavy, change({ group: 'n' })], (key) =>
    key === 'cvs/r' ? 0 : ACTION,
  );
  expect(reached.map(({ refusal }) => refusal)).toEqual([
    ...Array.from({ length: 8 }, () => 'too_large'),
    undefined,
  ]);
});
