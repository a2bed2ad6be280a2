import { Dexie } from 'dexie';
import type { JalonDatabase } from '../db.ts';

/** Deletes those of the bytes that no file of this device names any more. */
export const dropLooseBytes = (database: JalonDatabase, hashes: readonly string[]): Promise<void> =>
  database.transaction('rw', [database.files, database.blobs], async () => {
    const named = await database.files.where('hash').anyOf(hashes).toArray();
    const kept = new Set(named.map(({ hash }) => hash));
    await database.blobs.bulkDelete(hashes.filter((hash) => !kept.has(hash)));
  });

/** As above, behind the present transaction: one that is undone leaves its files, and they keep their bytes. */
export const dropLooseBytesAfter = (database: JalonDatabase, hashes: readonly string[]): void => {
  if (hashes.length === 0) return;
  void Dexie.ignoreTransaction(() => dropLooseBytes(database, hashes)).catch(() => undefined);
};
