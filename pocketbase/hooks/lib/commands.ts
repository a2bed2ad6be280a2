/**
 * What an operator asks of the program by a command instead of the dashboard. Each returns what is printed; what
 * throws is said on the error stream, and the command fails.
 */
import { highestRole, ROLES } from '#/domain/access/roles.ts';
import { normalEmail } from '#/domain/access/account-rules.ts';
import { auditAct } from './accounts/audit.ts';
import { findUser } from './accounts/people.ts';
import { makeGroupCode } from './billing/group-codes.ts';
import { backupPlace, type BackupPlace } from './backup/backup-place.ts';
import { backUp, backupsIn } from './backup/backup.ts';

type Story = (app: core.App, args: string[]) => string;

/** `backup`: one now, whether the server runs or not. */
const backup: Story = (app) =>
  `${backUp(app, requirePlace())} is in ${$os.getenv('JALON_BACKUP_TO')}`;

/** `backups`: newest first. */
const backups: Story = () => backupsIn(requirePlace()).join('\n') || 'There is none yet.';

/** `fetch-backup NAME PATH`: `latest` is a name too. */
const fetchBackup: Story = (_app, [wanted = '', path = '']) => {
  const place = requirePlace();
  const name = wanted === 'latest' ? backupsIn(place)[0] : wanted;
  if (!name) throw new Error('There is no back-up yet.');
  place.fetch(name, path);
  return name;
};

/** `administrator ADDRESS`: of the dashboard; the password is `JALON_NEW_PASSWORD`. */
const administrator: Story = (app, [email = '']) => {
  const collection = app.findCollectionByNameOrId('_superusers');
  let record: core.Record;
  try {
    record = app.findAuthRecordByEmail(collection, email);
  } catch {
    record = new Record(collection);
    record.setEmail(email);
  }
  record.setPassword($os.getenv('JALON_NEW_PASSWORD'));
  app.save(record);
  return `${email} administers the dashboard.`;
};

/** `role ADDRESS ROLE`: what a person may do in the application. */
const role: Story = (app, [email = '', to = '']) => {
  if (!ROLES.some((known) => known === to))
    throw new Error(`${to} is no role: there are ${ROLES.join(', ')}.`);
  const person = findUser(app, normalEmail(email));
  if (!person)
    throw new Error(`Nobody has an account with ${email}: sign up in the application first.`);
  const before = highestRole([person.getString('role')]);
  app.runInTransaction((tx) => {
    person.set('role', to);
    tx.save(person);
    auditAct(tx, { actor: '', action: 'role_set', target: person.id, before, after: to });
  });
  return `${email} is ${to} (before: ${before}).`;
};

/** `group-code NAME SEATS DATE`: Premium for so many people until that day, by a code that is told once here. */
const groupCode: Story = (app, [name = '', seats = '', day = '']) => {
  if (!/^[1-9]\d{0,4}$/.test(seats) || !/^\d{4}-\d\d-\d\d$/.test(day) || name === '')
    throw new Error(
      'It takes a name, a number of people and a day, such as: "Centre Ahuntsic" 30 2027-06-30',
    );
  return `${makeGroupCode(app, { name, seats: Number(seats), day })} gives Premium to ${seats} people of ${name} until ${day}.`;
};

/** `is-running`: fails when nothing answers where the settings say. */
const isRunning: Story = () => {
  const host = $os.getenv('JALON_HOST') || '127.0.0.1';
  const url = `http://${host}:${$os.getenv('JALON_PORT') || '8090'}/api/jalon/health`;
  $http.send({ url, timeout: 5 });
  return 'It runs.';
};

const STORIES = {
  backup,
  backups,
  'fetch-backup': fetchBackup,
  administrator,
  role,
  'group-code': groupCode,
  'is-running': isRunning,
};

/** The names are registered in `main.pb.ts`. */
export const runCommand = (name: string, cmd: cobra.Command, args: string[]): void => {
  try {
    // The interpreter of commands has no types for the application, which is otherwise the same.
    const said = STORIES[name as keyof typeof STORIES]($app as unknown as core.App, [...args]);
    cmd.outOrStdout().write(toBytes(`${said}\n`) as never);
  } catch (error) {
    cmd.errOrStderr().write(toBytes(`${wordsOf(error)}\n`) as never);
    $os.exit(1);
  }
};

const wordsOf = (error: unknown): string =>
  // A bucket answers with pages of it.
  (error instanceof Error ? error.message : String(error)).replace(/^GoError: /, '').slice(0, 300);

const requirePlace = (): BackupPlace => {
  const place = backupPlace();
  if (!place)
    throw new Error(
      'There is no place for back-ups: set JALON_BACKUP_TO and JALON_BACKUP_RECIPIENT.',
    );
  return place;
};
