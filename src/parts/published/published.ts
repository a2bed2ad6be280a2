/** What the server publishes for everyone, through the one store of this device; fetched late, with the database. */
import { PUBLISHED_ID } from '#/domain/content/filled-places.ts';
import type { Content, ContentState, ContentStore } from '#/sync/content.ts';
import { online } from '../online.ts';

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
export const loadPublished = <T>(content: Content<T>): Promise<ContentState<T>> => {
  const last = lastPublished(content);
  if (last.kind === 'ready') return Promise.resolve(last);
  return new Promise((resolve) => {
    const stop = watchPublished(content, (state) => {
      if (state.kind === 'loading') return;
      resolve(state);
      // The first state may come while the watch is still being set up.
      queueMicrotask(() => stop());
    });
  });
};

/** The state last told in this page, or written into it by the server, so that a drawing can start with it. */
export const lastPublished = <T>({ path, parse }: Content<T>): ContentState<T> => {
  // A path has one reader, which made what is kept under it.
  const last = lastStates.get(path) as ContentState<T> | undefined;
  if (last && last.kind !== 'loading') return last;
  const written = writtenIntoPage();
  const value = written?.path === path ? parse(written.body) : undefined;
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value };
};

const lastStates = new Map<string, ContentState<unknown>>();

const writtenIntoPage = (): { path: string; body: unknown } | undefined => {
  if (typeof document === 'undefined') return undefined;
  const text = document.querySelector(`#${PUBLISHED_ID}`)?.textContent;
  return text ? (JSON.parse(text) as { path: string; body: unknown }) : undefined;
};

let store: Promise<ContentStore> | undefined;
const theStore = (): Promise<ContentStore> => {
  store ??= open();
  return store;
};

const open = async (): Promise<ContentStore> => {
  const { openContent } = await import('#/sync/content.ts');
  return openContent({
    fetch: async (path, tag, asPerson) =>
      online.content(path, tag, asPerson ? await tokenHere() : ''),
    now: () => Date.now(),
  });
};

/** Of whoever is signed in here; '' for a guest, and where no database opens. */
const tokenHere = async (): Promise<string> => {
  const [{ startData }, { readSession }] = await Promise.all([
    import('#/data/session/start.ts'),
    import('#/data/session/session.ts'),
  ]);
  const started = await startData();
  if (!started.ok) return '';
  return (await readSession(started.value.database))?.accessToken ?? '';
};
