/**
 * What the server publishes and many read: guides, questions, what an operator says of this instance. Shown at
 * once from this device and asked for behind it: not within five minutes, and kept ten minutes for what is only
 * looked at, for good for what must work offline. Nothing of a person is in here.
 */
import { Dexie, liveQuery, type EntityTable } from 'dexie';

export interface Content<T> {
  /** On the server, such as `/api/jalon/posts?kind=article&language=fr`; also what it is kept under. */
  path: string;
  /** `while-used`: ten minutes after it was last looked at, it is gone from this device. */
  keep: 'while-used' | 'for-good';
  /** What the server told, or undefined when it is none of what was expected. */
  parse: (body: unknown) => T | undefined;
}

export type ContentState<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: T }
  /** The server has no such thing. */
  | { kind: 'missing' }
  /** Nothing is kept of it, and there is no network, or the server has trouble. */
  | { kind: 'failed'; because: 'offline' | 'unavailable' };

export type ContentAnswer =
  | { kind: 'changed'; body: unknown; tag: string }
  | { kind: 'unchanged' | 'missing' | 'offline' | 'unavailable' };

export interface ContentParts {
  /** Asks the server; `tag` is that of what is kept, '' for nothing. Never rejects. */
  fetch: (path: string, tag: string) => Promise<ContentAnswer>;
  now: () => number;
  /** Of the database; default `jalon-content`. */
  name?: string;
}

export interface ContentStore {
  /** Tells the state now and after each change, and asks for a newer one now and whenever there is reason to. */
  watch: <T>(content: Content<T>, listener: (state: ContentState<T>) => void) => () => void;
  close: () => void;
}

interface ContentEntry {
  path: string;
  body: unknown;
  tag: string;
  keep: Content<unknown>['keep'];
  /** Milliseconds since 1970. */
  checkedAt: number;
  usedAt: number;
}

class ContentDatabase extends Dexie {
  declare readonly entries: EntityTable<ContentEntry, 'path'>;

  constructor(name: string) {
    // It can be fetched again.
    super(name, { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ entries: 'path, usedAt' });
  }
}

const FRESH_MS = 5 * 60_000;
const KEPT_MS = 10 * 60_000;

export const openContent = ({ fetch, now, name = 'jalon-content' }: ContentParts): ContentStore => {
  const database = new ContentDatabase(name);
  const asking = new Map<string, Promise<ContentState<never> | undefined>>();

  const isKept = ({ keep, usedAt }: ContentEntry): boolean =>
    keep === 'for-good' || now() - usedAt < KEPT_MS;

  const use = async ({ path, keep }: Content<unknown>): Promise<ContentEntry | undefined> => {
    await database.entries
      .where('usedAt')
      .belowOrEqual(now() - KEPT_MS)
      .and((entry) => !isKept(entry))
      .delete();
    await database.entries.update(path, { usedAt: now(), keep });
    return database.entries.get(path);
  };

  /** What is to be shown where nothing is kept; undefined when there is something now. */
  const ask = async ({
    path,
    keep,
  }: Content<unknown>): Promise<ContentState<never> | undefined> => {
    const entry = await database.entries.get(path);
    if (entry && now() - entry.checkedAt < FRESH_MS) return undefined;
    const answer = await fetch(path, entry?.tag ?? '');
    const at = { checkedAt: now(), usedAt: now() };
    if (answer.kind === 'changed') {
      const { body, tag } = answer;
      await database.entries.put({ path, keep, body, tag, ...at });
      return undefined;
    }
    if (answer.kind === 'unchanged') {
      await database.entries.update(path, at);
      return undefined;
    }
    if (answer.kind === 'missing') {
      await database.entries.delete(path);
      return { kind: 'missing' };
    }
    return entry ? undefined : { kind: 'failed', because: answer.kind };
  };

  /** Two that look at the same ask once. */
  const askOnce = (content: Content<unknown>): Promise<ContentState<never> | undefined> => {
    const present = asking.get(content.path);
    if (present) return present;
    const own = ask(content).finally(() => asking.delete(content.path));
    asking.set(content.path, own);
    return own;
  };

  return {
    watch: (content, listener) => {
      let isStopped = false;
      let told = '';
      /** What is said while nothing is kept. */
      let without: ContentState<never> = { kind: 'loading' };
      const show = (entry: ContentEntry | undefined): void => {
        const state = entry ? stateOf(content, entry) : without;
        const text = JSON.stringify(state);
        if (!isStopped && text !== told) listener(state);
        told = text;
      };
      const look = async (): Promise<void> => {
        try {
          await use(content);
          without = (await askOnce(content)) ?? without;
          show(await database.entries.get(content.path));
        } catch {
          // The browser refuses storage, or has closed it under us.
          without = { kind: 'failed', because: 'unavailable' };
          show(undefined);
        }
      };
      // Not before what is too old has gone.
      const following = use(content).then(
        () => liveQuery(() => database.entries.get(content.path)).subscribe({ next: show }),
        () => undefined,
      );
      const stopLooking = onReason(() => void look());
      void look();
      return () => {
        isStopped = true;
        stopLooking();
        void following.then((one) => one?.unsubscribe());
      };
    },
    close: () => database.close({ disableAutoOpen: true }),
  };
};

const stateOf = <T>({ parse }: Content<T>, { body }: ContentEntry): ContentState<T> => {
  const value = parse(body);
  return value === undefined
    ? { kind: 'failed', because: 'unavailable' }
    : { kind: 'ready', value };
};

/** The page is seen again, or the network is back. */
const onReason = (callback: () => void): (() => void) => {
  if (typeof document === 'undefined') return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', callback);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', callback);
  };
};
