/** What no request can carry, so that it never stands in the way of the rest. */
import type { DataContext } from '#/data/context.ts';
import { SYNCED_TABLES, tableOf } from '#/data/tables.ts';
import { redrawRow } from '#/data/queue/take-version.ts';
import type { WireMutation } from '#/domain/sync/protocol.ts';

/**
 * A user action that is too large to travel is parted in two. A single change that is too large is refused here
 * as the server would: set aside with its reason, and an emptied change takes its number.
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
    if (!entry) return;
    const { seq: _seq, ...change } = entry;
    await database.outbox.put({ ...entry, op: 'void', patch: {} });
    await database.outbox.add({
      ...change,
      id: newId(),
      state: 'parked',
      code: 'too_large',
      answeredAt: now(),
    });
    const table = tableOf(entry.collection);
    if (table) await redrawRow(database, table, entry.record);
  });
