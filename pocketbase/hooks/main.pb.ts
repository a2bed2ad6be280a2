/**
 * Registrations only. A handler runs alone in a pooled interpreter and sees nothing of this file,
 * so its body is one `require` of the library and one call.
 */
import { MAX_EVENT_BYTES, MAX_REQUEST_BYTES, PART_BYTES } from '#/domain/access/size-limits.ts';
import { PAGE_PATHS, pageRow } from '#/domain/content/pages.ts';
import { QUESTION_PATHS } from '#/domain/training/bank/question-sets.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';

const routes: string[] = [];

const route = (
  method: string,
  path: string,
  handler: (e: core.RequestEvent) => void,
  maxBytes = 16 * 1024,
  ...middlewares: ReturnType<typeof $apis.gzip>[]
) => {
  // Only failures are worth a line in the log database: one write per file served is not.
  const usual = [$apis.skipSuccessActivityLog(), $apis.bodyLimit(maxBytes)];
  routerAdd(method, path, handler, ...usual, ...middlewares);
  routes.push(`${method} ${path}`);
};

onBootstrap((e) => require(`${__hooks}/jalon.js`).prepareServer(e));
// Has no global of its own, though it is there: the types leave it out.
($app as unknown as core.App)
  .onServe()
  .bindFunc((e) => require(`${__hooks}/jalon.js`).prepareToServe(e as core.ServeEvent));

onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/jalon.js`).slowGuessing(e));
onRecordRequestOTPRequest((e) => require(`${__hooks}/jalon.js`).guardSignInCode(e));
onMailerRecordOTPSend((e) => require(`${__hooks}/jalon.js`).queueSignInCode(e), 'users');
onRecordValidate((e) => require(`${__hooks}/jalon.js`).refuseCommonPassword(e), 'users');
onRecordConfirmPasswordResetRequest(
  (e) => require(`${__hooks}/jalon.js`).confirmPasswordReset(e),
  'users',
);
onRecordUpdate((e) => require(`${__hooks}/jalon.js`).endSessionsOfDisabled(e), 'users');
onRecordRequestEmailChangeRequest(
  (e) => require(`${__hooks}/jalon.js`).refuseStockEmailChange(e),
  'users',
);
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/jalon.js`).endPasses(e), 'users');
onRealtimeSubscribeRequest((e) => require(`${__hooks}/jalon.js`).guardSubscription(e));
onMailerRecordVerificationSend((e) => require(`${__hooks}/jalon.js`).queueVerification(e), 'users');
onMailerRecordPasswordResetSend(
  (e) => require(`${__hooks}/jalon.js`).queuePasswordReset(e),
  'users',
);
const SYNCED = Object.keys(SYNCED_COLLECTIONS);
onCollectionUpdate((e) => require(`${__hooks}/jalon.js`).remakeSyncTriggers(e), ...SYNCED);
onRecordUpdate((e) => require(`${__hooks}/jalon.js`).stampOperatorEdit(e), ...SYNCED);
onRecordAfterCreateSuccess((e) => require(`${__hooks}/jalon.js`).nudgeOwner(e), ...SYNCED);
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/jalon.js`).nudgeOwner(e), ...SYNCED);
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/jalon.js`).nudgeOwner(e), ...SYNCED);
onRecordCreateRequest((e) => require(`${__hooks}/jalon.js`).auditOperatorEdit(e), 'users');
onRecordUpdateRequest((e) => require(`${__hooks}/jalon.js`).auditOperatorEdit(e), 'users');
onRecordUpdate((e) => require(`${__hooks}/jalon.js`).keepLastSuperAdmin(e), 'users');
onRecordDelete((e) => require(`${__hooks}/jalon.js`).keepLastSuperAdmin(e), 'users');
onRecordDeleteRequest((e) => require(`${__hooks}/jalon.js`).auditOperatorDelete(e), 'users');
onRecordDeleteRequest((e) => require(`${__hooks}/jalon.js`).endCustomerFirst(e), 'users');
onRecordValidate((e) => require(`${__hooks}/jalon.js`).preparePost(e), 'posts');
onRecordUpdate((e) => require(`${__hooks}/jalon.js`).keepOldAddress(e), 'posts');
onRecordValidate((e) => require(`${__hooks}/jalon.js`).prepareQuestion(e), 'questions');
onRecordAfterCreateSuccess((e) => require(`${__hooks}/jalon.js`).forgetQuestions(e), 'questions');
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/jalon.js`).forgetQuestions(e), 'questions');
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/jalon.js`).forgetQuestions(e), 'questions');
onRecordCreate((e) => require(`${__hooks}/jalon.js`).keepSiteSingle(e), 'site_settings');
onRecordDelete((e) => require(`${__hooks}/jalon.js`).keepSiteSingle(e), 'site_settings');
onRecordValidate((e) => require(`${__hooks}/jalon.js`).prepareSite(e), 'site_settings');
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/jalon.js`).forgetSite(e), 'site_settings');
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/jalon.js`).dropBytes(e), 'files');
onRecordValidate((e) => require(`${__hooks}/jalon.js`).prepareGroupCode(e), 'group_codes');
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/jalon.js`).followGroupCode(e), 'group_codes');
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/jalon.js`).followGroupCode(e), 'group_codes');
onRecordUpdateRequest((e) => require(`${__hooks}/jalon.js`).sendAgain(e), 'outbox');
onRecordUpdateRequest(() => require(`${__hooks}/jalon.js`).keepJournal(), 'audit_log');
onRecordDeleteRequest(() => require(`${__hooks}/jalon.js`).keepJournal(), 'audit_log');
onBackupCreate((e) => require(`${__hooks}/jalon.js`).followBackup(e));
cronAdd('jalon-minute', '* * * * *', () => require(`${__hooks}/jalon.js`).everyMinute());
cronAdd('jalon-night', '17 4 * * *', () => require(`${__hooks}/jalon.js`).everyNight());

