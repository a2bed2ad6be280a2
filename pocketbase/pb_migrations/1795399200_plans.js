/// <reference path="../types/pocketbase.d.ts" />

/**
 * Several ways to Premium beside each other: a trial, what is paid for, a group's code, a gift. And what keeps them
 * honest: which addresses had their trial, and which events of the payment service were heard.
 */
migrate((app) => {
  const subscriptions = app.findCollectionByNameOrId('pbc_jln_subscrip');
  subscriptions.fields.add(
    new SelectField({
      id: 'subscriptsource',
      name: 'source',
      maxSelect: 1,
      values: ['trial', 'stripe', 'group', 'hand'],
    }),
    new NumberField({ id: 'subscriptpaid', name: 'paidUntil', onlyInt: true }),
    new TextField({ id: 'subscriptgroup', name: 'groupCode', hidden: true, max: 40 }),
    new NumberField({ id: 'subscriptcheck', name: 'checkedAt', hidden: true, onlyInt: true }),
  );
  subscriptions.removeIndex('idx_subscriptions_user');
  subscriptions.addIndex('idx_subscriptions_source', true, 'user, source', '');
  subscriptions.addIndex('idx_subscriptions_customer', false, 'customerId', '');
  subscriptions.addIndex('idx_subscriptions_group', false, 'groupCode', '');
  app.save(subscriptions);

  const codes = new Collection({
    id: 'pbc_jln_groupcod',
    name: 'group_codes',
    type: 'base',
    listRule: null,
    viewRule: null,
    createRule: null,
    updateRule: null,
    deleteRule: null,
  });
  codes.fields.add(
    // In the order in which the dashboard lists them.
    new TextField({ id: 'groupname', name: 'name', required: true, max: 120, presentable: true }),
    // Left empty by who makes one: the server writes it.
    new TextField({ id: 'groupcode', name: 'code', max: 40 }),
    new NumberField({ id: 'groupseats', name: 'seats', onlyInt: true, min: 0, max: 100000 }),
    new DateField({ id: 'groupexpires', name: 'expiresOn', required: true }),
  );
  codes.addIndex('idx_group_codes_code', true, 'code', '');
  app.save(codes);

  // No collections: nobody has any use for them but the server itself.
  for (const table of [
    // A keyed hash of the address: it can't be read back.
    'CREATE TABLE used_trials (address TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE TABLE billing_events (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID',
  ])
    app.db().newQuery(table).execute();
});
