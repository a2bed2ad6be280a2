/// <reference path="../types/pocketbase.d.ts" />

/** Where a person looks for work, and how their new CVs print dates. */
migrate((app) => {
  require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'settings');
});