route('GET', '/api/jalon/health', (e) => require(`${__hooks}/jalon.js`).health(e));
route('GET', '/api/jalon/metrics', (e) => require(`${__hooks}/jalon.js`).metrics(e));

route('POST', '/api/jalon/sign-up', (e) => require(`${__hooks}/jalon.js`).signUp(e));
route('GET', '/api/jalon/me', (e) => require(`${__hooks}/jalon.js`).me(e));
route('PATCH', '/api/jalon/me', (e) => require(`${__hooks}/jalon.js`).changeMe(e));
route('POST', '/api/jalon/get-user-highest-role', (e) =>
  require(`${__hooks}/jalon.js`).getUserHighestRole(e),
);
route('POST', '/api/jalon/check-subscription', (e) =>
  require(`${__hooks}/jalon.js`).checkSubscription(e),
);
route('POST', '/api/jalon/trial', (e) => require(`${__hooks}/jalon.js`).startTrial(e));
route('POST', '/api/jalon/group-code', (e) => require(`${__hooks}/jalon.js`).redeemGroupCode(e));
route('POST', '/api/jalon/checkout', (e) => require(`${__hooks}/jalon.js`).openCheckout(e));
route('POST', '/api/jalon/portal', (e) => require(`${__hooks}/jalon.js`).openPortal(e));
route(
  'POST',
  '/api/jalon/stripe/webhook',
  (e) => require(`${__hooks}/jalon.js`).hearStripe(e),
  MAX_EVENT_BYTES,
);
route('POST', '/api/jalon/password', (e) => require(`${__hooks}/jalon.js`).changePassword(e));
route('POST', '/api/jalon/sign-in-code', (e) => require(`${__hooks}/jalon.js`).switchSignInCode(e));
route('POST', '/api/jalon/email-change', (e) =>
  require(`${__hooks}/jalon.js`).requestEmailChange(e),
);
route('POST', '/api/jalon/email-change/confirm', (e) =>
  require(`${__hooks}/jalon.js`).confirmEmailChange(e),
);
route('POST', '/api/jalon/sign-out-everywhere', (e) =>
  require(`${__hooks}/jalon.js`).signOutEverywhere(e),
);
route('DELETE', '/api/jalon/account', (e) => require(`${__hooks}/jalon.js`).planDeletion(e));
route('POST', '/api/jalon/account/keep', (e) => require(`${__hooks}/jalon.js`).keepAccount(e));
route('GET', '/api/jalon/devices', (e) => require(`${__hooks}/jalon.js`).listDevices(e));
route('PUT', '/api/jalon/devices/{id}', (e) => require(`${__hooks}/jalon.js`).nameDevice(e));
route('DELETE', '/api/jalon/devices/{id}', (e) => require(`${__hooks}/jalon.js`).forgetDevice(e));

