/**
 * Back-ups in a second place: both databases as they were at one moment each, and the files people sent, in a tar
 * archive that age encrypts. Only the public key is here: whoever takes the server can't read one.
 * PocketBase's own stay beside the data, for the dashboard; each of them is followed by one of ours.
 */
import { BACKUPS_KEPT } from '#/domain/access/retention.ts';
import { report } from '../report.ts';
import { localTime } from '../time-zone.ts';
import { backupPlace, type BackupPlace } from './backup-place.ts';
import { runProgram } from './run-program.ts';

const NAME = /^jalon-[\d-]+\.tar\.age$/;

/** Around PocketBase's own back-up, nightly or asked for in the dashboard. A failure is told, and mailed by PocketBase. */
export const followBackup = (e: core.BackupEvent): void => {
  try {
    e.next();
    const place = backupPlace();
    if (place) backUp(e.app, place);
  } catch (error) {
    report(e.app, 'the back-up failed', { error: String(error).slice(0, 300) });
    throw error;
  }
};

/** Its name in the second place. Writers go on meanwhile. */
export const backUp = (app: core.App, place: BackupPlace): string => {
  const work = `${app.dataDir()}/${WORK}/back-up`;
  $os.removeAll(work);
  $os.mkdirAll(work, 0o700 as never);
  try {
    snapshot(app.concurrentDB(), `${work}/data.db`);
    snapshot(app.auxConcurrentDB(), `${work}/auxiliary.db`);
    const name = `jalon-${localTime('2006-01-02-150405')}.tar.age`;
    const recipient = $os.getenv('JALON_BACKUP_RECIPIENT');
    runProgram('sh', '-c', PACK, 'pack', work, app.dataDir(), `${work}/${name}`, recipient);
    place.put(`${work}/${name}`, name);
    forgetOldest(place);
    return name;
  } finally {
    $os.removeAll(work);
  }
};

/** PocketBase empties it at each start, and leaves it out of its own back-ups. */
const WORK = '.pb_temp_to_delete';

// A pipe's failure is its last program's alone in a plain shell; a tar cut short must not pass for a back-up.
const PACK = `set -eu
mkdir -p "$2/storage"
{ tar -cf - -C "$1" data.db auxiliary.db -C "$2" storage || touch "$1/failed"; } | age -r "$4" -o "$3"
test ! -e "$1/failed"`;

const snapshot = (database: dbx.Builder, path: string): void => {
  database.newQuery('VACUUM INTO {:path}').bind({ path }).execute();
};

/** Newest first. */
export const backupsIn = (place: BackupPlace): string[] =>
  place
    .names()
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();

const forgetOldest = (place: BackupPlace): void => {
  for (const name of backupsIn(place).slice(BACKUPS_KEPT)) place.remove(name);
};
