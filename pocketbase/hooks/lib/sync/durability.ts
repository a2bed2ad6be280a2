const FULL = 2;
// The generated types take a Go duration for an object; at run time it is a number.
const NEVER = 0 as unknown as time.Duration;

/**
 * An acknowledged write survives a power cut: `synchronous=FULL` on the one writing connection of
 * each database. Throws when it can't be read back, which stops the start. What is deleted is overwritten, too:
 * SQLite would leave its bytes in free pages for whoever has the file.
 */
export const keepWritesDurable = (app: core.App): void => {
  makeDurable('data', app.nonconcurrentDB());
  makeDurable('auxiliary', app.auxNonconcurrentDB());
};

/**
 * Connections that read: all of them stay open, as opening one takes longer than most that is asked of it, and no more
 * are opened, as each may keep 32 MB of pages. None is held by who waits for another.
 */
const READERS = 24;

export const keepReadersOpen = (app: core.App): void => {
  const pool = sqlPool(app.concurrentDB());
  pool.setMaxOpenConns(READERS);
  pool.setMaxIdleConns(READERS);
};

const makeDurable = (name: string, connection: dbx.Builder): void => {
  // The pool closes a connection idle for three minutes, and its successor would be NORMAL again.
  sqlPool(connection).setConnMaxIdleTime(NEVER);
  connection.newQuery('PRAGMA synchronous = FULL').execute();
  connection.newQuery('PRAGMA secure_delete = ON').execute();
  const level = synchronousLevel(connection);
  if (level !== FULL) {
    throw new Error(`The ${name} database refuses synchronous=FULL (it answers ${level}).`);
  }
};

/** What was deleted is in the log of writes until that is written over: each night it is emptied. */
export const emptyWriteLogs = (app: core.App): void => {
  for (const connection of [app.nonconcurrentDB(), app.auxNonconcurrentDB()])
    connection.newQuery('PRAGMA wal_checkpoint(TRUNCATE)').execute();
};

/** SQLite's number for it: 1 is NORMAL, 2 is FULL. */
const synchronousLevel = (connection: dbx.Builder): number => {
  const row = new DynamicModel({ synchronous: 0 });
  connection.newQuery('PRAGMA synchronous').one(row);
  return row['synchronous'];
};

// The interface hides it, but the writing connection is always a `*dbx.DB`.
const sqlPool = (connection: dbx.Builder) => (connection as dbx.DB).db();
