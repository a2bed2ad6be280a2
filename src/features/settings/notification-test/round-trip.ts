/** A push from this device to the server, to the browser's service and back, with what each step gave. */
import { readSession } from '#/data/session/session.ts';
import type { DataContext } from '#/data/context.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { online } from '#/parts/online.ts';
import { startPush, type PushFailure } from '#/parts/reminder-notices/keep-push.ts';
import { noticePermission, noticeRegistration } from '#/platform/notices/notifications.ts';
import { pushEndpoint } from '#/platform/notices/push.ts';
import { expectTest, PUSH_ARRIVED } from '#/platform/notices/push-marks.ts';

export const TRIP_STEPS = ['permission', 'worker', 'subscription', 'sending', 'arrival'] as const;
export type TripStep = (typeof TRIP_STEPS)[number];

export type TripFailure =
  | PushFailure
  | 'not-allowed'
  | 'no-worker'
  /** The push service said no to the server. */
  | 'service-refused'
  /** The server could not reach the push service. */
  | 'service-unreachable'
  | 'not-arrived';

/** Calls `onStep` as each begins; gives where it ended otherwise, or undefined. */
export const makeRoundTrip = async (
  context: DataContext,
  language: string,
  onStep: (step: TripStep) => void,
): Promise<TripFailure | undefined> => {
  onStep('permission');
  if (noticePermission() !== 'granted') return 'not-allowed';
  onStep('worker');
  if (!(await noticeRegistration())?.active) return 'no-worker';
  onStep('subscription');
  const failure = await startPush(context);
  if (failure) return failure;
  onStep('sending');
  const [token, endpoint] = [await tokenOf(context), await pushEndpoint()];
  if (!token || endpoint === undefined) return 'no-service';
  const arrival = waitForPush();
  await expectTest(language);
  const sent = await online.push(token, { ask: 'test', endpoint });
  if (sent.kind !== 'done') return sent.kind;
  if (sent.status === 0) return 'service-unreachable';
  if (sent.status >= 300) return 'service-refused';
  onStep('arrival');
  return (await arrival) ? undefined : 'not-arrived';
};

const WAIT_MS = 30 * SECOND_MS;

/** Whether the service worker tells of it in time. */
const waitForPush = (): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (arrived: boolean): void => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', hear);
      resolve(arrived);
    };
    const hear = ({ data }: MessageEvent<{ kind?: string } | undefined>): void => {
      if (data?.kind === PUSH_ARRIVED) end(true);
    };
    const timer = setTimeout(() => end(false), WAIT_MS);
    navigator.serviceWorker.addEventListener('message', hear);
  });

const tokenOf = async ({ database }: DataContext): Promise<string | undefined> =>
  (await readSession(database))?.accessToken;
