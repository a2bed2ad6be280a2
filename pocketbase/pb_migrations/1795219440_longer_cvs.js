/// <reference path="../types/pocketbase.d.ts" />

/** A CV may be longer than two pages when its person says so. */
migrate((app) => require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'cvs'));
