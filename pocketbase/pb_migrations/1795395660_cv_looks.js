/// <reference path="../types/pocketbase.d.ts" />

/** A CV has a colour and a spacing of its person's choice. */
migrate((app) => require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'cvs'));
