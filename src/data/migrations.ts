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
  // Never written to, and in need of another key: only a dropped table can take one.
  { version: 3, indexes: { history: null } },
  {
    version: 4,
    indexes: {
      cvVersions: 'id, cv, trashedAt',
      applications: 'id, trashedAt',
      reminders: 'id, application, trashedAt',
      reminderSettings: 'id',
      emailTemplates: 'id, trashedAt',
      interviewDrafts: 'id, session, trashedAt',
      interviewSessions: 'id, trashedAt',
      interviewResults: 'id, session, trashedAt',
      profiles: 'id',
      settings: 'id',
      files: 'id, hash, [collection+record], trashedAt',
      history: 'id, [collection+record]',
    },
  },
  { version: 5, indexes: { postings: 'id, receivedAt' } },
  { version: 6, indexes: { outbox: '++seq, &id, [collection+record+state], state' } },
];
