/** What the server publishes for everyone, through the one store of this device; fetched late, with the database. */
import type { Content, ContentAnswer, ContentState, ContentStore } from '#/sync/content.ts';

const TIMEOUT_MS = 15_000;

/** Tells the state now and after each change, until the answer is called. */
export const watchPublished = <T>(
  content: Content<T>,
  listener: (state: ContentState<T>) => void,
): (() => void) => {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const begin = async () => {
    const { watch } = await theStore();
    if (isStopped) return;
    stop = watch(content, (state) => {
      lastStates.set(content.path, state);
      listener(state);
    });
  };
  // Without a database nothing can be kept, and this device says so elsewhere.
  begin().catch(() => listener({ kind: 'failed', because: 'unavailable' }));
  return () => {
    isStopped = true;
    stop?.();
  };
};

/** The state when it is known, or once the store or the server has told it. Never rejects. */
export const loadPublished = <T>(content: Content<T>): Promise<ContentState<T>> =>
  new Promise((resolve) => {
    const stop = watchPublished(content, (state) => {
      if (state.kind === 'loading') return;
      resolve(state);
      // The first state may come while the watch is still being set up.
      queueMicrotask(() => stop());
    });
  });

/** The state last told in this page, so that a drawing can start with it. */
export const lastPublished = <T>({ path }: Content<T>): ContentState<T> =>
  // A path has one reader, which made what is kept under it.
  (lastStates.get(path) as ContentState<T> | undefined) ?? { kind: 'loading' };

const lastStates = new Map<string, ContentState<unknown>>();

let store: Promise<ContentStore> | undefined;
const theStore = (): Promise<ContentStore> => {
  store ??= open();
  return store;
};

const open = async (): Promise<ContentStore> => {
  const { openContent } = await import('#/sync/content.ts');
  return openContent({ fetch: ask, now: () => Date.now() });
};

const ask = async (path: string, tag: string): Promise<ContentAnswer> => {
  try {
    const response = await fetch(path, {
      headers: tag ? { 'If-None-Match': tag } : {},
      // The browser's own cache would turn "unchanged" into a whole answer.
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status === 404) return { kind: 'missing' };
    if (!response.ok) return { kind: 'unavailable' };
    const body: unknown = await response.json();
    return { kind: 'changed', body, tag: response.headers.get('ETag') ?? '' };
  } catch {
    return { kind: navigator.onLine ? 'unavailable' : 'offline' };
  }
};
