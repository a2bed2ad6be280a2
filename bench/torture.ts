/**
 * Runs the simulated devices, server and network for as many seeds as asked, prints each broken promise with its
 * seed, and a table. A seed gives the same run every time. Or lets the product's own databases and engine work
 * against real server processes, two runs at a time; or kills a real server, again and again, while people write,
 * and looks for what it had answered. Or gives the command every file made to break it, and reads sound files with
 * things changed at random. Exits 1 when a promise was broken.
 *
 * Usage: npm run torture -- --runs 10000 [--from 1]
 *        npm run torture -- --devices 1000 [--from 1], or one run again: --devices 1 --from <its seed>
 *        npm run torture -- --kills 100 [--from 1]
 *        npm run torture -- --files [--mutations 5000] [--from 1] [--only NAME]
 */
import { parseArgs } from 'node:util';
import { killRun } from '../tests/server/sync/kill-run.ts';
import { hooksWith, startTestServer } from '../tests/server/real-server.ts';
import { FAULTS, type Fault } from '../tests/sync/network.ts';
import { simulate } from '../tests/sync/simulation.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    devices: { type: 'string', default: '0' },
    kills: { type: 'string', default: '0' },
    files: { type: 'boolean', default: false },
    mutations: { type: 'string', default: '5000' },
    only: { type: 'string', default: '' },
  },
});
const [runs, from] = [Number(values.runs), Number(values.from)];
const [devices, kills] = [Number(values.devices), Number(values.kills)];
const mutations = Number(values.mutations);
if (![runs, from, devices, kills, mutations].every(Number.isSafeInteger) || runs < 1) {
  console.error('Give whole numbers: npm run torture -- --runs 10000 --from 1');
  process.exit(2);
}

type Row = [name: string, value: string | number];

const simulations = (): { rows: Row[]; broken: number } => {
  const faults = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
  let writes = 0;
  let broken = 0;
  for (let seed = from; seed < from + runs; seed += 1) {
    const run = simulate(seed);
    writes += run.writes;
    broken += run.violations.length;
    for (const fault of FAULTS) faults.set(fault, (faults.get(fault) ?? 0) + run.faults[fault]);
    for (const violation of run.violations) console.log(`seed ${seed}: ${violation}`);
  }
  return { rows: [['runs', runs], ['user actions', writes], ...faults], broken };
};

const AT_A_TIME = 2;

/** Loaded when asked for: the databases put themselves in the place of a browser's. */
const deviceRuns = async (): Promise<{ rows: Row[]; broken: number }> => {
  const { manyRuns } = await import('../tests/sync/process/many-runs.ts');
  const { broken, faults, figures } = await manyRuns(devices, from, AT_A_TIME, (line) =>
    console.log(line),
  );
  return { rows: [['device runs', devices], ...faults, ...figures], broken };
};

const killings = async (): Promise<{ rows: Row[]; broken: number }> => {
  const hooksDir = await hooksWith({});
  const first = await startTestServer({ hooksDir });
  let present = first;
  const { violations, acknowledged, repeated } = await killRun(
    first,
    async ({ dataDir }) => (present = await startTestServer({ dataDir, hooksDir })),
    { kills, seed: from },
  );
  await present.stop();
  for (const violation of violations) console.log(violation);
  const rows: Row[] = [
    ['kills', kills],
    ['changes answered', acknowledged],
    ['requests sent again', repeated],
  ];
  return { rows, broken: violations.length };
};

/** Loaded when asked for: the readers come with it. */
const hostileFiles = async (): Promise<{ rows: Row[]; broken: number }> => {
  const tell = (line: string): void => console.log(line);
  const { manyFiles } = await import('../tests/documents/hostile/many-files.ts');
  const { manyMutations } = await import('../tests/documents/hostile/many-mutations.ts');
  const files = await manyFiles(AT_A_TIME, tell, values.only);
  const broken = files.filter((run) => run.broken !== undefined).length;
  const brokenMutations = await manyMutations(mutations, from, AT_A_TIME, tell);
  const highest = (pick: (run: (typeof files)[number]) => number): string =>
    Math.max(0, ...files.map(pick)).toFixed(1);
  return {
    rows: [
      ['hostile files', files.length],
      ['longest, in seconds', highest(({ seconds }) => seconds)],
      ['largest, in megabytes', highest(({ megabytes }) => megabytes)],
      ['changed files', mutations],
    ],
    broken: broken + brokenMutations,
  };
};

const start = performance.now();
const asked = values.files
  ? hostileFiles
  : kills > 0
    ? killings
    : devices > 0
      ? deviceRuns
      : simulations;
const { rows, broken } = await asked();
const seconds = (performance.now() - start) / 1000;
const all: Row[] = [...rows, ['violations', broken], ['seconds', seconds.toFixed(1)]];
for (const [name, value] of all) console.log(name.padEnd(28), String(value).padStart(12));
process.exit(broken > 0 ? 1 : 0);
