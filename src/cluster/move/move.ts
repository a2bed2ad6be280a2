/**
 * From PocketBase's file to the cluster and back, one person after the other. It can be ended at any moment and begun
 * again: who was moved, and was found equal at both ends, is served where they are.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Database } from '../store/database.ts';
import { declareLife } from '../store/head.ts';
import { checksumOf, type PersonCopy } from './copy.ts';
import * as cluster from './postgres.ts';
import * as pocketbase from './sqlite.ts';

export interface Moved {
  people: number;
  records: number;
  receipts: number;
  bytes: number;
  seconds: number;
}

interface MoveOptions {
  /** Nothing is written: a few people are read, and the time for all is reckoned from them. */
  isDry?: boolean;
  say?: (line: string) => void;
  signal?: AbortSignal;
}

const SAMPLE = 200;
const TELL_EVERY = 1000;
const AT_ONCE = 8;

/** PocketBase must no longer take records: `JALON_STORE` is set there. */
export const moveThere = async (
  database: DatabaseSync,
  sql: Database,
  { isDry = false, ...options }: MoveOptions = {},
): Promise<Moved> => {
  const people = pocketbase.peopleIn(database);
  const timelines = pocketbase.timelinesIn(database);
  const read = (person: string): PersonCopy => ({
    ...pocketbase.readPerson(database, person),
    timelines,
  });
  if (isDry) return reckoned(people, read);
  await cluster.holdPeople(sql, people);
  options.say?.(`${people.length} people are known to the workers.`);
  // PocketBase counts otherwise: what a device heard here before the data was there is no place in what comes now.
  const life = await declareLife(sql);
  // Those of an earlier try who are done are known, and not held.
  return each(await cluster.heldPeople(sql), options, async (person) => {
    const copy = read(person);
    await cluster.writePerson(sql, copy, life);
    await requireSame(copy, await cluster.readPerson(sql, person), () =>
      cluster.holdPerson(sql, person),
    );
    return copy;
  });
};

/** Devices read everything once more, since PocketBase counts its changes otherwise. */
export const moveBack = async (
  database: DatabaseSync,
  sql: Database,
  { isDry = false, ...options }: MoveOptions = {},
): Promise<Moved> => {
  const known = new Set(pocketbase.peopleIn(database));
  const people = (await sql`SELECT person FROM sync_heads ORDER BY person`)
    .map(({ person }) => String(person))
    .filter((person) => known.has(person));
  if (isDry) return reckoned(people, (person) => cluster.readPerson(sql, person));
  return each(people, options, async (person) => {
    await cluster.holdPerson(sql, person);
    const copy = await cluster.readPerson(sql, person);
    pocketbase.writePerson(database, copy);
    await requireSame(copy, pocketbase.readPerson(database, person));
    return copy;
  });
};

const requireSame = async (
  from: PersonCopy,
  to: PersonCopy,
  undo?: () => Promise<void>,
): Promise<void> => {
  if (checksumOf(from) === checksumOf(to)) return;
  await undo?.();
  throw new Error(
    `${from.person} is not the same at both ends: nothing of theirs is served there.`,
  );
};

const each = async (
  people: readonly string[],
  { say = () => undefined, signal }: MoveOptions,
  move: (person: string) => Promise<PersonCopy>,
): Promise<Moved> => {
  const start = performance.now();
  const moved: Moved = { people: 0, records: 0, receipts: 0, bytes: 0, seconds: 0 };
  const waiting = [...people].toReversed();
  const work = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      if (signal?.aborted) return;
      count(moved, await move(person));
      if (moved.people % TELL_EVERY === 0) say(`${moved.people} of ${people.length} people`);
    }
  };
  // Some at once, so that the disk is waited for once for several.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...moved, seconds: (performance.now() - start) / 1000 };
};

const reckoned = async (
  people: readonly string[],
  read: (person: string) => PersonCopy | Promise<PersonCopy>,
): Promise<Moved> => {
  const start = performance.now();
  const moved: Moved = { people: 0, records: 0, receipts: 0, bytes: 0, seconds: 0 };
  for (const person of people.slice(0, SAMPLE)) count(moved, await read(person));
  // Writing takes about three times what reading does.
  const times = people.length / Math.max(1, moved.people);
  const seconds = ((performance.now() - start) / 1000) * times * 4;
  const [records, receipts, bytes] = [moved.records, moved.receipts, moved.bytes].map((sum) =>
    Math.round(sum * times),
  ) as [number, number, number];
  return { people: people.length, records, receipts, bytes, seconds };
};

const count = (moved: Moved, { lines, receipts }: PersonCopy): void => {
  moved.people += 1;
  moved.records += lines.length;
  moved.receipts += receipts.length;
  moved.bytes += lines.reduce((sum, line) => sum + line.bytes, 0);
};
