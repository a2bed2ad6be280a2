/** How much passes through the route: the first sync of a new device, and changes going up. */
import { readFileSync } from 'node:fs';
import type { TestServer } from '../../tests/server/real-server.ts';
import { deviceOf } from '../../tests/server/sync-device.ts';
import type { Measured } from './measured.ts';
import { creation, edit, newPerson, readToEnd, sendAll } from './people.ts';

const RECORDS = 10_000;
const EDITS = 1000;

export const throughput = async (server: TestServer): Promise<Measured[]> => {
  const { person, device } = await newPerson(server);
  const made = Array.from({ length: RECORDS }, (_, index) => creation(device, index));
  await readToEnd(device);
  const filling = stopwatch(server);
  await sendAll(device, made);
  const creating = filling();

  const writing = stopwatch(server);
  await sendAll(
    device,
    Array.from({ length: 4 * EDITS }, (_, index) => edit(device, made[index % RECORDS], index)),
  );
  const editing = writing();

  const laptop = deviceOf(server, person);
  const pulling = stopwatch(server);
  const { more } = (await laptop.send()).body;
  const firstPage = pulling().seconds;
  if (!more) throw new Error('The first page was the only one.');
  const rows = (await readToEnd(laptop)) + 500;
  const pulled = pulling();

  const drained = stopwatch(server);
  await sendAll(
    device,
    Array.from({ length: EDITS }, (_, index) => edit(device, made[index * 7], index)),
  );
  const drain = drained();
  return [
    perSecond('first sync, rows', rows, pulled, 10_000),
    { name: 'first sync, first page of 500', value: firstPage * 1000, unit: 'ms', goal: 300 },
    ...rates('mutations, new records', RECORDS, creating),
    ...rates('mutations, one field each', 4 * EDITS, editing, 2500),
    { name: `drain of ${EDITS} offline edits`, value: drain.seconds, unit: 's', goal: 2 },
  ];
};

interface Spent {
  seconds: number;
  /** Of the server's processors; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
}

/** Other work on the machine takes time from the server, which its own processor time leaves out. */
const rates = (name: string, count: number, spent: Spent, goal?: number): Measured[] => {
  const rows = [perSecond(name, count, spent)];
  if (spent.cpuSeconds !== undefined)
    rows.push({
      ...perSecond(`${name}, by the server’s own time`, count, {
        ...spent,
        seconds: spent.cpuSeconds,
      }),
    });
  const best = rows.toSorted((a, b) => b.value - a.value)[0];
  if (best && goal !== undefined) best.goal = goal;
  return rows;
};

const perSecond = (name: string, count: number, { seconds }: Spent, goal?: number): Measured => ({
  name,
  value: count / seconds,
  unit: '/s',
  isFloor: true,
  ...(goal === undefined ? {} : { goal }),
});

const stopwatch = (server: TestServer): (() => Spent) => {
  const [start, cpu] = [performance.now(), cpuSecondsOf(server)];
  return () => {
    const now = cpuSecondsOf(server);
    return {
      seconds: (performance.now() - start) / 1000,
      cpuSeconds: now !== undefined && cpu !== undefined ? now - cpu : undefined,
    };
  };
};

const TICKS_PER_SECOND = 100;

const cpuSecondsOf = ({ pid }: TestServer): number | undefined => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
};
