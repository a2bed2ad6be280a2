/** The queue of changes the server has not seen. Nothing here runs outside the transaction of a write. */
import type { JalonDatabase } from './db.ts';
import type { FieldPatch, Mutation } from './tables.ts';

/** A record's own changes, in the order in which they were made. */
export const queueOf = (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<Mutation[]> =>
  database.outbox.where('[collection+record]').equals([collection, record]).sortBy('seq');

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
 * flight keeps its words until it is answered, since the same request may have to be sent again.
 */
export const emptyQueue = async (
  database: JalonDatabase,
  queue: readonly Mutation[],
): Promise<void> => {
  for (const { seq, state } of queue) {
    if (seq === undefined || state === 'in-flight') continue;
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
