/**
 * What the server publishes and many read: guides, questions, what an operator says of this instance. Shown at
 * once from this device and asked for behind it: not within `CONTENT_FRESH_MS`, and kept for `CONTENT_KEPT_MS` when it
 * is only looked at, for good when it must work offline. Nothing of a person is in here.
 */
import { CONTENT_DATABASE, openContentCache, type CachedContent } from '#/data/content-cache.ts';
import { CONTENT_FRESH_MS, CONTENT_KEPT_MS } from '#/domain/sync/polling-periods.ts';

export interface Content<T> {
  /** On the server, such as `/api/jalon/posts?kind=article&language=fr`; also what it is kept under. */
  path: string;
  /** `while-used`: some minutes after it was last looked at, it is gone from this device. */
  keep: CachedContent['keep'];
  /** For some plans alone: asked for as the person who is signed in, and gone from this device when they leave. */
  asPerson?: boolean;
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
  fetch: (path: string, tag: string, asPerson: boolean) => Promise<ContentAnswer>;
  now: () => number;
  /** Of the database; default `CONTENT_DATABASE`. */
  name?: string;
}

export interface ContentStore {
  /** Tells the state now and after each change, and asks for a newer one now and whenever there is reason to. */
  watch: <T>(content: Content<T>, listener: (state: ContentState<T>) => void) => () => void;
  close: () => void;
}

export const openContent = ({
  fetch,
  now,
  name = CONTENT_DATABASE,
}: ContentParts): ContentStore => {
  const cache = openContentCache(name);
  const asking = new Map<string, Promise<ContentState<never> | undefined>>();

  const use = async ({ path, keep }: Content<unknown>): Promise<void> => {
    await cache.removeUnusedSince(now() - CONTENT_KEPT_MS);
    await cache.change(path, { usedAt: now(), keep });
  };

  /** What is to be shown where nothing is kept; undefined when there is something now. */
  const ask = async ({
    path,
    keep,
    asPerson = false,
  }: Content<unknown>): Promise<ContentState<never> | undefined> => {
    const entry = await cache.get(path);
    if (entry && now() - entry.checkedAt < CONTENT_FRESH_MS) return undefined;
    const answer = await fetch(path, entry?.tag ?? '', asPerson);
    const at = { checkedAt: now(), usedAt: now() };
    if (answer.kind === 'changed') {
      const { body, tag } = answer;
      await cache.put({ path, keep, asPerson, body, tag, ...at });
      return undefined;
    }
    if (answer.kind === 'unchanged') {
      await cache.change(path, at);
      return undefined;
    }
    if (answer.kind === 'missing') {
      await cache.remove(path);
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
      const show = (entry: CachedContent | undefined): void => {
        const state = entry ? stateOf(content, entry) : without;
        const text = JSON.stringify(state);
        if (!isStopped && text !== told) listener(state);
        told = text;
      };
      const look = async (): Promise<void> => {
        try {
          await use(content);
          // `follow` may tell it only when the answer has replaced it.
          show(await cache.get(content.path));
          without = (await askOnce(content)) ?? without;
          show(await cache.get(content.path));
        } catch {
          // The browser refuses storage, or has closed it under us.
          without = { kind: 'failed', because: 'unavailable' };
          show(undefined);
        }
      };
      // Not before what is too old has gone.
      const following = use(content).then(
        () => (isStopped ? () => undefined : cache.follow(content.path, show)),
        () => () => undefined,
      );
      const stopLooking = onReason(() => void look());
      void look();
      return () => {
        isStopped = true;
        stopLooking();
        void following.then((stopFollowing) => stopFollowing());
      };
    },
    close: cache.close,
  };
};

const stateOf = <T>({ parse }: Content<T>, { body }: CachedContent): ContentState<T> => {
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
