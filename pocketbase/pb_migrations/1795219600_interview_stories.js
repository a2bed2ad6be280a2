/// <reference path="../types/pocketbase.d.ts" />

/** Stories of their own that people keep for interviews. */
migrate((app) => {
  require(`${__hooks}/jalon.js`).createSyncedCollection(app, 'interview_stories');
});
