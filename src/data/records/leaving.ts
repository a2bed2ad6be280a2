/** What of a person's work leaves this device: told by the descriptors that the sync itself goes by. */
import { isMadeByServer } from '#/domain/collections/collection.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import type { DataContext } from '../context.ts';
import { SYNCED_TABLES, TABLES, type SyncedTable } from '../tables.ts';

export interface LeavingKind {
  table: SyncedTable;
  /** Each field that is sent, by its name in the descriptor. */
  fields: readonly string[];
  /** Made by the server, and sent from there. */
  comesBack: boolean;
  /** Bytes of a file go with it, at most so many. */
  maxBytes?: number;
  /** How many there are here. */
  count: number;
}

export const leavingKinds = (context: DataContext): Promise<LeavingKind[]> =>
  Promise.all(
    SYNCED_TABLES.map(async (table) => {
      const rules = SYNCED_COLLECTIONS[TABLES[table].collection];
      const { maxBytes, kinds } = rules;
      return {
        table,
        fields: rules.fields.filter((field) => field in kinds && !BOOKKEEPING.has(field)),
        comesBack: isMadeByServer(rules),
        ...(maxBytes === undefined ? {} : { maxBytes }),
        count: await context.database.table(table).count(),
      };
    }),
  );

/** When a record was made and changed: sent with each, and said once. */
const BOOKKEEPING = new Set(['createdAt', 'updatedAt', 'trashedAt']);
