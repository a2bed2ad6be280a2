/** A change that is too large for any request is refused here, so that the rest of the queue goes on. */
import type { DataContext } from '../context.ts';
import { SYNCED_TABLES, tableOf } from '../tables.ts';
import { redrawRow } from './take-version.ts';
import type { WireMutation } from '#/domain/sync/protocol.ts';

/**
 * A user action that is too large for one request is split into two actions. A single change that is too large is
 * parked with its reason, as the server would do.
 */
export const setAside = (
  { database, newId, now }: DataContext,
  action: readonly WireMutation[],
): Promise<void> =>
  database.transaction('rw', [...SYNCED_TABLES, 'outbox', 'base'], async () => {
    const rest = action.slice(Math.ceil(action.length / 2)).map(({ id }) => id);
    if (rest.length > 0) {
      await database.outbox.where('id').anyOf(rest).modify({ group: newId() });
      return;
    }
    const [only] = action;
    const entry = only && (await database.outbox.where('id').equals(only.id).first());
    // Gone, answered or set aside by another tab meanwhile.
    if (entry?.state !== 'in-flight') return;
    await database.outbox.put({ ...entry, state: 'parked', code: 'too_large', answeredAt: now() });
    const table = tableOf(entry.collection);
    if (table) await redrawRow(database, table, entry.record);
  });
