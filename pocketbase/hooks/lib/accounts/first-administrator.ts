/** The account PocketBase makes for its one-time set-up link; nobody can sign in with it. */
const INSTALLER = '__pbinstaller@example.com';

/**
 * With `JALON_ADMIN_EMAIL` and `JALON_ADMIN_PASSWORD` set, the first start makes that superuser.
 * Later starts leave the accounts alone, so a password changed in the dashboard stays changed.
 */
export const createFirstAdministrator = (app: core.App): void => {
  const email = $os.getenv('JALON_ADMIN_EMAIL');
  const password = $os.getenv('JALON_ADMIN_PASSWORD');
  if (!email || !password || hasAdministrator(app)) return;

  const record = new Record(app.findCollectionByNameOrId('_superusers'));
  record.setEmail(email);
  record.setPassword(password);
  app.save(record);
};

const hasAdministrator = (app: core.App): boolean =>
  app.countRecords('_superusers', $dbx.not($dbx.hashExp({ email: INSTALLER }))) > 0;
