/** Keeps the session of the open database fresh: at each start online, and once the network comes back. */
import { changeSession, isRefused, readSession, refuseSession } from '#/data/session/session.ts';
import { startData } from '#/data/session/start.ts';
import { refreshToken } from '#/remote/account.ts';
import { newSession } from '../entry/new-session.ts';
import { roleOf } from './role-of.ts';
import { announceDevice } from '../manage/this-device.ts';

/** Called once per page. Whatever the server says, the person stays on their own data. */
export const keepSession = async (): Promise<void> => {
  if (await refreshSession()) return;
  const again = async (): Promise<void> => {
    if (await refreshSession()) window.removeEventListener('online', onOnline);
  };
  const onOnline = (): void => void again();
  window.addEventListener('online', onOnline);
};

/** False: the server was out of reach, and it is worth trying again. */
const refreshSession = async (): Promise<boolean> => {
  const started = await startData();
  if (!started.ok) return false;
  const { database } = started.value;
  const before = await readSession(database);
  if (!before || isRefused(before)) return true;
  const { accessToken, shared } = before;
  const answer = await refreshToken(accessToken);
  if (!answer.ok) {
    const isRefused = answer.error.kind === 'unauthorised' || answer.error.kind === 'refused';
    if (isRefused) await refuseSession(database, accessToken);
    return isRefused;
  }
  const heard = await roleOf(answer.value, before.user);
  await changeSession(database, (session) =>
    session.accessToken === accessToken ? newSession(answer.value, { heard, shared }) : session,
  );
  await announceDevice(started.value);
  return true;
};
