/// <reference path="../types/pocketbase.d.ts" />

/** The devices that wish to be woken, and the secrets that the server makes itself at its first start. */
migrate((app) => {
  const own = 'user = @request.auth.id';
  const subscriptions = new Collection({
    id: 'pbc_jln_pushsubs',
    name: 'push_subscriptions',
    type: 'base',
    listRule: own,
    viewRule: own,
    createRule: null,
    updateRule: null,
    deleteRule: null,
  });
  subscriptions.fields.add(
    new RelationField({
      id: 'pushuser',
      name: 'user',
      collectionId: '_pb_users_auth_',
      cascadeDelete: true,
      required: true,
      maxSelect: 1,
    }),
    // Whoever knows it may wake the device, with a key of the server's: nobody is shown it.
    new TextField({
      id: 'pushendpoint',
      name: 'endpoint',
      hidden: true,
      required: true,
      max: 1000,
    }),
    new TextField({ id: 'pushservice', name: 'service', max: 40 }),
    new TextField({ id: 'pushzone', name: 'timeZone', max: 60 }),
    new NumberField({ id: 'pushseen', name: 'seenAt', onlyInt: true }),
    new TextField({ id: 'pushday', name: 'toldDay', max: 10 }),
    new NumberField({ id: 'pushdue', name: 'dueAt', hidden: true, onlyInt: true }),
    new NumberField({ id: 'pushattempts', name: 'attempts', hidden: true, onlyInt: true }),
  );
  subscriptions.addIndex('idx_push_endpoint', true, 'endpoint', '');
  subscriptions.addIndex('idx_push_user', false, 'user', '');
  subscriptions.addIndex('idx_push_zone', false, 'timeZone, toldDay', '');
  app.save(subscriptions);

  // No collection: no screen has any use for it.
  app
    .db()
    .newQuery(
      'CREATE TABLE server_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
    )
    .execute();
});
