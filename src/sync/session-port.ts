/** A port that speaks for the account whose database it serves, and for no other. */
import type { DataContext } from '#/data/context.ts';
import { isRefused, readSession, refuseSession } from '#/data/session.ts';
import type { SyncPort } from './sync-port.ts';

/**
 * `connect` makes a port for a token. Whether the token still holds is for the server to say: the device's own
 * clock may be years off.
 */
export const sessionPort = (
  { database, uid }: Pick<DataContext, 'database' | 'uid'>,
  connect: (token: string) => SyncPort,
): SyncPort => ({
  send: async (request, signal) => {
    const session = await readSession(database);
    if (session?.user.id !== uid || isRefused(session))
      return { ok: false, error: { kind: 'unauthorised' } };
    const { accessToken } = session;
    const sent = await connect(accessToken).send(request, signal);
    if (!sent.ok && sent.error.kind === 'unauthorised') await refuseSession(database, accessToken);
    return sent;
  },
});
