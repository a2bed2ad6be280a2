/** The shell around the shared decisions, over PostgreSQL: load, decide, store, and one page of changes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '#/domain/access/roles.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { decide, type Decision, type ReceivedRequest } from '#/domain/sync/server-core.ts';
import { ROOM_RETRY_SECONDS, withinRoom } from '#/domain/sync/server/room.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import type { Database } from './database.ts';
import { beginLife, declareLife, isMoving, isNewLife, readHead, type HeadLine } from './head.ts';
import { load, timelinesOf, type Asking } from './load.ts';
import { NO_CHANGES, readPage, type Changes } from './page.ts';
import { store } from './store.ts';

export interface Asker {
  person: string;
  role: Role;
  /** PocketBase has records of theirs: they are not new, and nobody is told that nothing is left. */
  isKept?: boolean;
}

/** `text`: a `SyncAnswer` as JSON. `retryAfter`: in seconds. */
export type Synced =
  | { kind: 'answered'; text: string; head: number; isChanged: boolean }
  | { kind: 'full' | 'moving' | 'busy' | 'away'; retryAfter: number };

export interface SyncOptions {
  pageRows?: number;
  /** The one that writes: another only where a test breaks it. */
  storing?: typeof store;
  patienceMs?: number;
}

/** A commit that waits for a standby which is gone waits for ever: the device is told to come again. */
const PATIENCE_MS = 10 * SECOND_MS;
const AWAY = { kind: 'away', retryAfter: 2 } as const;
/** So many patiences a work may keep the next of the same person waiting: one may never end. */
const TURN_PATIENCES = 3;

/** So often a request begins again because another of the same person came between. */
const MOST_TURNS = 12;
/** Of one person's, behind each other: what is asked again and again must not pile up. */
const MOST_WAITING = 20;

export const syncOnPostgres = async (
  sql: Database,
  asker: Asker,
  received: ReceivedRequest,
  options: SyncOptions = {},
): Promise<Synced> => {
  const { patienceMs = PATIENCE_MS } = options;
  const work = async (): Promise<Synced> => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const looking = sql.found();
      // Given up with its device's patience: what devices ask again and again must not pile up.
      if (looking && (await inTime(patienceMs, looking, AWAY)) === AWAY) return AWAY;
      const synced = await takeTurn(sql, asker, received, options);
      if (synced) return synced;
      await pause(Math.random() * 2 ** Math.min(turn + 1, 6));
    }
    return { kind: 'busy', retryAfter: 1 };
  };
  return inTime(
    patienceMs,
    received.mutations.length > 0
      ? inOrder(sql, asker.person, TURN_PATIENCES * patienceMs, work)
      : work(),
    AWAY,
  );
};

/** What takes longer goes on: the device that asks again finds it done, or waits behind it. */
const inTime = async <T, Late>(patienceMs: number, work: Promise<T>, late: Late) => {
  const isOver = new AbortController();
  const away = pause(patienceMs, late, isOver);
  try {
    return await Promise.race([work, away]);
  } finally {
    isOver.abort();
    away.catch(() => undefined);
  }
};

/**
 * Within one worker a person's writes wait for each other, rather than begin again: not longer than `mostMs` for one,
 * since they are in order whoever waits.
 */
const inOrder = async (
  sql: Database,
  person: string,
  mostMs: number,
  work: () => Promise<Synced>,
): Promise<Synced> => {
  const queue = queues.get(sql) ?? new Map<string, Queue>();
  queues.set(sql, queue);
  const { last, count } = queue.get(person) ?? { last: Promise.resolve(), count: 0 };
  if (count >= MOST_WAITING) return { kind: 'busy', retryAfter: 2 };
  const own = last.then(work);
  const turn = inTime(mostMs, own, undefined).then(leave, leave);
  queue.set(person, { last: turn, count: count + 1 });
  return own;

  function leave(): void {
    const now = queue.get(person);
    if (now?.count === 1) queue.delete(person);
    else if (now) queue.set(person, { ...now, count: now.count - 1 });
  }
};

