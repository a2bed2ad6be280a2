/// <reference path="../types/pocketbase.d.ts" />

/** How often each person asked the writing help today. No collection: nobody has any use for it but the limit. */
migrate((app) => {
  app
    .db()
    .newQuery(
      `CREATE TABLE assist_uses (
           user TEXT NOT NULL,
           day TEXT NOT NULL,
           uses INTEGER NOT NULL,
           PRIMARY KEY (user, day)
         ) WITHOUT ROWID`,
    )
    .execute();
});
