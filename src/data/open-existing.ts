import { Dexie } from 'dexie';
import { databaseNameOf, openDatabase, type JalonDatabase } from './db.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * An account's database for work without a page. Undefined when it is gone, as after a sign-out (opening it would
 * make it again), and when a newer page has brought it up to a version that this code must not write into.
 */
export const openExisting = async (uid: string): Promise<JalonDatabase | undefined> => {
  const name = databaseNameOf(uid);
  if (!(await Dexie.exists(name))) return undefined;
  let isGone = false;
  const opening = openDatabase(name, {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
    // Deleted since it was looked for.
    onMade: () => {
      isGone = true;
      throw new Error('gone');
    },
  });
  const database = await opening.catch((error: unknown) => {
    if (!isGone) throw error;
    return undefined;
  });
  if (!database || !isNewer(database)) return database;
  database.close({ disableAutoOpen: true });
  return undefined;
};

/** Dexie opens a newer version without a word. */
const isNewer = (database: JalonDatabase): boolean =>
  database.backendDB().version / 10 > Math.max(...MIGRATIONS.map(({ version }) => version));