interface Queue {
  /** Never fails. */
  last: Promise<void>;
  count: number;
}

const queues = new WeakMap<Database, Map<string, Queue>>();

/** Undefined: to be begun again. */
const takeTurn = async (
  sql: Database,
  asker: Asker,
  received: ReceivedRequest,
  { pageRows, storing = store }: SyncOptions,
): Promise<Synced | undefined> => {
  const asking = { ...asker, now: Date.now() };
  if (received.mutations.length === 0) {
    const head = await readHead(sql, asker.person);
    if (await isElsewhere(sql, head)) return undefined;
    if (isMoving(head, asker.isKept === true, asking.now)) return { kind: 'moving', retryAfter: 2 };
    if (!head.gone) return poll(sql, asking, received, head, pageRows);
  }
  const isWoken = received.mutations.length === 0;
  const loaded = await load(sql, asking, received, isWoken);
  const { head, snapshot } = loaded;
  if (await isElsewhere(sql, head)) return undefined;
  if (isMoving(head, asker.isKept === true, asking.now)) return { kind: 'moving', retryAfter: 2 };
  const request = withinRoom(loaded.request, head.k, () => asker.role);
  if (!request) return { kind: 'full', retryAfter: ROOM_RETRY_SECONDS };
  const decision = decide(request, snapshot, SYNCED_COLLECTIONS);
  if (!isSomething(decision)) return poll(sql, asking, request, head, pageRows, decision);
  const stored = await storing(sql, asking, loaded, decision, request);
  if (!stored) return undefined;
  const isAlone =
    !stored.isMore && decision.after >= head.n && decision.writes.size === decision.alone.length;
  const changes = isAlone
    ? NO_CHANGES
    : await readPage(
        sql,
        {
          person: asker.person,
          after: decision.after,
          head: stored.head,
          without: decision.alone,
        },
        pageRows,
      );
  const timeline = timelinesOf(head).at(-1)?.id ?? '';
  return {
    kind: 'answered',
    text: answerText(decision, asking.now, timeline, stored.head, changes),
    head: stored.head,
    isChanged: stored.head > head.n,
  };
};

const isSomething = ({ writes, newReceipts, lost, retold }: Decision): boolean =>
  writes.size > 0 || newReceipts.length > 0 || lost.length > 0 || retold.length > 0;

/** Nothing is written. */
const poll = async (
  sql: Database,
  { person, role, now }: Asking,
  request: ReceivedRequest,
  head: HeadLine,
  pageRows: number | undefined,
  decided?: Decision,
): Promise<Synced> => {
  const timelines = timelinesOf(head);
  const nothing = { receipts: new Map(), rows: new Map(), slots: new Map(), quotas: [] };
  const decision =
    decided ??
    decide(
      request,
      { now, user: person, role, timelines, head: head.n, ...nothing },
      SYNCED_COLLECTIONS,
    );
  const changes =
    decision.after >= head.n
      ? NO_CHANGES
      : await readPage(sql, { person, after: decision.after, head: head.n, without: [] }, pageRows);
  const text = answerText(decision, now, timelines.at(-1)?.id ?? '', head.n, changes);
  return { kind: 'answered', text, head: head.n, isChanged: false };
};

/** The database has begun another life since its last line was written: it is told so first. */
const isElsewhere = async (sql: Database, head: HeadLine): Promise<boolean> => {
  if (!isNewLife(head)) return false;
  await beginLife(sql);
  if (isNewLife(await readHead(sql, ''))) await declareLife(sql);
  return true;
};

const answerText = (
  { after, receipts, resync, shared }: Decision,
  now: number,
  timeline: string,
  head: number,
  { text, last, more }: Changes,
): string => {
  const seq = more ? (last > 0 ? last : after) : head;
  const rest = {
    now,
    receipts,
    ...(resync ? { resync, shared } : {}),
    head,
    cursor: { timeline, seq },
    more,
  };
  return `${JSON.stringify(rest).slice(0, -1)},"changes":[${text}]}`;
};
