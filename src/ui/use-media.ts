import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query of `tokens.ts` holds; false where pages are drawn beforehand. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = listOf(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => listOf(query).matches,
    () => false,
  );

/** Each is asked for once: it keeps itself up to date. */
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
};

const lists = new Map<string, MediaQueryList>();
