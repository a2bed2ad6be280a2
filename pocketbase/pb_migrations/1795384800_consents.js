/// <reference path="../types/pocketbase.d.ts" />

/** Each yes and each no of a person: who may be written to, and what may leave their device. */
migrate((app) => {
  require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'settings');
});
