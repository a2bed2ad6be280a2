import type { Transaction } from 'dexie';
import type { TableName } from './tables.ts';
import { upgradeTo2 } from './upgrade-to-2.ts';

/** One shipped shape of the database. Append only: a version that people have opened never changes. */
export interface Migration {
  version: number;
  /** Indexes that changed in this version; the first is the primary key, `null` drops the table. */
  indexes: Partial<Record<TableName, string | null>>;
  /** Runs inside the upgrade's own transaction: all of it or nothing. */
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    indexes: {
      cvs: 'id, updatedAt, trashedAt',
      outbox: '++seq, &id, [collection+record], state',
      base: '[collection+record]',
      meta: 'key',
      history: '++seq, [collection+record]',
      blobs: 'id',
    },
  },
  { version: 2, indexes: {}, upgrade: upgradeTo2 },
];
