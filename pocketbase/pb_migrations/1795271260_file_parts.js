/// <reference path="../types/pocketbase.d.ts" />

/** The bytes of files arrive in parts: which are there, and what the stored whole is. */
migrate(
  (app) => {
    const sql = (text) => app.db().newQuery(text).execute();
    const files = app.findCollectionByNameOrId('files');
    files.fields.add(
      new TextField({ id: 'filestoredhash', name: 'storedHash', hidden: true, max: 64 }),
      new NumberField({ id: 'filestoredsize', name: 'storedSize', hidden: true, onlyInt: true }),
    );
    app.save(files);
    require(`${__hooks}/jalon.js`).createSyncTriggers(app, 'files');
    sql(`CREATE TABLE file_parts (
      file TEXT NOT NULL,
      user TEXT NOT NULL,
      part INTEGER NOT NULL,
      size INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (file, part)
    ) WITHOUT ROWID`);
    sql('CREATE INDEX idx_file_parts_user ON file_parts (user)');
    sql(`CREATE TRIGGER file_parts_delete AFTER DELETE ON files BEGIN
      DELETE FROM file_parts WHERE file = OLD.id;
    END`);
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER file_parts_delete').execute();
    app.db().newQuery('DROP TABLE file_parts').execute();
    const files = app.findCollectionByNameOrId('files');
    files.fields.removeByName('storedHash');
    files.fields.removeByName('storedSize');
    app.save(files);
  },
);
