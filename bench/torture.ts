/**
 * Runs the simulated devices, server and network for as many seeds as asked, prints each broken promise with its
 * seed, and a table. A seed gives the same run every time. Or lets the product's own databases and engine work
 * against real server processes, two runs at a time; or kills a real server, again and again, while people write,
 * and looks for what it had answered. Or gives the command every file made to break it, and reads sound files with
 * things changed at random. Exits 1 when a promise was broken.
 *
 * Usage: npm run torture -- --runs 10000 [--from 1]
 *        npm run torture -- --devices 1000 [--from 1], or one run again: --devices 1 --from <its seed>
 *        The same with --store postgres: accounts on PocketBase, records on two workers over a primary and its standby;
 *        with --store both: the two at the same time.
 *        npm run torture -- --bugs 40 [--store both]: the known faults, planted; in how many runs each is seen.
 *        npm run torture -- --kills 100 [--from 1]
 *        npm run torture -- --files [--mutations 5000] [--from 1] [--only NAME]
 */
import { parseArgs } from 'node:util';
import { killRun } from '../tests/server/sync/kill-run.ts';
import { hooksWith, startTestServer } from '../tests/server/real-server.ts';
import { FAULTS, type Fault } from '../tests/sync/network.ts';
import type { PlantedBug } from '../tests/sync/process/planted-bugs.ts';
import type { ServerUnderFaults } from '../tests/sync/process/server-under-faults.ts';
import { simulate } from '../tests/sync/simulation.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    devices: { type: 'string', default: '0' },
    bugs: { type: 'string', default: '0' },
    kills: { type: 'string', default: '0' },
    files: { type: 'boolean', default: false },
    mutations: { type: 'string', default: '5000' },
    only: { type: 'string', default: '' },
    store: { type: 'string', default: 'pocketbase' },
  },
});
const [runs, from] = [Number(values.runs), Number(values.from)];
const [devices, kills] = [Number(values.devices), Number(values.kills)];
const [mutations, bugs] = [Number(values.mutations), Number(values.bugs)];
if (![runs, from, devices, kills, mutations, bugs].every(Number.isSafeInteger) || runs < 1) {
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

type Stores = readonly [name: string, open: (bug?: PlantedBug) => Promise<ServerUnderFaults>][];

/** Loaded when asked for: the databases put themselves in the place of a browser's. */
const stores = async (): Promise<Stores> => {
  const { FaultyServer } = await import('../tests/sync/process/faulty-server.ts');
  const { FaultyCluster } = await import('../tests/cluster/faulty-cluster.ts');
  const all: Stores = [
    ['pocketbase', (bug) => FaultyServer.start(bug?.server)],
    ['postgres', (bug) => FaultyCluster.start(bug?.worker)],
  ];
  return all.filter(([name]) => [name, 'both'].includes(values.store));
};

const tell = (line: string): void => console.log(line);

/** All stores at once; told to end, it ends after the runs that are under way, and says what it has. */
const deviceRuns = async (): Promise<{ rows: Row[]; broken: number }> => {
  const { manyRuns } = await import('../tests/sync/process/many-runs.ts');
  const end = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => end.abort());
  const all = await Promise.all(
    (await stores()).map(async ([name, open]) => {
      const lanes = {
        atATime: AT_A_TIME,
        tell: (line: string) => tell(`${name}: ${line}`),
        open: () => open(),
        signal: end.signal,
      };
      const { runs: done, broken, faults, figures } = await manyRuns(devices, from, lanes);
      const rows: Row[] = [['device runs', done], ...faults, ...figures, ['violations', broken]];
      return { rows: rows.map(([what, value]): Row => [`${name}: ${what}`, value]), broken };
    }),
  );
  return {
    rows: all.flatMap(({ rows }) => rows),
    broken: all.reduce((sum, { broken }) => sum + broken, 0),
  };
};

/** A fault that is not seen counts as a broken promise. */
const plantedBugs = async (): Promise<{ rows: Row[]; broken: number }> => {
  const { runsToShow } = await import('../tests/sync/process/find-bug.ts');
  const { PLANTED_BUGS } = await import('../tests/sync/process/planted-bugs.ts');
  const rows: Row[] = [];
  for (const [name, open] of await stores())
    for (const [what, bug] of Object.entries<PlantedBug>(PLANTED_BUGS)) {
      const server = await open(bug);
      const seen = await runsToShow(bug, server, bugs).finally(() => server.stop());
      rows.push([`${name}: ${what}`, seen === undefined ? 'not seen' : `seen in run ${seen}`]);
    }
  return { rows, broken: rows.filter(([, seen]) => seen === 'not seen').length };
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
      : bugs > 0
        ? plantedBugs
        : simulations;
const { rows, broken } = await asked();
const seconds = (performance.now() - start) / 1000;
const all: Row[] = [...rows, ['violations', broken], ['seconds', seconds.toFixed(1)]];
for (const [name, value] of all) console.log(name.padEnd(48), String(value).padStart(16));
process.exit(broken > 0 ? 1 : 0);
