/** Leaving an account on this device: what still has to reach the server, and what is taken away. */
import { writeMirror } from '#/data/session/account-mirror.ts';
import { clearAccountFlags } from '#/data/session/account-flags.ts';
import type { DataContext } from '#/data/context.ts';
import { forgetPlanContent } from '#/data/content-cache.ts';
import { databaseNameOf, deleteDatabase } from '#/data/db.ts';
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import { clearSession } from '#/data/session/session.ts';
import { switchDatabase } from '#/data/session/start.ts';
import { SIGN_OUT_WAIT_SECONDS } from '#/domain/access/session-periods.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { eraseTraces } from '#/platform/traces.ts';
import { sendWaiting } from '#/parts/contact/waiting-messages.ts';
import { sendFilesNow, syncNow } from './sync-now.ts';
import { countAllUnsent, type Unsent } from './unsent.ts';
import { leaveDevices } from '../manage/this-device.ts';

/** Sends what waits, within `SIGN_OUT_WAIT_SECONDS`, and tells what is on this device alone even so. */
export const sendBeforeLeaving = async (context: DataContext): Promise<Unsent> => {
  const { changes, files, messages } = await countAllUnsent(context.database);
  const signal = AbortSignal.timeout(SIGN_OUT_WAIT_SECONDS * SECOND_MS);
  const sending = messages > 0 ? sendWaiting() : undefined;
  if (changes + files > 0) await syncNow(context, signal);
  if (files > 0) await sendFilesNow(context, signal);
  await Promise.race([sending, isAborted(signal)]);
  return countAllUnsent(context.database);
};

const isAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * `keep`: the work stays on this device, locked until the account signs in here again. Otherwise all of it
 * is erased. Either way the token, and what this browser remembers of the person, are gone.
 */
export const leaveAccount = async (
  context: DataContext,
  { keep }: { keep: boolean },
): Promise<void> => {
  await leaveDevices(context);
  await clearSession(context.database);
  clearAccountFlags(context.uid);
  writeMirror(undefined);
  await eraseTraces({ keepMessages: keep });
  await forgetPlanContent();
  await switchDatabase(GUEST_DATABASE);
  if (!keep) await deleteDatabase(databaseNameOf(context.uid));
};
