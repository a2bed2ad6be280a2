import { useEffect, useState } from 'react';
import { onMirror, readMirror } from '#/data/session/account-mirror.ts';
import type { Session } from '#/data/session/session.ts';

export type KnownSession =
  | { kind: 'unknown' }
  | { kind: 'guest' }
  /** `ended`: the person must sign in again to sync. */
  | { kind: 'account'; session: Session; ended: boolean };

/** Whose session the open database holds. Opens the database when nobody has; it comes after the first paint. */
export const useSession = (): KnownSession => {
  const [known, setKnown] = useState<KnownSession>({ kind: 'unknown' });
  useEffect(() => {
    const end = new AbortController();
    void followSession(setKnown, end.signal);
    return () => end.abort();
  }, []);
  return known;
};

const followSession = async (
  tell: (known: KnownSession) => void,
  signal: AbortSignal,
): Promise<void> => {
  if (!(await isSomebodyHere(tell, signal))) return;
  const [{ isRefused, onSessionState, sessionState }, { startData }] = await Promise.all([
    import('#/data/session/session.ts'),
    import('#/data/session/start.ts'),
  ]);
  if (signal.aborted) return;
  const look = (): void => {
    const state = sessionState();
    tell(state.kind === 'account' ? { ...state, ended: isRefused(state.session) } : state);
  };
  signal.addEventListener('abort', onSessionState(look));
  look();
  await startData();
};

/** A guest needs no database to be told so; false if the wait ended with the page. */
const isSomebodyHere = (
  tell: (known: KnownSession) => void,
  signal: AbortSignal,
): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (readMirror()) end(true);
    };
    const stop = onMirror(look);
    const end = (here: boolean): void => {
      stop();
      resolve(here);
    };
    signal.addEventListener('abort', () => end(false));
    look();
    if (!readMirror()) tell({ kind: 'guest' });
  });
