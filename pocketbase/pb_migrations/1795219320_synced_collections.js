/// <reference path="../types/pocketbase.d.ts" />

/**
 * What people make, kept equal on all their devices. Each sees their own; nobody writes but through the sync
 * route. Milliseconds since 1970 wherever a name ends in `At`; 0 where there is no moment.
 */
migrate((app) => {
  const sql = (text) => app.db().newQuery(text).execute();

  // One line per record: its last change's place in the order of all changes. Gone: deleted for good.
  sql(`CREATE TABLE sync_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    user TEXT NOT NULL,
    collection TEXT NOT NULL,
    record TEXT NOT NULL,
    rev INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    at INTEGER NOT NULL
  )`);
  sql('CREATE UNIQUE INDEX idx_sync_log_record ON sync_log (user, collection, record)');
  sql('CREATE INDEX idx_sync_log_user ON sync_log (user, seq)');
  // What was answered to each change, by its id, for as long as a device may ask again.
  sql(`CREATE TABLE sync_receipts (
    user TEXT NOT NULL,
    id TEXT NOT NULL,
    device TEXT NOT NULL,
    receipt TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user, id)
  ) WITHOUT ROWID`);
  // One line per start: a cursor from a future that was lost is told apart from one of this past.
  sql(`CREATE TABLE sync_timeline (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    startSeq INTEGER NOT NULL
  )`);
  // What a person's records take, with their traces: kept up by triggers.
  sql(`CREATE TABLE account_bytes (
    user TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
  ) WITHOUT ROWID`);
  sql(`CREATE TRIGGER sync_users_delete AFTER DELETE ON users BEGIN
    DELETE FROM sync_log WHERE user = OLD.id;
    DELETE FROM sync_receipts WHERE user = OLD.id;
    DELETE FROM account_bytes WHERE user = OLD.id;
  END`);

  for (const name of [
    'cvs',
    'cv_versions',
    'applications',
    'reminders',
    'reminder_settings',
    'email_templates',
    'interview_drafts',
    'interview_sessions',
    'interview_results',
    'profiles',
    'settings',
    'files',
    'history',
  ])
    require(`${__hooks}/jalon.js`).createSyncedCollection(app, name);

  // The bytes of files arrive in parts: those that are let in, and those of them that are there. An upload is of one
  // file with one size and hash.
  sql(`CREATE TABLE file_parts (
    upload TEXT NOT NULL,
    part INTEGER NOT NULL,
    file TEXT NOT NULL,
    user TEXT NOT NULL,
    size INTEGER NOT NULL,
    arrived INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (upload, part)
  ) WITHOUT ROWID`);
  sql('CREATE INDEX idx_file_parts_user ON file_parts (user)');
  sql('CREATE INDEX idx_file_parts_file ON file_parts (file)');
});
