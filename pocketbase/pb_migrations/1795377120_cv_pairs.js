/// <reference path="../types/pocketbase.d.ts" />

/** A French and an English CV may belong together, and know what they last agreed on. */
migrate((app) => require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'cvs'));
