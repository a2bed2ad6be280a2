/// <reference path="../types/pocketbase.d.ts" />

/** Priority support, in the order in which messages are answered; and who wishes to try what is new before others. */
migrate((app) => {
  const messages = app.findCollectionByNameOrId('jln_messages');
  messages.fields.getByName('topic').values = [
    'help',
    'priority',
    'group',
    'privacy',
    'premium',
    'other',
  ];
  messages.fields.add(new NumberField({ id: 'messagerank', name: 'rank', onlyInt: true }));
  messages.addIndex('idx_contact_messages_rank', false, 'state, rank, receivedAt', '');
  app.save(messages);
  app.db().newQuery("UPDATE contact_messages SET rank = IIF(topic = 'privacy', 1, 3)").execute();

  require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'settings');
});
