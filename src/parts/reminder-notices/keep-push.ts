/** Being woken for reminders while Jalon is closed: for somebody with an account, on a device that allows it. */
import { getSettings, recordConsent } from '#/data/records/settings.ts';
import { readNotices } from '#/data/records/tracker/reminder-notices.ts';
import type { DataContext } from '#/data/context.ts';
import { readSession } from '#/data/session/session.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { canBePushed, endPush, pushEndpoint, subscribeToPush } from '#/platform/notices/push.ts';
import { markAccount } from '#/platform/notices/push-marks.ts';
import { online } from '../online.ts';

export type PushFailure =
  /** Nobody is signed in, or their session has ended. */
  | 'signed-out'
  /** This browser has no push, or here it has none. */
  | 'unsupported'
  /** The browser, or the service it goes through, said no. */
  | 'no-service'
  | 'offline'
  /** The server does not take this browser's service. */
  | 'refused';

/** undefined once this device is woken. */
export const startPush = async (context: DataContext): Promise<PushFailure | undefined> => {
  const token = await tokenOf(context);
  if (!token) return 'signed-out';
  if (!canBePushed()) return 'unsupported';
  const asked = await online.push(token, { ask: 'key' });
  if (asked.kind !== 'done') return asked.kind;
  let endpoint: string;
  try {
    endpoint = await subscribeToPush(asked.key);
  } catch {
    return 'no-service';
  }
  const kept = await online.push(token, { ask: 'subscribe', endpoint, timeZone: timeZone() });
  if (kept.kind !== 'done') return kept.kind;
  await markAccount(context.uid);
  await context.database.meta.put({ key: KEPT, value: { endpoint, at: context.now() } });
  return undefined;
};

/** From the person's press: written down as theirs, and kept up from then on. */
export const choosePush = async (context: DataContext, on: boolean): Promise<void> => {
  const { pushNotifications } = await getSettings(context);
  const write = (given: boolean) =>
    recordConsent(
      context,
      { purpose: 'pushNotifications', given },
      { pushNotifications: given, timeZone: timeZone() },
    );
  if (on) {
    await startPush(context);
    if (!pushNotifications) await write(true);
    return;
  }
  const left = await stopPush(context);
  if (pushNotifications && left === 0) await write(false);
};

/** How many of the person's devices are still woken; undefined where the server could not be asked. */
export const stopPush = async (context: DataContext): Promise<number | undefined> => {
  const [token, endpoint] = [await tokenOf(context), await pushEndpoint()];
  await endPush();
  await context.database.meta.delete(KEPT);
  if (!token || endpoint === undefined) return undefined;
  const ended = await online.push(token, { ask: 'unsubscribe', endpoint });
  return ended.kind === 'done' ? ended.left : undefined;
};

/** At each start: browsers change a subscription's address, and the server forgets one that failed. */
export const keepPush = async (context: DataContext): Promise<void> => {
  const notices = await readNotices(context.database);
  if (!notices?.on || context.uid === '' || !canBePushed()) return;
  const kept = (await context.database.meta.get(KEPT))?.value as Kept | undefined;
  const isFresh = kept && context.now() - kept.at < DAY_MS;
  if (!isFresh || kept.endpoint !== (await pushEndpoint())) await startPush(context);
};

interface Kept {
  endpoint: string;
  at: number;
}

const KEPT = 'push';

const tokenOf = async ({ database, uid }: DataContext): Promise<string | undefined> =>
  uid === '' ? undefined : (await readSession(database))?.accessToken;

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
