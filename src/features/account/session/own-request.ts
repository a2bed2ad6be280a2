import { changeSession, readSession, refuseSession } from '#/data/session/session.ts';
import { startData } from '#/data/session/start.ts';
import type { Result } from '#/domain/result.ts';
import type { SignedIn } from '#/remote/account.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { newSession } from '../entry/new-session.ts';
import { roleOf } from './role-of.ts';

/** Asks the server as the person whose database is open; a token it refuses is marked so. */
export const asMyself = async <Value>(
  ask: (token: string) => Promise<Result<Value, ServerFailure>>,
): Promise<Result<Value, ServerFailure>> => {
  const started = await startData();
  const session = started.ok ? await readSession(started.value.database) : undefined;
  if (!started.ok || !session) return { ok: false, error: { kind: 'unauthorised' } };
  const answer = await ask(session.accessToken);
  if (!answer.ok && answer.error.kind === 'unauthorised')
    await refuseSession(started.value.database, session.accessToken);
  return answer;
};

/** For what ends the other sessions: this one goes on with the token in the answer. */
export const renewSession = async (
  ask: (token: string) => Promise<Result<SignedIn, ServerFailure>>,
): Promise<Result<SignedIn, ServerFailure>> => {
  const answer = await asMyself(ask);
  const started = await startData();
  if (!answer.ok || !started.ok) return answer;
  const { database } = started.value;
  const heard = await roleOf(answer.value, (await readSession(database))?.user);
  await changeSession(database, ({ shared }) => newSession(answer.value, { heard, shared }));
  return answer;
};
