import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False where a page is made beforehand and while it comes alive: what only this visit knows is drawn afterwards. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
