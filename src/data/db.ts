/**
 * The local database: one per account, and one for the guest (`jalon-guest`).
 * Opened with strict durability: once a write is confirmed, it survives a power cut.
 */
import { Dexie, type EntityTable, type Table } from 'dexie';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { BlobEntry, HistoryEntry, MergeBase, MetaEntry, Mutation } from './tables.ts';

export const GUEST_DATABASE = 'jalon-guest';

export class JalonDatabase extends Dexie {
  declare readonly cvs: EntityTable<CvRecord, 'id'>;
  declare readonly outbox: EntityTable<Mutation, 'seq'>;
  declare readonly base: Table<MergeBase, [collection: string, record: string]>;
  declare readonly meta: EntityTable<MetaEntry, 'key'>;
  declare readonly history: EntityTable<HistoryEntry, 'seq'>;
  declare readonly blobs: EntityTable<BlobEntry, 'id'>;

  constructor(name: string, migrations: readonly Migration[] = MIGRATIONS) {
    super(name, { chromeTransactionDurability: 'strict' });
    for (const { version, indexes, upgrade } of migrations) {
      const shape = this.version(version).stores(indexes);
      if (upgrade) shape.upgrade(upgrade);
    }
  }
}

export interface DatabaseEvents {
  /** A newer version of the app wants the database: this one has let go of it and must be reloaded. */
  onSuperseded: () => void;
  /** Another tab still runs an older version and holds the database: opening waits until it is closed. */
  onBlocked: () => void;
}

/** Opens it, upgrading from any version ever shipped. Rejects with the browser's error. */
export const openDatabase = async (
  name: string,
  events: DatabaseEvents,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<JalonDatabase> => {
  const database = new JalonDatabase(name, migrations);
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true });
    events.onSuperseded();
    // Stops Dexie's own answer, which would open the newer database again under this older code.
    return false;
  });
  database.on('blocked', () => events.onBlocked());
  await database.open();
  return database;
};
