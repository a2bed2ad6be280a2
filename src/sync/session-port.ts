/** Speaks for the account whose database it serves, and for no other. */
import type { DataContext } from '#/data/context.ts';
import { isRefused, readSession, refuseSession } from '#/data/session/session.ts';
import type { Result } from '#/domain/result.ts';
import type { SyncPort } from './sync-port.ts';

type Whose = Pick<DataContext, 'database' | 'uid'>;

/** `connect` makes a port for a token. */
export const sessionPort = (whose: Whose, connect: (token: string) => SyncPort): SyncPort => ({
  send: (request, signal) => withToken(whose, (token) => connect(token).send(request, signal)),
});

/**
 * Asks with the token of the database's own session. Whether it still holds is for the server to say: the device's
 * own clock may be years off.
 */
export const withToken = async <T, F extends { kind: string }>(
  { database, uid }: Whose,
  ask: (token: string) => Promise<Result<T, F>>,
): Promise<Result<T, F | { kind: 'unauthorised' }>> => {
  const session = await readSession(database);
  if (session?.user.id !== uid || isRefused(session))
    return { ok: false, error: { kind: 'unauthorised' } };
  const { accessToken } = session;
  const answer = await ask(accessToken);
  if (!answer.ok && answer.error.kind === 'unauthorised')
    await refuseSession(database, accessToken);
  return answer;
};
