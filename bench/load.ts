/**
 * What one machine holds: devices that edit, ask, listen and sign in, against PocketBase alone or against workers over
 * PostgreSQL, on this machine together with the devices themselves. Prints a table, and what follows from it for a
 * million people; with both stores, what the one takes beside the other, turn by turn. Exits 1 when 50 devices whose
 * people type all the time, and which send as often as the application ever does, wait longer than they should, or
 * when workers take less than they should of what PocketBase takes.
 *
 * Usage: npm run bench:load -- [--store pocketbase|postgres|both] [--devices 500] [--seconds 30] [--workers 1]
 *   [--page deploy/growing.md], whose measured part is written again
 */
import { parseArgs } from 'node:util';
import { SECOND_MS } from '../src/domain/duration.ts';
import { BURST_MS } from '../src/domain/sync/polling-periods.ts';
import {
  hurry,
  live,
  newPeople,
  read,
  timed,
  write,
  type LoadDevice,
  type Samples,
} from './load/devices.ts';
import { openLines } from './load/lines.ts';
import { million } from './load/million.ts';
import { onPocketBase, onPostgres, type Store } from './load/stores.ts';
import { writePage } from './load/growing-page.ts';
import { edit } from './sync/people.ts';
import { passes, percentile, print, type Measured } from './sync/measured.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    devices: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    workers: { type: 'string', default: '1' },
    page: { type: 'string', default: '' },
  },
});
const [devices, seconds] = [Number(values.devices), Number(values.seconds)];
if (values.page) process.once('exit', () => writePage(values.page, all));

const timesOf = (name: string, samples: Samples): Measured[] =>
  (['write', 'read', 'event line', 'login'] as const).flatMap((kind) =>
    samples[kind].length === 0
      ? []
      : [0.5, 0.95].map((share) => ({
          name: `${name}, ${kind}, p${share * 100}`,
          value: percentile(samples[kind], share),
          unit: 'ms',
        })),
  );

interface Running {
  store: Store;
  people: LoadDevice[];
}

const measure = async ({ store, people }: Running): Promise<Measured[]> => {
  const [emptyMemory, disk] = [store.memory(), store.disk()];
  await openLines(store, people);
  const held = await live(store, people, { seconds, editSeconds: 20, pollSeconds: 60 });
  const memory = store.memory();
  const typing = await live(store, people.slice(0, 50), {
    seconds,
    editSeconds: BURST_MS / SECOND_MS,
    pollSeconds: BURST_MS / SECOND_MS,
  });
  for (const { close } of people) close();
  const writes = await hurry(people.slice(0, 50), seconds / 3, write);
  const reads = await hurry(people.slice(0, 50), seconds / 3, read);
  const failed = [held, typing, writes, reads].reduce((sum, one) => sum + one.failed, 0);
  return [
    ...timesOf(`${devices} devices held`, held),
    {
      name: '50 devices whose people type, write, p95',
      value: percentile(typing.write, 0.95),
      unit: 'ms',
      goal: 200,
      margin: 1,
    },
    {
      name: '50 devices whose people type, read, p95',
      value: percentile(typing.read, 0.95),
      unit: 'ms',
      goal: 100,
      margin: 1,
    },
    {
      name: '50 devices without a pause, write, p95',
      value: percentile(writes.write, 0.95),
      unit: 'ms',
    },
    {
      name: '50 devices without a pause, read, p95',
      value: percentile(reads.read, 0.95),
      unit: 'ms',
    },
    {
      name: '50 devices without a pause, reads',
      value: (reads.read.length / seconds) * 3,
      unit: '/s',
    },
    { name: 'memory, nobody connected', value: emptyMemory, unit: 'MB' },
    { name: `memory, ${devices} devices`, value: memory, unit: 'MB' },
    { name: 'disk per 1,000 people', value: (disk / devices) * 2 * 1000, unit: 'MB' },
    { name: 'requests that failed', value: failed, unit: '', goal: 0 },
  ];
};

const TURNS = 4;
const BATCH = 200;

/** Edits a second that 64 devices' lone ones come to, and batches of 200 of 8 devices; all stores in turns. */
const sideBySide = async (
  running: readonly Running[],
): Promise<{ lone: number; batches: number }[]> => {
  const sums = running.map(() => ({ lone: 0, batches: 0 }));
  const each = seconds / 3 / TURNS;
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [at, { people }] of running.entries()) {
      const sum = sums[at];
      const own = people.filter((_, place) => place % 2 === 0);
      const lone = await hurry(own.slice(0, 64), each, write);
      const batches = await hurry(own.slice(0, 8), each, (samples, { device, made }, round) =>
        timed(samples, 'write', () =>
          device.send(
            Array.from({ length: BATCH }, (_, place) =>
              edit(device, made[place % made.length], round),
            ),
          ),
        ),
      );
      if (!sum) continue;
      sum.lone += lone.write.length / each / TURNS;
      sum.batches += (batches.write.length * BATCH) / each / TURNS;
    }
  return sums;
};

const stores: (() => Promise<Store>)[] = [];
if (values.store !== 'postgres') stores.push(onPocketBase);
if (values.store !== 'pocketbase') stores.push(() => onPostgres(Number(values.workers)));

const all: Measured[] = [];
const running: Running[] = [];
for (const open of stores) {
  const store = await open();
  running.push({ store, people: await newPeople(store, devices / 2) });
}
const sums = await sideBySide(running);
for (const [at, one] of running.entries()) {
  console.log(`\n${one.store.name}`);
  const rows: Measured[] = [
    ...(await measure(one)),
    { name: 'lone edits, 64 devices', value: sums[at]?.lone ?? 0, unit: '/s' },
    { name: 'edits in batches of 200, 8 devices', value: sums[at]?.batches ?? 0, unit: '/s' },
  ];
  rows.forEach(print);
  all.push(...rows);
  console.log(million(rows));
}
const [first, second] = sums;
if (first && second) {
  console.log('\nWorkers over PostgreSQL, of what PocketBase takes in the same minutes');
  const times: Measured[] = [
    {
      name: 'lone edits, 64 devices',
      value: second.lone / first.lone,
      unit: '×',
      goal: 1.5,
      isFloor: true,
      margin: 1,
    },
    {
      name: 'edits in batches of 200, 8 devices',
      value: second.batches / first.batches,
      unit: '×',
      goal: 1,
      isFloor: true,
      margin: 1,
    },
  ];
  times.forEach(print);
  all.push(...times);
}
for (const { store } of running) await store.stop();
process.exit(all.every(passes) ? 0 : 1);
