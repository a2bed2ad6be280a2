/**
 * `GET /api/jalon/metrics`: numbers in the text format of Prometheus, about the server and about nobody. Told to the
 * machine itself, and elsewhere to whoever has the token; to all others there is no such page.
 */
import { DAY_MS } from '#/domain/duration.ts';
import { isBehindProxy } from './behind-proxy.ts';
import { countOf, WRITER_STEPS } from './counters.ts';
import { newestMigration, stateOf } from './health.ts';
import { WAITING } from './mail/outbox-rows.ts';
import { rowOf } from './sql.ts';

export const metrics = (e: core.RequestEvent): void => {
  if (!isFromHere(e) && !hasToken(e)) throw new NotFoundError();
  e.response.header().set('Cache-Control', 'no-store');
  const lines = measured(e.app, Date.now()).flatMap(linesOf);
  e.blob(200, 'text/plain; version=0.0.4; charset=utf-8', toBytes(`${lines.join('\n')}\n`));
};

/** A proxy on this machine asks for others, and says so or is known. */
const isFromHere = (e: core.RequestEvent): boolean => {
  const header = e.request?.header;
  return (
    !isBehindProxy(e.app) &&
    /^(127\.|::1$)/.test(e.remoteIP()) &&
    /^(127\.[\d.]+|localhost|\[::1\])(:\d+)?$/.test(e.request?.host ?? '') &&
    FORWARDED.every((name) => !header?.get(name))
  );
};

const FORWARDED = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

const hasToken = (e: core.RequestEvent): boolean => {
  const token = $os.getenv('JALON_METRICS_TOKEN');
  const given = e.request?.header.get('Authorization') ?? '';
  return token !== '' && $security.equal(given, `Bearer ${token}`);
};

interface Metric {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  /** What stands behind the name, such as `{state="failed"}`, and its number. */
  values: readonly [labels: string, value: number][];
}

const linesOf = ({ name, help, type, values }: Metric): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

const one = (
  name: string,
  help: string,
  value: number,
  type: 'gauge' | 'counter' = 'gauge',
): Metric => ({
  name: `jalon_${name}`,
  help,
  type,
  values: [['', value]],
});

const measured = (app: core.App, now: number): Metric[] => {
  const { writable, freeMegabytes, lateMailSeconds } = stateOf(app, now);
  const counts = rowOf(
    app,
    `SELECT (SELECT COUNT(*) FROM users) AS accounts,
       (SELECT COUNT(*) FROM devices WHERE lastSeenAt > {:dayAgo}) AS devices,
       (SELECT COALESCE(SUM(bytes), 0) FROM account_bytes) AS recordBytes,
       (SELECT COALESCE(SUM(storedSize), 0) FROM files) AS fileBytes,
       (SELECT COUNT(*) FROM outbox WHERE state = 'waiting' AND ${WAITING.mail}) AS waiting,
       (SELECT COUNT(*) FROM outbox WHERE state = 'failed' AND ${WAITING.mail}) AS failed,
       (SELECT COALESCE(MAX(seq), 0) FROM sqlite_sequence WHERE name = 'sync_log') AS changes`,
    { dayAgo: now - DAY_MS },
    { accounts: 0, devices: 0, recordBytes: 0, fileBytes: 0, waiting: 0, failed: 0, changes: 0 },
  );
  return [
    {
      name: 'jalon_info',
      help: 'The app’s version and its newest migration.',
      type: 'gauge',
      values: [[`{version="${__APP_VERSION__}",schema="${newestMigration(app)}"}`, 1]],
    },
    one('writable', '1 while changes can be written, else 0.', Number(writable)),
    ...(freeMegabytes === null
      ? []
      : [one('free_bytes', 'Free where the data lies.', freeMegabytes * 1024 * 1024)]),
    one('database_bytes', 'Of the database on the disk.', databaseBytes(app)),
    one(
      'resident_bytes',
      'Memory that the server holds; 0 where the system does not tell.',
      residentBytes(),
    ),
    one('accounts', 'People’s accounts.', counts?.accounts ?? 0),
    one('devices_active', 'Devices seen in the last 24 hours.', counts?.devices ?? 0),
    one(
      'record_bytes',
      'Of all people’s records, with what is remembered of their changes.',
      counts?.recordBytes ?? 0,
    ),
    one('file_bytes', 'Of all people’s files.', counts?.fileBytes ?? 0),
    one('event_streams', 'Open lines on which devices hear of changes.', streams(app)),
    {
      name: 'jalon_mails',
      help: 'Mails that are to be sent, and that were given up.',
      type: 'gauge',
      values: [
        ['{state="waiting"}', counts?.waiting ?? 0],
        ['{state="failed"}', counts?.failed ?? 0],
      ],
    },
    one('late_mail_seconds', 'How long the mail that waits longest is late.', lateMailSeconds),
    one(
      'changes_total',
      'Changes of records since the first start.',
      counts?.changes ?? 0,
      'counter',
    ),
    one(
      'route_failures_total',
      'Answers 500 since the start.',
      countOf(app, 'failures'),
      'counter',
    ),
    {
      name: 'jalon_assists_total',
      help: 'Requests to the writing help since the start: answered, failed, refused because too many waited.',
      type: 'counter',
      values: [
        ['{outcome="answered"}', countOf(app, 'assists')],
        ['{outcome="failed"}', countOf(app, 'assist failures')],
        ['{outcome="refused"}', countOf(app, 'assist refusals')],
      ],
    },
    writer(app),
  ];
};

/** How long requests with changes kept the one writing connection. */
const writer = (app: core.App): Metric => {
  let below = 0;
  const steps = WRITER_STEPS.map((most): [string, number] => {
    below += countOf(app, `writer ${most}`);
    return [`_bucket{le="${most}"}`, below];
  });
  const holds = countOf(app, 'writer holds');
  return {
    name: 'jalon_writer_seconds',
    help: 'How long each request with changes kept others from writing.',
    type: 'histogram',
    values: [
      ...steps,
      ['_bucket{le="+Inf"}', holds],
      ['_sum', countOf(app, 'writer seconds')],
      ['_count', holds],
    ],
  };
};

const streams = (app: core.App): number => app.subscriptionsBroker().totalClients();

const databaseBytes = (app: core.App): number =>
  ['data.db', 'data.db-wal'].reduce((sum, name) => sum + sizeOf(`${app.dataDir()}/${name}`), 0);

const sizeOf = (path: string): number => {
  try {
    return $os.stat(path).size();
  } catch {
    return 0;
  }
};

const residentBytes = (): number => {
  try {
    const told = toString($os.readFile('/proc/self/status'));
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};
