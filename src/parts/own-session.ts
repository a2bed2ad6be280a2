/** The session of whoever is signed in here; undefined for a guest, and where no database opens. */
import type { Session } from '#/data/session/session.ts';

export const ownSession = async (): Promise<Session | undefined> => {
  const [{ startData }, { readSession }] = await Promise.all([
    import('#/data/session/start.ts'),
    import('#/data/session/session.ts'),
  ]);
  const started = await startData();
  return started.ok ? readSession(started.value.database) : undefined;
};
