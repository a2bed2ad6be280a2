/**
 * The connection to PostgreSQL, or to whatever speaks its protocol: one or several hosts, of which one writes. It is
 * found by asking them, and asked for again when connections break, when it falls silent, or when it only reads.
 */
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { SECOND_MS } from '#/domain/duration.ts';

/** How long a host may take to say what it is while the one that writes is looked for. */
const LOOK_SECONDS = 2;
const LOOK_EVERY_MS = 200;
/** How long all hosts together may take when something starts. */
const START_MS = 30 * SECOND_MS;
/** A host that loses its power says nothing for a quarter of an hour, if nobody asks. */
const BEAT_MS = 3 * SECOND_MS;
const SILENT_SECONDS = 6;
/** What is under way on connections that still answer may end. */
const LEAVE_SECONDS = 5;

const openPool = (url: string, connections: number, application: string, onclose?: () => void) =>
  postgres(url, {
    max: connections,
    connect_timeout: 3,
    // No statement is ever cut short by a time: one that waits for its standby would be taken for done.
    connection: { application_name: application, synchronous_commit: 'on', statement_timeout: 0 },
    types: {
      // Numbers of changes, bytes and milliseconds: all of them fit.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      // Known here, so that no connection begins with a question of the driver's own, whose failure nobody hears.
      texts: { to: 1009, from: [1009], parse: String, serialize: textsOf },
    },
    fetch_types: false,
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 1) * (0.5 + Math.random() / 2),
    // One that ends for its age would look like one that broke.
    max_lifetime: null,
    onnotice: () => undefined,
    ...(onclose ? { onclose } : {}),
  });

const textsOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`;

type Pool = ReturnType<typeof openPool>;

export interface Database extends Pool {
  /** Told on a connection of its own, on whichever host writes; `onHeard` each time it begins anew. */
  hear: (channel: string, onText: (text: string) => void, onHeard: () => void) => Promise<void>;
  /** While the host that writes is looked for: its end. Until then everything is refused. */
  found: () => Promise<void> | undefined;
}

type Answer = 'writes' | 'reads' | 'silent' | 'busy';

/** `store`: `postgres://user:password@one:5432,two:5432/jalon`. Fails when none of them writes. */
export const openDatabase = async (
  store: string,
  connections = 10,
  application = 'jalon',
): Promise<Database> => {
  const urls = hostsOf(store);
  const listeners: ((pool: Pool) => Promise<unknown>)[] = [];
  let isOver = false;
  let looking: Promise<void> | undefined;

  /**
   * A connection of the driver that broke may keep a part of what it had to say, lose what it is given before it knows,
   * or answer it with nothing once it is there again: none is used again, nor any other of its pool. Until there is
   * another pool, this one refuses.
   */
  const use = (url: string): Pool => {
    const opened: Pool = openPool(url, connections, application, () => {
      if (opened === pool && !isOver) look(LEAVE_SECONDS);
    });
    return opened;
  };
  const find = async (seconds: number): Promise<void> => {
    void pool.end({ timeout: seconds }).catch(() => undefined);
    const url = await writerAmong(urls, () => isOver);
    if (url === undefined || isOver) return;
    at = url;
    pool = use(url);
    // Each goes on trying by itself for as long as its pool is used.
    for (const listen of listeners) listen(pool).catch(() => undefined);
  };
  const look = (seconds: number): void => {
    looking ??= find(seconds).finally(() => (looking = undefined));
  };

  const end = Date.now() + START_MS;
  const first = await writerAmong(urls, () => Date.now() > end);
  if (first === undefined)
    throw new Error('None of the hosts of JALON_STORE writes, or lets this account in.');
  let at = first;
  let pool = use(at);

  const beat = async (): Promise<void> => {
    if (looking) return;
    const asked = at;
    const answer = await answerOf(asked, SILENT_SECONDS);
    if (isOver || at !== asked || (answer !== 'silent' && answer !== 'reads')) return;
    // What waits for it is told so at once.
    look(0);
  };
  const heart = setInterval(() => void beat(), BEAT_MS);
  heart.unref();

  const own = {
    found: () => looking,
    end: async (options?: { timeout?: number }): Promise<void> => {
      isOver = true;
      clearInterval(heart);
      await looking;
      await pool.end(options);
    },
    hear: async (
      channel: string,
      onText: (text: string) => void,
      onHeard: () => void,
    ): Promise<void> => {
      const listen = (to: Pool) => to.listen(channel, onText, onHeard);
      listeners.push(listen);
      await listen(pool);
    },
  };
  return new Proxy(pool as Database, {
    apply: (_, __, given: Parameters<Pool>) => pool(...given),
    get: (_, name) => Reflect.get(name in own ? own : pool, name),
  });
};

/** The same address for each of its hosts. */
const hostsOf = (store: string): string[] => {
  const [, before = '', hosts = '', after = ''] =
    /^(\w+:\/\/(?:[^/]*@)?)([^/]+)(.*)$/.exec(store) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
};

/** The first that says it does; undefined when it is `isOver` before. */
const writerAmong = async (
  urls: readonly string[],
  isOver: () => boolean,
): Promise<string | undefined> => {
  while (!isOver()) {
    const url = await Promise.any(
      urls.map(async (one) => {
        if ((await answerOf(one, LOOK_SECONDS)) === 'writes') return one;
        throw new Error('not this one');
      }),
    ).catch(() => undefined);
    if (url !== undefined) return url;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
};

const answerOf = async (url: string, seconds: number): Promise<Answer> => {
  const asker = openPool(url, 1, 'jalon-look');
  const inTime = new AbortController();
  const silence = pause(seconds * SECOND_MS, 'silent' as const, { signal: inTime.signal });
  try {
    return await Promise.race([
      asker`SELECT pg_is_in_recovery() AS reads`.then(([line]) =>
        line?.['reads'] === false ? ('writes' as const) : ('reads' as const),
      ),
      silence,
    ]);
  } catch (error) {
    // PostgreSQL's own codes: too many connections are no reason to leave it.
    return /^[0-9][0-9A-Z]{4}$/.test(codeOf(error)) ? 'busy' : 'silent';
  } finally {
    inTime.abort();
    silence.catch(() => undefined);
    void asker.end({ timeout: 0 }).catch(() => undefined);
  }
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
