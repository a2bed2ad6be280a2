/** The queue of changes the server has not seen. Nothing here runs outside the transaction of a write. */
import type { JalonDatabase } from '../db.ts';
import type { FieldPatch, Mutation } from '../tables.ts';

/**
 * A record's own changes that are not settled, in the order in which they were made. The settled ones lie in the
 * queue for three days, and whoever writes all day must not read them at each key.
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

/** The first and the last of the states in the order of the alphabet, but for `settled`, which follows them. */
const OPEN = ['acknowledged', 'pending'] as const satisfies readonly Mutation['state'][];

/** Also the settled ones. */
const wholeQueueOf = (
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

/**
 * Takes the words of a purged record off the device. What the server counts stays, emptied; only what is in
 * flight keeps its words until the purge is answered, since the same request may have to be sent again.
 */
export const emptyQueue = async (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<void> => {
  for (const { seq, op, state } of await wholeQueueOf(database, collection, record)) {
    if (seq === undefined || state === 'in-flight') continue;
    if (op === 'purge' && state !== 'parked') continue;
    if (state === 'parked') await database.outbox.delete(seq);
    else await database.outbox.update(seq, { op: 'void', patch: {} });
  }
};

const samePaths = (a: FieldPatch, b: FieldPatch): boolean => {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => path in b);
};

/** One path is the other, or holds it: `experience.x` and `experience.x.jobTitle`. */
const touchesSameField = (a: FieldPatch, b: FieldPatch): boolean =>
  Object.keys(a).some((left) =>
    Object.keys(b).some(
      (right) => `${left}.`.startsWith(`${right}.`) || `${right}.`.startsWith(`${left}.`),
    ),
  );
