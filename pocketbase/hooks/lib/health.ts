/** What the launcher compares with the files on disk before it calls the start a success. */
export const health = (e: core.RequestEvent): void => {
  e.response.header().set('Cache-Control', 'no-store');
  e.json(200, {
    app: __APP_VERSION__,
    schema: newestMigration(e.app),
    hooks: true,
    routes: JSON.parse(e.app.store().get('jalon:routes')),
  });
};

/** The stamp of our newest applied migration (PocketBase's own end in `.go`); 0 when none is. */
const newestMigration = (app: core.App): number => {
  const row = new DynamicModel({ stamp: 0 });
  app
    .db()
    .newQuery(
      "SELECT COALESCE(MAX(CAST(file AS INTEGER)), 0) AS stamp FROM _migrations WHERE file LIKE '%.js'",
    )
    .one(row);
  return row['stamp'];
};
