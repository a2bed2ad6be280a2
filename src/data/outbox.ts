/** The queue of changes the server has not seen. Nothing here runs outside the transaction of a write. */
import type { JalonDatabase } from './db.ts';
import type { FieldPatch, Mutation } from './tables.ts';

/**
 * Adds a change, or joins it to a waiting one: patches of the same fields become one entry holding the last
 * values, so that a paragraph typed letter by letter travels once. An entry that is in flight is never touched,
 * and neither is one that a later change of the same record builds on.
 */
export const queue = async (
  database: JalonDatabase,
  mutation: Omit<Mutation, 'counter'>,
  nextCounter: () => number,
): Promise<void> => {
  const earlier = mutation.op === 'patch' ? await joinable(database, mutation) : undefined;
  if (earlier?.seq !== undefined)
    await database.outbox.update(earlier.seq, { patch: mutation.patch, clock: mutation.clock });
  else await database.outbox.add({ ...mutation, counter: nextCounter() });
};

/** Empties what waits for a purged record: its words leave the device, the counters stay without gaps. */
export const emptyUnsent = async (
  database: JalonDatabase,
  collection: string,
  record: string,
): Promise<void> => {
  await ofRecord(database, collection, record)
    .filter(({ state }) => state === 'pending')
    .modify({ op: 'void', patch: {} });
};

const joinable = async (
  database: JalonDatabase,
  { collection, record, patch }: Omit<Mutation, 'counter'>,
): Promise<Mutation | undefined> => {
  const entries = await ofRecord(database, collection, record).sortBy('seq');
  for (const entry of entries.toReversed()) {
    if (entry.op !== 'patch') return undefined;
    if (samePaths(entry.patch, patch)) return entry.state === 'pending' ? entry : undefined;
    if (touchesSameField(entry.patch, patch)) return undefined;
  }
  return undefined;
};

const ofRecord = (database: JalonDatabase, collection: string, record: string) =>
  database.outbox.where('[collection+record]').equals([collection, record]);

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
