/** One record's changes in the outbox. Nothing here runs outside the transaction of a write. */
import { overlaps } from '#/domain/sync/path.ts';
import type { JalonDatabase } from '../db.ts';
import type { FieldPatch, Mutation } from '../tables.ts';

/**
 * A record's own changes that are not settled, oldest first. Settled ones stay in the outbox for three days and are
 * left out: this runs at each keystroke of somebody who types.
 */
export const queueOf = (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<Mutation[]> =>
  database.outbox
    .where('[collection+record+state]')
    .between([collection, record, OPEN[0]], [collection, record, OPEN[1]], true, true)
    .sortBy('seq');

/** The alphabetically first and last of the states that are open; `settled` comes after both. */
const OPEN = ['acknowledged', 'pending'] as const satisfies readonly Mutation['state'][];

/** With the settled ones. */
export const wholeQueueOf = (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<Mutation[]> =>
  database.outbox
    .where('[collection+record+state]')
    .between([collection, record], [collection, record, '\uffff'])
    .sortBy('seq');

/**
 * The waiting change to which a patch of the same fields is joined, so that a paragraph typed letter by letter
 * travels once. Never one that has been sent, nor one that a later change of its fields builds on.
 */
export const joinable = (queue: readonly Mutation[], patch: FieldPatch): Mutation | undefined => {
  for (const entry of queue.toReversed()) {
    if (entry.op !== 'patch') return undefined;
    if (samePaths(entry.patch, patch)) return entry.state === 'pending' ? entry : undefined;
    if (touchesSameField(entry.patch, patch)) return undefined;
  }
  return undefined;
};

/** Removes the content of a purged record from the device: of its changes, only earlier purges are left to be answered. */
export const emptyQueue = async (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<void> => {
  const queue = await wholeQueueOf(database, collection, record);
  const gone = queue.filter(({ op, state }) => op !== 'purge' || state === 'parked');
  await database.outbox.bulkDelete(gone.flatMap(({ seq }) => seq ?? []));
};

const samePaths = (a: FieldPatch, b: FieldPatch): boolean => {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => path in b);
};

const touchesSameField = (a: FieldPatch, b: FieldPatch): boolean =>
  Object.keys(a).some((left) => Object.keys(b).some((right) => overlaps(left, right)));
