/// <reference path="../types/pocketbase.d.ts" />

/** Whether a person's places are full is known at the sixth: the rest of thousands need not be counted. */
migrate(
  (app) => {
    require(`${__hooks}/jalon.js`).createSyncTriggers(app, 'applications');
  },
  () => {},
);
