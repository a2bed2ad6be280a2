import { liveQuery } from 'dexie';

/**
 * Tells what a query finds now and after each change of it, from any tab. Returns what stops it; a database that is
 * closed stops it too.
 */
export const follow = <T>(query: () => Promise<T>, onFound: (found: T) => void): (() => void) => {
  const following = liveQuery(query).subscribe({ next: onFound, error: () => undefined });
  return () => following.unsubscribe();
};
