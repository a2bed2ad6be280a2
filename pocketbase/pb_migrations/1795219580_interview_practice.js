/// <reference path="../types/pocketbase.d.ts" />

/** How long answers may take and took, what a simulation was asked to be about, and how a person likes to practise. */
migrate((app) => {
  for (const name of ['interview_sessions', 'interview_results', 'settings'])
    require(`${__hooks}/jalon.js`).createSyncedCollection(app, name);
});
