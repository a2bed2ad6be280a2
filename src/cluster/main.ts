/**
 * The data plane: what it is told on the command line.
 *
 * npm run cluster -- worker     serves until it is asked to end
 * npm run cluster -- migrate    brings the database up to this version
 * npm run cluster -- move --from pocketbase/pb_data [--to postgres://…] [--back] [--dry-run]
 *                               carries people's records from PocketBase to the cluster, or back
 * npm run cluster -- restored   after a back-up of the database was brought back by other means than PostgreSQL's own
 */
import { parseArgs } from 'node:util';
import { migrate } from './migrate.ts';
import { moveBack, moveThere } from './move/move.ts';
import { closePocketBase, openPocketBase } from './move/sqlite.ts';
import { settingMistakes, settingsFrom, type Settings } from './settings.ts';
import { declareLife } from './store/head.ts';
import { openDatabase, type Database } from './store/database.ts';
import { startWorker } from './worker.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const serve = async (settings: Settings): Promise<void> => {
  const worker = await startWorker(settings);
  say(`A worker is ready at ${worker.url}`);
  const signals = ['SIGTERM', 'SIGINT'] as const;
  await new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  await worker.drain();
};

const onDatabase =
  (story: (sql: Database) => Promise<string>) =>
  async ({ store }: Settings): Promise<void> => {
    const sql = await openDatabase(store, 2);
    try {
      say(await story(sql));
    } finally {
      await sql.end({ timeout: 5 });
    }
  };

const move = async (settings: Settings): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: settings.store },
      back: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (values.from === undefined)
    throw new Error('Say where PocketBase keeps its data: --from pb_data');
  const end = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => end.abort());
  const database = openPocketBase(values.from);
  const sql = await openDatabase(values.to, 8, 'jalon-move');
  try {
    const isDry = values['dry-run'];
    const carry = values.back ? moveBack : moveThere;
    const { people, records, receipts, bytes, seconds } = await carry(database, sql, {
      isDry,
      say,
      signal: end.signal,
    });
    say(
      `${isDry ? 'It would move' : 'Moved'} ${people} people: ${records} records, ${receipts} answers, ${Math.round(bytes / 1_000_000)} MB, in ${seconds.toFixed(1)} s${isDry ? ' or so' : ', each checked at both ends'}.`,
    );
  } finally {
    closePocketBase(database);
    await sql.end({ timeout: 5 });
  }
};

const COMMANDS: Readonly<Record<string, ((settings: Settings) => Promise<void>) | undefined>> = {
  worker: serve,
  migrate: onDatabase(async (sql) => `Migrations: ${(await migrate(sql)).join(', ') || 'none'}.`),
  move,
  restored: onDatabase(async (sql) => `A new life begins: ${await declareLife(sql)}.`),
};

const [name = 'worker'] = process.argv.slice(2);
const mistakes = settingMistakes(process.env);
const command = COMMANDS[name];
if (!command)
  mistakes.push(`There is no command ${name}: there are ${Object.keys(COMMANDS).join(', ')}.`);
if (mistakes.length > 0 || !command) {
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.exitCode = 1;
} else
  await command(settingsFrom(process.env)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
