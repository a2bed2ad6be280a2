/** How much passes through the route: the first sync of a new device, and changes going up. */
import { readFileSync } from 'node:fs';
import type { TestServer } from '../../tests/server/real-server.ts';
import { deviceOf } from '../../tests/server/sync/sync-device.ts';
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
    ...rates('first sync, rows', rows, pulled, 10_000),
    { name: 'first sync, first page of 500', value: firstPage * 1000, unit: 'ms', goal: 300 },
    ...rates('mutations, new records', RECORDS, creating),
    ...rates('mutations, one field each', 4 * EDITS, editing, 2500),
    ...withOwnTime(`drain of ${EDITS} offline edits`, drain, 2, (seconds) => seconds, 's'),
  ];
};

interface Spent {
  seconds: number;
  /** Of the server's processors; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
}

const rates = (name: string, count: number, spent: Spent, goal?: number): Measured[] =>
  withOwnTime(name, spent, goal, (seconds) => count / seconds, '/s');

/**
 * Other work on the machine takes time from the server, which its own processor time leaves out: the better of
 * the two is held to the goal.
 */
const withOwnTime = (
  name: string,
  { seconds, cpuSeconds }: Spent,
  goal: number | undefined,
  valueOf: (seconds: number) => number,
  unit: string,
): Measured[] => {
  const isFloor = unit === '/s';
  const rows: Measured[] = [{ name, value: valueOf(seconds), unit, isFloor }];
  if (cpuSeconds !== undefined)
    rows.push({ name: `${name}, own time`, value: valueOf(cpuSeconds), unit, isFloor });
  const best = rows.toSorted((a, b) => (isFloor ? b.value - a.value : a.value - b.value))[0];
  if (best && goal !== undefined) best.goal = goal;
  return rows;
};

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
