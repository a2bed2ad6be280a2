/** The library the registrations call: one name per handler. */
import { forgetAssists } from './assist/assist-quota.ts';
import { settlePayments } from './billing/payment-chores.ts';
import { refreshCustomers } from './billing/stripe-customer.ts';
import { forgetOldEvents } from './billing/stripe-webhook.ts';
import { forgetUsedTrials } from './billing/trial.ts';
import { seedPosts } from './content/content-seed.ts';
import { seedQuestions } from './content/question-seed.ts';
import { emptyWriteLogs, keepReadersOpen, keepWritesDurable } from './sync/durability.ts';
import { feed } from './content/feed.ts';
import { sweepParts } from './files/file-store.ts';
import { explainFields } from './dashboard.ts';
import { createFirstAdministrator } from './accounts/first-administrator.ts';
import { deleteLeftAccounts } from './accounts/leaving.ts';
import { forgetOldMessages } from './mail/contact.ts';
import { queueNotices } from './mail/notices.ts';
import { forgetOldMails, sendDueMails } from './mail/outbox.ts';
import { forgetOldAttempts } from './accounts/attempts.ts';
import { shareNoConnections } from './behind-proxy.ts';
import { pushDueReminders } from './push/push.ts';
import { applySettings } from './settings.ts';
import {
  requireEncryption,
  requireKnownSchema,
  requireKnownTimeZone,
  requireRightSettings,
} from './start-checks.ts';
import { closeIdleStreams } from './sync/streams.ts';
import { keepRegister } from './admin/incidents.ts';
import { guardAdministration } from './accounts/super-admins.ts';
import { queueOwnMail } from './accounts/sign-up.ts';
import { forgetCopies, keepsRecordsElsewhere } from './sync/elsewhere.ts';
import { mirrorRecords } from './sync/mirror-records.ts';
import { createAllSyncTriggers } from './sync/sync-triggers.ts';
import { keepLocalTime } from './time-zone.ts';
import {
  beginTimeline,
  emptyBins,
  forgetOldSync,
  forgetRemovedEntries,
} from './sync/sync-upkeep.ts';

export {
  changeMe,
  changePassword,
  confirmEmailChange,
  confirmPasswordReset,
  endSessionsOfDisabled,
  getUserHighestRole,
  keepAccount,
  me,
  planDeletion,
  refuseCommonPassword,
  refuseStockEmailChange,
  requestEmailChange,
  signOutEverywhere,
} from './accounts/account.ts';
export { followGroupCode, prepareGroupCode, redeemGroupCode } from './billing/group-codes.ts';
export { checkSubscription } from './billing/plan-answer.ts';
export { endCustomerFirst, openCheckout, openPortal } from './billing/stripe-checkout.ts';
export { hearStripe } from './billing/stripe-webhook.ts';
export { startTrial } from './billing/trial.ts';
export { assist, tellAssist } from './assist/assist.ts';
export { sendContact } from './mail/contact.ts';
export { sendAgain } from './mail/send-again.ts';
export { listPosts, preparePost, showPost } from './content/content.ts';
export { keepOldAddress } from './content/moved-posts.ts';
export {
  forgetQuestions,
  listAllQuestions,
  listBasicQuestions,
  prepareQuestion,
} from './content/questions.ts';
export { forgetSite, keepSiteSingle, prepareSite, showSite } from './content/content-settings.ts';
export { reportAttention } from './admin/attention.ts';
export { addIncident, changeIncident, listIncidents } from './admin/incidents.ts';
export { listActs } from './admin/journal.ts';
export { reportCohorts, reportContent } from './admin/reports.ts';
export { changeSite, showWrittenSite, testMail } from './admin/site.ts';
export { statistics } from './admin/statistics.ts';
export { givePremium } from './admin/gift.ts';
export { addUser, endSessions, listUsers, mailReset, setDisabled, setRole } from './admin/users.ts';
export { auditOperatorDelete, auditOperatorEdit, keepJournal } from './accounts/operator-acts.ts';
export { keepLastSuperAdmin } from './accounts/super-admins.ts';
export { forgetDevice, listDevices, nameDevice } from './accounts/devices.ts';
export { dropBytes, fileState, finishFile, sendFile, takePart } from './files/files.ts';
export { followBackup } from './backup/backup.ts';
export { runCommand } from './commands.ts';
export { health } from './health.ts';
export { metrics } from './metrics.ts';
export { exportAccount } from './accounts/leaving.ts';
export { endPasses, givePass } from './sync/elsewhere.ts';
export { nudgeOwner, stampOperatorEdit } from './sync/operator-edits.ts';
export { sitemap } from './content/sitemap.ts';
export { serveFile, servePage } from './files/serve-file.ts';
export { showPushKey, subscribePush, testPush, unsubscribePush } from './push/push.ts';
export { guardSignInCode, queueSignInCode, switchSignInCode } from './accounts/sign-in-code.ts';
export { stopMails } from './mail/stop-mails.ts';
export { slowGuessing } from './accounts/sign-in.ts';
export { signUp } from './accounts/sign-up.ts';
export { guardSubscription } from './sync/streams.ts';
export { sync } from './sync/sync.ts';
export { createSyncedCollection } from './sync/sync-schema.ts';
export { createSyncTriggers, remakeSyncTriggers } from './sync/sync-triggers.ts';

/** Runs at each start, before anything is served; what throws here stops the start. */
export const prepareServer = (e: core.BootstrapEvent): void => {
  requireRightSettings();
  requireKnownTimeZone();
  requireEncryption();
  e.next();
  keepWritesDurable(e.app);
  keepReadersOpen(e.app);
  createFirstAdministrator(e.app);
};

/** Runs once the migrations have, just before the first request; what throws here stops the start. */
export const prepareToServe = (e: core.ServeEvent): void => {
  requireKnownSchema(e.app);
  shareNoConnections(e);
  keepLocalTime(e.app);
  applySettings(e.app);
  createAllSyncTriggers(e.app);
  guardAdministration(e.app);
  keepRegister(e.app);
  explainFields(e.app);
  beginTimeline(e.app);
  forgetCopies(e.app);
  seedPosts(e.app);
  seedQuestions(e.app);
  e.next();
};

export const queueVerification = queueOwnMail('verify');
export const queuePasswordReset = queueOwnMail('reset-password');

export const frenchFeed = feed('fr');
export const englishFeed = feed('en');

/** `now`, in milliseconds since 1970, decides what is due. */
export const everyMinute = (now = Date.now()): void => {
  closeIdleStreams(theApp());
  if (keepsRecordsElsewhere()) mirrorRecords(theApp());
  queueNotices(theApp(), now);
  sendDueMails(theApp());
  settlePayments(theApp());
  pushDueReminders(theApp(), now);
};

export const everyNight = (): void => {
  forgetOldMails(theApp());
  forgetOldMessages(theApp());
  forgetOldAttempts(theApp());
  forgetAssists(theApp());
  // A copy of what workers keep in order.
  if (!keepsRecordsElsewhere()) {
    forgetOldSync(theApp());
    emptyBins(theApp());
    forgetRemovedEntries(theApp());
  }
  forgetOldEvents(theApp());
  forgetUsedTrials(theApp());
  sweepParts(theApp());
  deleteLeftAccounts(theApp());
  emptyWriteLogs(theApp());
  refreshCustomers(theApp());
};

// The generated types hide the hooks of the global application, which is otherwise the same.
const theApp = () => $app as unknown as core.App;
