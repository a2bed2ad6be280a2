/// <reference path="../types/pocketbase.d.ts" />

/** Of what was shown instead of an edit that lost, when it was written and on which device. */
migrate((app) => {
  require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'history');
});
