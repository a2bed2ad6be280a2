/** What would make a start a bad one, said in a sentence that ends it, whatever started the server. */
import { runProgram } from './backup/run-program.ts';
import { settingMistakes } from './environment.mjs';
import { newestMigration } from './health.ts';
import { sayAloud } from './report.ts';
import { timeZone } from './time-zone.ts';

export const requireRightSettings = (): void => {
  const mistakes = settingMistakes(environment());
  if (mistakes.length > 0) refuseStart(mistakes.join('\n'));
};

/** A release older than its data would read what it does not know. Told by what starts the server. */
export const requireKnownSchema = (app: core.App): void => {
  const folder = $os.getenv('JALON_MIGRATIONS');
  if (!folder) return;
  const files = $os.readDir(folder) as unknown as Iterable<{ name: () => string }>;
  const known = Math.max(...[...files].map((file) => Number.parseInt(file.name(), 10) || 0));
  const found = newestMigration(app);
  if (found > known)
    refuseStart(
      `The database is at migration ${found} and the newest one here is ${known}: start the release that wrote it, or restore a back-up made before it.`,
    );
};

/** Nights and back-ups would silently go by another clock. */
export const requireKnownTimeZone = (): void => {
  const { name, isKnown } = timeZone();
  if (!isKnown) refuseStart(`JALON_TIME_ZONE is "${name}", which this machine does not know.`);
};

export const requireEncryption = (): void => {
  if (!$os.getenv('JALON_BACKUP_TO')) return;
  try {
    runProgram('age', '--version');
  } catch {
    refuseStart('JALON_BACKUP_TO is set and the program that encrypts is not here: install "age".');
  }
};

/** An error thrown here would be told with its place in the bundle, and end some starts with 0. */
const refuseStart = (why: string): void => {
  sayAloud(why);
  $os.exit(1);
};

/** The runtime can ask for a variable by its name alone, and a misspelt one has a name of its own. */
const environment = (): Record<string, string> => {
  const names = toString($os.cmd('env').output()).match(/^JALON_\w+(?==)/gm) ?? [];
  return Object.fromEntries(names.map((name) => [name, $os.getenv(name)]));
};