route(
  'POST',
  '/api/jalon/sync',
  (e) => require(`${__hooks}/jalon.js`).sync(e),
  MAX_REQUEST_BYTES,
  $apis.gzip(),
);
route('POST', '/api/jalon/pass', (e) => require(`${__hooks}/jalon.js`).givePass(e));
route('GET', '/api/jalon/files/{id}', (e) => require(`${__hooks}/jalon.js`).fileState(e));
route(
  'POST',
  '/api/jalon/files/{id}/parts/{n}',
  (e) => require(`${__hooks}/jalon.js`).takePart(e),
  PART_BYTES,
);
route('POST', '/api/jalon/files/{id}/finish', (e) => require(`${__hooks}/jalon.js`).finishFile(e));
route('GET', '/api/jalon/files/{id}/bytes', (e) => require(`${__hooks}/jalon.js`).sendFile(e));
route('GET', '/api/jalon/assist', (e) => require(`${__hooks}/jalon.js`).tellAssist(e));
route('POST', '/api/jalon/assist', (e) => require(`${__hooks}/jalon.js`).assist(e), 64 * 1024);
route('GET', '/api/jalon/push/key', (e) => require(`${__hooks}/jalon.js`).showPushKey(e));
route('POST', '/api/jalon/push/subscribe', (e) => require(`${__hooks}/jalon.js`).subscribePush(e));
route('POST', '/api/jalon/push/unsubscribe', (e) =>
  require(`${__hooks}/jalon.js`).unsubscribePush(e),
);
route('POST', '/api/jalon/push/test', (e) => require(`${__hooks}/jalon.js`).testPush(e));
for (const method of ['GET', 'POST'])
  route(method, '/api/jalon/stop-mails', (e) => require(`${__hooks}/jalon.js`).stopMails(e));
route('POST', '/api/jalon/export', (e) => require(`${__hooks}/jalon.js`).exportAccount(e));

