import { useSyncExternalStore } from 'react';
import { media } from '#/ui/theme/tokens.ts';

/** Room for two panes. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWide);

const isWide = (): boolean => matchMedia(media.wide).matches;

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(media.wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
