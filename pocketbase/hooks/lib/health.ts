/** What the launcher compares with the files on disk before it calls the start a success, and monitors ask for. */
import { unprovenFigures } from '#/domain/content/site/site.ts';
import { siteFrom, siteText } from './content/content-settings.ts';
import { WAITING } from './mail/outbox-rows.ts';
import { rowOf } from './sql.ts';
import { keepsRecordsElsewhere } from './sync/elsewhere.ts';

/** Answers 503 when nothing can be written: the app goes on working, and nothing reaches the server. */
export const health = (e: core.RequestEvent): void => {
  const state = stateOf(e.app, Date.now());
  e.response.header().set('Cache-Control', 'no-store');
  e.json(state.writable ? 200 : 503, {
    app: __APP_VERSION__,
    schema: newestMigration(e.app),
    hooks: true,
    ...state,
    sync: keepsRecordsElsewhere() ? 'pass' : 'here',
    unprovenFigures: unprovenFigures(siteFrom(siteText(e.app))),
    routes: JSON.parse(e.app.store().get('jalon:routes')),
  });
};

interface State {
  writable: boolean;
  /** Whole mebibytes free where the data lies; null where the system does not tell. */
  freeMegabytes: number | null;
  /** How long the mail that waits longest should have been gone, in seconds; 0 when none is late. */
  lateMailSeconds: number;
}

/** Anyone may ask, and looking costs a write and a process: once in this time is enough. */
const LOOKED_AT_EVERY_MS = 10_000;

export const stateOf = (app: core.App, now: number): State => {
  const kept = JSON.parse(app.store().get('jalon:state') || 'null') as
    | (State & { at: number })
    | null;
  if (kept && now - kept.at < LOOKED_AT_EVERY_MS) {
    const { at: _at, ...state } = kept;
    return state;
  }
  const state = {
    writable: canWrite(app),
    freeMegabytes: freeMegabytes(app),
    lateMailSeconds: lateMailSeconds(app, now),
  };
  app.store().set('jalon:state', JSON.stringify({ ...state, at: now }));
  return state;
};

/** As a change of a record would be: in the database, beside its data. */
const canWrite = (app: core.App): boolean => {
  try {
    $os.writeFile(`${app.dataDir()}/.writable`, 'x'.repeat(8192) as never, 0o600 as never);
    app.runInTransaction((tx) => {
      tx.db().newQuery('CREATE TABLE IF NOT EXISTS jalon_writable (at INTEGER)').execute();
      tx.db().newQuery('DELETE FROM jalon_writable').execute();
      tx.db().newQuery('INSERT INTO jalon_writable (at) VALUES (1)').execute();
    });
    return true;
  } catch {
    return false;
  }
};

const freeMegabytes = (app: core.App): number | null => {
  try {
    const told = toString($os.cmd('df', '-Pm', app.dataDir()).output());
    const free = Number(told.trim().split('\n').at(-1)?.split(/\s+/)[3]);
    return Number.isFinite(free) ? free : null;
  } catch {
    return null;
  }
};

const lateMailSeconds = (app: core.App, now: number): number => {
  const oldest = rowOf(
    app,
    `SELECT COALESCE(MIN(madeAt), 0) AS at FROM outbox WHERE state = 'waiting' AND attempts > 0 AND ${WAITING.mail}`,
    {},
    { at: 0 },
  )?.at;
  return oldest ? Math.round((now - oldest) / 1000) : 0;
};

/** The stamp of our newest applied migration (PocketBase's own end in `.go`); 0 when none is. */
export const newestMigration = (app: core.App): number =>
  rowOf(
    app,
    "SELECT COALESCE(MAX(CAST(file AS INTEGER)), 0) AS stamp FROM _migrations WHERE file LIKE '%.js'",
    {},
    { stamp: 0 },
  )?.stamp ?? 0;