route('GET', '/api/jalon/admin/users', (e) => require(`${__hooks}/jalon.js`).listUsers(e));
route('POST', '/api/jalon/admin/users', (e) => require(`${__hooks}/jalon.js`).addUser(e));
route('POST', '/api/jalon/admin/users/{id}/role', (e) => require(`${__hooks}/jalon.js`).setRole(e));
route('POST', '/api/jalon/admin/users/{id}/reset', (e) =>
  require(`${__hooks}/jalon.js`).mailReset(e),
);
route('POST', '/api/jalon/admin/users/{id}/premium', (e) =>
  require(`${__hooks}/jalon.js`).givePremium(e),
);
route('POST', '/api/jalon/admin/users/{id}/disabled', (e) =>
  require(`${__hooks}/jalon.js`).setDisabled(e),
);
route('POST', '/api/jalon/admin/users/{id}/sign-out', (e) =>
  require(`${__hooks}/jalon.js`).endSessions(e),
);
route('GET', '/api/jalon/admin/attention', (e) =>
  require(`${__hooks}/jalon.js`).reportAttention(e),
);
route('GET', '/api/jalon/admin/statistics', (e) => require(`${__hooks}/jalon.js`).statistics(e));
route('GET', '/api/jalon/admin/site', (e) => require(`${__hooks}/jalon.js`).showWrittenSite(e));
route('PUT', '/api/jalon/admin/site', (e) => require(`${__hooks}/jalon.js`).changeSite(e));
route('GET', '/api/jalon/admin/content', (e) => require(`${__hooks}/jalon.js`).reportContent(e));
route('GET', '/api/jalon/admin/cohorts', (e) => require(`${__hooks}/jalon.js`).reportCohorts(e));
route('GET', '/api/jalon/admin/incidents', (e) => require(`${__hooks}/jalon.js`).listIncidents(e));
route(
  'POST',
  '/api/jalon/admin/incidents',
  (e) => require(`${__hooks}/jalon.js`).addIncident(e),
  64 * 1024,
);
route(
  'PUT',
  '/api/jalon/admin/incidents/{id}',
  (e) => require(`${__hooks}/jalon.js`).changeIncident(e),
  64 * 1024,
);
route('POST', '/api/jalon/admin/mail-test', (e) => require(`${__hooks}/jalon.js`).testMail(e));
route('GET', '/api/jalon/admin/audit', (e) => require(`${__hooks}/jalon.js`).listActs(e));

route('GET', '/api/jalon/posts', (e) => require(`${__hooks}/jalon.js`).listPosts(e));
route('GET', '/api/jalon/posts/{kind}/{slug}', (e) => require(`${__hooks}/jalon.js`).showPost(e));
route(
  'GET',
  QUESTION_PATHS.basic,
  (e) => require(`${__hooks}/jalon.js`).listBasicQuestions(e),
  undefined,
  $apis.gzip(),
);
route(
  'GET',
  QUESTION_PATHS.all,
  (e) => require(`${__hooks}/jalon.js`).listAllQuestions(e),
  undefined,
  $apis.gzip(),
);
route('GET', '/api/jalon/site', (e) => require(`${__hooks}/jalon.js`).showSite(e));
route('POST', '/api/jalon/contact', (e) => require(`${__hooks}/jalon.js`).sendContact(e));
route('GET', '/rss.xml', (e) => require(`${__hooks}/jalon.js`).frenchFeed(e));
route('GET', '/en/rss.xml', (e) => require(`${__hooks}/jalon.js`).englishFeed(e));
route('GET', '/sitemap.xml', (e) => require(`${__hooks}/jalon.js`).sitemap(e));

// PocketBase's own asks for no password and tells whether an address is taken: ours stands before it.
for (const users of ['users', '_pb_users_auth_'])
  route('POST', `/api/collections/${users}/request-email-change`, (e) =>
    require(`${__hooks}/jalon.js`).requestEmailChange(e),
  );

// Filled at each request, so they can't be compressed beforehand.
const page = (path: string) =>
  route('GET', path, (e) => require(`${__hooks}/jalon.js`).servePage(e), undefined, $apis.gzip());
for (const path of PAGE_PATHS) {
  if (['redirect', 'unknown'].includes(pageRow(path).kind)) continue;
  const pattern = path.replace('$slug', '{slug}');
  page(path === '/' ? '/{$}' : pattern);
  page(path === '/' ? '/en' : `/en${pattern}`);
}
route('GET', '/{path...}', (e) => require(`${__hooks}/jalon.js`).serveFile(e));

const command = (name: string) =>
  ($app as unknown as { rootCmd: cobra.Command }).rootCmd.addCommand(
    new Command({
      use: name,
      run: (cmd, args) => require(`${__hooks}/jalon.js`).runCommand(name, cmd, args),
    }),
  );
for (const name of [
  'backup',
  'backups',
  'fetch-backup',
  'administrator',
  'role',
  'group-code',
  'is-running',
])
  command(name);

// Kept for the health route: the list is what was registered, not what should have been.
$app.store().set('jalon:routes', JSON.stringify(routes));
