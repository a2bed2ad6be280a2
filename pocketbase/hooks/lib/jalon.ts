/** The library the registrations call: one name per handler. */
import { seedPosts } from './content-seed.ts';
import { keepWritesDurable } from './durability.ts';
import { feed } from './feed.ts';
import { sweepParts } from './file-store.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { deleteLeftAccounts } from './leaving.ts';
import { forgetOldMails, sendDueMails } from './outbox.ts';
import { forgetOldAttempts } from './sign-in.ts';
import { applySettings } from './settings.ts';
import { queueOwnMail } from './sign-up.ts';
import { beginTimeline, emptyBins, forgetOldSync } from './sync-upkeep.ts';

export {
  changeMe,
  changePassword,
  checkSubscription,
  confirmEmailChange,
  confirmPasswordReset,
  getUserHighestRole,
  keepAccount,
  me,
  planDeletion,
  refuseCommonPassword,
  requestEmailChange,
  signOutEverywhere,
} from './account.ts';
export { sendContact } from './contact.ts';
export { listPosts, preparePost, showPost } from './content.ts';
export { forgetSite, prepareSite, showSite } from './content-settings.ts';
export { addUser, listActs, listUsers, setRole, statistics } from './admin.ts';
export { forgetDevice, listDevices, nameDevice } from './devices.ts';
export { fileState, finishFile, sendFile, takePart } from './files.ts';
export { health } from './health.ts';
export { exportAccount } from './leaving.ts';
export { nudgeOwner, stampOperatorEdit } from './operator-edits.ts';
export { keepFilePrivate } from './private-files.ts';
export { sitemap } from './sitemap.ts';
export { serveFile, servePage } from './serve-file.ts';
export { slowGuessing } from './sign-in.ts';
export { signUp } from './sign-up.ts';
export { sync } from './sync.ts';
export { createSyncTriggers } from './sync-triggers.ts';

/** Runs at each start, before anything is served; what throws here stops the start. */
export const prepareServer = (e: core.BootstrapEvent): void => {
  e.next();
  keepWritesDurable(e.app);
  createFirstAdministrator(e.app);
};

/** Runs once the migrations have, just before the first request; what throws here stops the start. */
export const prepareToServe = (e: core.ServeEvent): void => {
  applySettings(e.app);
  beginTimeline(e.app);
  seedPosts(e.app);
  e.next();
};

export const queueVerification = queueOwnMail('verify');
export const queuePasswordReset = queueOwnMail('reset-password');

export const frenchFeed = feed('fr');
export const englishFeed = feed('en');

export const everyMinute = (): void => sendDueMails(theApp());

export const everyNight = (): void => {
  forgetOldMails(theApp());
  forgetOldAttempts(theApp());
  forgetOldSync(theApp());
  emptyBins(theApp());
  sweepParts(theApp());
  deleteLeftAccounts(theApp());
};

// The generated types hide the hooks of the global application, which is otherwise the same.
const theApp = () => $app as unknown as core.App;
