/// <reference path="../types/pocketbase.d.ts" />

/** Letters that go with a CV to an employer. */
migrate((app) => require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'letters'));
