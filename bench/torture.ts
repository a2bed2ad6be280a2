/**
 * Runs the simulated devices, server and network for as many seeds as asked, prints each broken promise with its
 * seed, and a table. Exits 1 when a promise was broken; a seed gives the same run every time.
 *
 * Usage: npm run torture -- --runs 10000 [--from 1]
 */
import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from '../tests/sync/network.ts';
import { simulate } from '../tests/sync/simulation.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
  },
});
const [runs, from] = [Number(values.runs), Number(values.from)];
if (!Number.isSafeInteger(runs) || !Number.isSafeInteger(from) || runs < 1) {
  console.error('Give whole numbers: npm run torture -- --runs 10000 --from 1');
  process.exit(2);
}

const faults = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
let writes = 0;
let broken = 0;
const start = performance.now();
for (let seed = from; seed < from + runs; seed += 1) {
  const run = simulate(seed);
  writes += run.writes;
  broken += run.violations.length;
  for (const fault of FAULTS) faults.set(fault, (faults.get(fault) ?? 0) + run.faults[fault]);
  for (const violation of run.violations) console.log(`seed ${seed}: ${violation}`);
}
const seconds = (performance.now() - start) / 1000;

const rows: [name: string, value: string | number][] = [
  ['runs', runs],
  ['user actions', writes],
  ...faults,
  ['violations', broken],
  ['seconds', seconds.toFixed(1)],
  ['runs per second', (runs / seconds).toFixed(0)],
];
for (const [name, value] of rows) console.log(name.padEnd(28), String(value).padStart(12));
process.exit(broken > 0 ? 1 : 0);
