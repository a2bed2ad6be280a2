import { readSession, refuseSession } from '#/data/session/session.ts';
import { startData } from '#/data/session/start.ts';

/** The server has ended every session of an account: this device's, if it is its own, must sign in again. */
export const endSessionOf = async (uid: string): Promise<void> => {
  const started = await startData();
  if (!started.ok) return;
  const { database } = started.value;
  const session = await readSession(database);
  if (session?.user.id === uid) await refuseSession(database, session.accessToken);
};
