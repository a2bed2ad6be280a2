/// <reference path="../types/pocketbase.d.ts" />

/**
 * What lost in a merge becomes a synced collection like the others, so that every device has it at hand.
 * What the server had kept so far moves in.
 */
migrate(
  (app) => {
    const sql = (text) => app.db().newQuery(text).execute();
    const own = 'user = @request.auth.id';
    const history = new Collection({
      id: 'jln_history',
      name: 'history',
      type: 'base',
      listRule: own,
      viewRule: own,
      createRule: null,
      updateRule: null,
      deleteRule: null,
    });
    history.fields.add(
      new RelationField({
        name: 'user',
        collectionId: '_pb_users_auth_',
        cascadeDelete: true,
        required: true,
        maxSelect: 1,
      }),
      new NumberField({ name: 'rev', onlyInt: true }),
      ...['collection', 'record', 'path', 'clock', 'device', 'reason'].map(
        (name) => new TextField({ name, max: 5000 }),
      ),
      new JSONField({ name: 'value', maxSize: 1_000_000 }),
      ...['resolvedAt', 'createdAt', 'updatedAt', 'trashedAt'].map(
        (name) => new NumberField({ name, onlyInt: true }),
      ),
      new JSONField({ name: 'clocks', hidden: true, maxSize: 2_000_000 }),
    );
    history.addIndex('idx_history_record', false, 'user, collection, record', '');
    app.save(history);
    require(`${__hooks}/jalon.js`).createSyncTriggers(app, 'history');

    sql(`INSERT INTO history
        (id, user, rev, collection, record, path, value, clock, device, reason, resolvedAt, createdAt, updatedAt, trashedAt)
      SELECT id, user, 1, collection, record, path, value, clock, '', 'lost', 0, at, at, 0 FROM sync_history`);
    app.delete(app.findCollectionByNameOrId('sync_history'));
  },
  (app) => {
    const own = 'user = @request.auth.id';
    const before = new Collection({
      id: 'jln_sync_history',
      name: 'sync_history',
      type: 'base',
      listRule: own,
      viewRule: own,
      createRule: null,
      updateRule: null,
      deleteRule: null,
    });
    before.fields.add(
      new RelationField({
        name: 'user',
        collectionId: '_pb_users_auth_',
        cascadeDelete: true,
        required: true,
        maxSelect: 1,
      }),
      new TextField({ name: 'collection', required: true, max: 60 }),
      new TextField({ name: 'record', required: true, max: 40 }),
      new TextField({ name: 'path', required: true, max: 500 }),
      new JSONField({ name: 'value', maxSize: 1_000_000 }),
      new TextField({ name: 'clock', max: 80 }),
      new NumberField({ name: 'at', onlyInt: true }),
    );
    before.addIndex('idx_sync_history_record', false, 'user, collection, record', '');
    app.save(before);
    app
      .db()
      .newQuery(
        `INSERT INTO sync_history (id, user, collection, record, path, value, clock, at)
         SELECT id, user, collection, record, path, value, clock, createdAt FROM history`,
      )
      .execute();
    app.delete(app.findCollectionByNameOrId('history'));
  },
);
