/// <reference path="../types/pocketbase.d.ts" />

/**
 * Accounts: who a person is, what they agreed to, their devices, what they pay, the mails that wait,
 * and what administrators did. Every door but reading one's own stays closed: our routes are the doors.
 */
migrate((app) => {
  const own = 'user = @request.auth.id';
  const users = app.findCollectionByNameOrId('_pb_users_auth_');

  // Nobody but their owner sees an account.
  users.listRule = 'id = @request.auth.id';
  users.viewRule = 'id = @request.auth.id';
  users.createRule = null;
  users.updateRule = null;
  users.deleteRule = null;
  users.manageRule = null;
  users.authRule = 'disabled = false';
  users.authAlert.enabled = false;
  users.passwordAuth.enabled = true;
  users.oauth2.enabled = false;
  users.otp.enabled = false;
  users.mfa.enabled = false;
  users.authToken.duration = 30 * 24 * 60 * 60;
  users.fields.getByName('password').min = 6;
  const name = users.fields.getByName('name');
  name.name = 'fullName';
  name.max = 120;
  // In lists of what is a person's, instead of an id.
  name.presentable = true;
  // A person's picture is a file of theirs, as any other.
  users.fields.removeByName('avatar');
  users.fields.add(
    new SelectField({ id: 'userlanguage', name: 'language', maxSelect: 1, values: ['fr', 'en'] }),
    new SelectField({
      id: 'userrole',
      name: 'role',
      hidden: true,
      maxSelect: 1,
      values: ['user', 'premium', 'admin', 'super_admin'],
    }),
    new BoolField({ id: 'userdisabled', name: 'disabled', hidden: true }),
    // Milliseconds since 1970, as everywhere in our own fields; 0: never.
    new NumberField({ id: 'userdeleteafter', name: 'deleteAfter', hidden: true, onlyInt: true }),
  );
  users.addIndex('idx_users_role', false, 'role', '');
  app.save(users);

  const ownerOf = (id) =>
    new RelationField({
      id,
      name: 'user',
      collectionId: users.id,
      cascadeDelete: true,
      required: true,
      maxSelect: 1,
    });
  const closed = { createRule: null, updateRule: null, deleteRule: null };

  const consents = new Collection({
    id: 'pbc_jln_consents',
    name: 'consents',
    type: 'base',
    listRule: own,
    viewRule: own,
    ...closed,
  });
  consents.fields.add(
    ownerOf('consentuser'),
    new TextField({ id: 'consentkind', name: 'kind', required: true, max: 40 }),
    new TextField({ id: 'consentversion', name: 'version', required: true, max: 40 }),
    new TextField({ id: 'consentlanguage', name: 'language', required: true, max: 5 }),
    new BoolField({ id: 'consentgranted', name: 'granted' }),
    new NumberField({ id: 'consentat', name: 'at', onlyInt: true }),
  );
  consents.addIndex('idx_consents_user', false, 'user, kind', '');
  app.save(consents);

  const devices = new Collection({
    id: 'pbc_jln_devices0',
    name: 'devices',
    type: 'base',
    listRule: own,
    viewRule: own,
    ...closed,
  });
  devices.fields.add(
    ownerOf('deviceuser'),
    new TextField({ id: 'devicedevice', name: 'device', required: true, max: 40 }),
    new TextField({ id: 'devicelabel', name: 'label', max: 120 }),
    new NumberField({ id: 'devicefirst', name: 'firstSeenAt', onlyInt: true }),
    new NumberField({ id: 'devicelast', name: 'lastSeenAt', onlyInt: true }),
  );
  devices.addIndex('idx_devices_user_device', true, 'user, device', '');
  app.save(devices);

  const subscriptions = new Collection({
    id: 'pbc_jln_subscrip',
    name: 'subscriptions',
    type: 'base',
    listRule: own,
    viewRule: own,
    ...closed,
  });
  subscriptions.fields.add(
    ownerOf('subscriptuser'),
    new TextField({ id: 'subscriptstatus', name: 'status', required: true, max: 40 }),
    new NumberField({ id: 'subscriptend', name: 'periodEnd', onlyInt: true }),
    new BoolField({ id: 'subscriptcancel', name: 'cancelAtEnd' }),
    new TextField({ id: 'subscriptcustomer', name: 'customerId', hidden: true, max: 120 }),
    new TextField({ id: 'subscriptremote', name: 'subscriptionId', hidden: true, max: 120 }),
  );
  subscriptions.addIndex('idx_subscriptions_user', true, 'user', '');
  app.save(subscriptions);

  const outbox = new Collection({
    id: 'pbc_jln_outbox00',
    name: 'outbox',
    type: 'base',
    listRule: null,
    viewRule: null,
    ...closed,
  });
  outbox.fields.add(
    // In the order in which the dashboard lists them.
    new SelectField({
      id: 'outboxstate',
      name: 'state',
      maxSelect: 1,
      values: ['waiting', 'sent', 'failed'],
    }),
    new TextField({ id: 'outboxkind', name: 'kind', required: true, max: 40 }),
    new TextField({ id: 'outboxto', name: 'recipient', required: true, max: 255 }),
    new NumberField({ id: 'outboxattempts', name: 'attempts', onlyInt: true }),
    new TextField({ id: 'outboxerror', name: 'lastError', max: 300 }),
    new NumberField({ id: 'outboxdue', name: 'dueAt', onlyInt: true }),
    new TextField({ id: 'outboxuser', name: 'user', max: 40 }),
    new TextField({ id: 'outboxlanguage', name: 'language', required: true, max: 5 }),
    // Holds one-time links, so it is emptied once the mail has gone.
    new JSONField({ id: 'outboxdetails', name: 'details', hidden: true, maxSize: 20_000 }),
    new NumberField({ id: 'outboxlease', name: 'leaseUntil', hidden: true, onlyInt: true }),
    new TextField({
      id: 'outboxdedupe',
      name: 'dedupeKey',
      hidden: true,
      required: true,
      max: 200,
    }),
    new NumberField({ id: 'outboxmade', name: 'madeAt', onlyInt: true }),
  );
  outbox.addIndex('idx_outbox_due', false, 'state, dueAt', '');
  outbox.addIndex('idx_outbox_dedupe', true, 'dedupeKey', '');
  app.save(outbox);

  const audit = new Collection({
    id: 'pbc_jln_auditlog',
    name: 'audit_log',
    type: 'base',
    listRule: null,
    viewRule: null,
    ...closed,
  });
  audit.fields.add(
    new TextField({ id: 'auditactor', name: 'actor', max: 40 }),
    new TextField({ id: 'auditaction', name: 'action', required: true, max: 60 }),
    new TextField({ id: 'audittarget', name: 'target', max: 40 }),
    new TextField({ id: 'auditbefore', name: 'before', max: 200 }),
    new TextField({ id: 'auditafter', name: 'after', max: 200 }),
    new NumberField({ id: 'auditat', name: 'at', onlyInt: true }),
  );
  audit.addIndex('idx_audit_target', false, 'target, at', '');
  app.save(audit);

  // No collection: nothing but the sign-in itself has any use for it.
  app
    .db()
    .newQuery(
      `CREATE TABLE sign_in_attempts (
           identity TEXT PRIMARY KEY,
           failures INTEGER NOT NULL,
           lastAt INTEGER NOT NULL,
           waitUntil INTEGER NOT NULL
         ) WITHOUT ROWID`,
    )
    .execute();
});
