/// <reference path="../types/pocketbase.d.ts" />

/** People whose records here are copies of what workers keep: nothing of theirs was ever here alone. */
migrate((app) => {
  const sql = (text) => app.db().newQuery(text).execute();
  sql('CREATE TABLE copied_people (user TEXT PRIMARY KEY) WITHOUT ROWID');
  sql(`CREATE TRIGGER copied_users_delete AFTER DELETE ON users BEGIN
    DELETE FROM copied_people WHERE user = OLD.id;
  END`);
});
