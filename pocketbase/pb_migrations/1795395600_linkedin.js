/// <reference path="../types/pocketbase.d.ts" />

/** What people fill in for LinkedIn, and the texts they keep. */
migrate((app) => {
  for (const name of ['linkedin_profiles', 'linkedin_texts'])
    require(`${__hooks}/jalon.js`).createSyncedCollection(app, name);
});
