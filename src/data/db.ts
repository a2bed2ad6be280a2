/**
 * The local database: one per account, and one for the guest (`jalon-guest`).
 * Opened with strict durability: once a write is confirmed, it survives a power cut.
 */
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import { Dexie, type EntityTable, type Table } from 'dexie';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type {
  BlobEntry,
  MergeBase,
  MetaEntry,
  Mutation,
  OriginalEntry,
  PostingEntry,
  RecordingEntry,
  RecordingPart,
  RowOf,
  SyncedTable,
} from './tables.ts';

const ACCOUNT_PREFIX = 'jalon-';

/** `uid`: '' for the guest. */
export const databaseNameOf = (uid: string): string =>
  uid === '' ? GUEST_DATABASE : ACCOUNT_PREFIX + uid;

export const uidOf = (name: string): string =>
  name === GUEST_DATABASE ? '' : name.slice(ACCOUNT_PREFIX.length);

type SyncedTables = { readonly [T in SyncedTable]: EntityTable<RowOf<T>, 'id'> };

// Its tables come from the list of collections, as their types do.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface JalonDatabase extends SyncedTables {}
export class JalonDatabase extends Dexie {
  declare readonly outbox: EntityTable<Mutation, 'seq'>;
  declare readonly base: Table<MergeBase, [collection: string, record: string]>;
  declare readonly meta: EntityTable<MetaEntry, 'key'>;
  declare readonly blobs: EntityTable<BlobEntry, 'id'>;
  declare readonly postings: EntityTable<PostingEntry, 'id'>;
  declare readonly originals: EntityTable<OriginalEntry, 'cv'>;
  declare readonly recordings: EntityTable<RecordingEntry, 'id'>;
  declare readonly recordingParts: Table<RecordingPart, [recording: string, part: number]>;

  constructor(name: string, migrations: readonly Migration[] = MIGRATIONS) {
    // Its cache would copy every row of every answer, and saves nothing where all writes are transactions.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
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
  /** The database is being deleted, here or in another tab: this one has let go of it. */
  onDeleted?: () => void;
  /** There was none: it is being made. What throws leaves none behind, and opening rejects. */
  onMade?: () => void;
}

/** Opens it, upgrading from any version ever shipped. Rejects with the browser's error. */
export const openDatabase = async (
  name: string,
  events: DatabaseEvents,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<JalonDatabase> => {
  const database = new JalonDatabase(name, migrations);
  database.on('versionchange', ({ newVersion }) => {
    database.close({ disableAutoOpen: true });
    if (newVersion === null && events.onDeleted) events.onDeleted();
    else events.onSuperseded();
    // Stops Dexie's own answer, which would open the newer database again under this older code.
    return false;
  });
  database.on('blocked', () => events.onBlocked());
  database.on('populate', () => events.onMade?.());
  await database.open();
  return database;
};

/** Resolves once it is gone, which waits for every page that has it open to let go. */
export const deleteDatabase = (name: string): Promise<void> => Dexie.delete(name);
