/**
 * Whether the merge of one change takes time in proportion to its paths and the record's stamps, and no more: what
 * a change of many paths costs on records of more and more stamps, per path and stamp. Prints each figure; exits 1
 * when the largest record costs over four times as much per stamp as the smallest.
 *
 * Usage: node bench/merge.ts
 */
import { PATCH_LIMITS } from '../src/domain/sync/limits.ts';
import { emptyState, mergeChange, type Json, type MergeState } from '../src/domain/sync/merge.ts';
import { passes, percentile, print, type Measured } from './sync/measured.ts';

const SHAPE = { lists: ['entries'], addWins: [], flatMaps: ['marks'] };
const STAMPS = [5000, 10_000, 50_000];
const ROUNDS = 15;

/** Fields of objects, of entries and of a map, so that each kind of path has its share of the stamps. */
const recordWith = (stamps: number): MergeState => {
  const patch: Record<string, Json> = {};
  for (let index = 0; index < stamps; index += 1) {
    const kind = ['details.a', 'entries.e', 'marks.entries.e'][index % 3];
    patch[`${kind}${index}.text`] = 'x';
  }
  return mergeChange(emptyState(), { patch, baseRev: 0, clock: '1.first' }, SHAPE).state;
};

/** The most that one change may carry, each an object: whether it is apart depends on every stamp. */
const wide: Record<string, Json> = Object.fromEntries(
  Array.from({ length: PATCH_LIMITS.paths }, (_, index) => [`details.b${index}`, { text: 'y' }]),
);

const costs = STAMPS.map((stamps) => {
  const record = recordWith(stamps);
  const change = { patch: wide, baseRev: record.rev, clock: '2.second' };
  const samples = Array.from({ length: ROUNDS }, () => {
    const before = process.threadCpuUsage();
    mergeChange(record, change, SHAPE);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  const milliseconds = percentile(samples, 0.5);
  print({
    name: `one change of ${PATCH_LIMITS.paths} paths, ${stamps} stamps`,
    value: milliseconds,
    unit: 'ms',
  });
  return (milliseconds * 1e6) / (stamps + PATCH_LIMITS.paths);
});

for (const [index, cost] of costs.entries())
  print({ name: `… per path and stamp, of ${STAMPS[index]}`, value: cost, unit: 'ns' });

const ratio: Measured = {
  name: `the same at ${STAMPS.at(-1)} stamps, against ${STAMPS[0]}`,
  value: (costs.at(-1) ?? 0) / (costs[0] ?? 1),
  unit: 'times',
  goal: 2,
};
print(ratio);
process.exit(passes(ratio) ? 0 : 1);
