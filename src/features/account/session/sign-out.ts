/** Leaving an account on this device: what still has to reach the server, and what is taken away. */
import { writeMirror } from '#/data/session/account-mirror.ts';
import { clearAccountFlags } from '#/data/session/account-flags.ts';
import type { DataContext } from '#/data/context.ts';
import { databaseNameOf, deleteDatabase, GUEST_DATABASE } from '#/data/db.ts';
import { clearSession } from '#/data/session/session.ts';
import { switchDatabase } from '#/data/session/start.ts';
import { syncNow } from './sync-now.ts';
import { leaveDevices } from '../manage/this-device.ts';

const LONGEST_WAIT_MS = 10_000;

/** Sends what waits, ten seconds at most, and tells how many changes the server still doesn't have. */
export const sendBeforeLeaving = async (context: DataContext): Promise<number> => {
  if ((await countUnsent(context)) > 0)
    await syncNow(context, AbortSignal.timeout(LONGEST_WAIT_MS));
  return countUnsent(context);
};

/** Waiting or refused: both are on this device alone. */
export const countUnsent = ({ database }: DataContext): Promise<number> =>
  database.outbox
    .where('state')
    .anyOf('pending', 'in-flight', 'parked')
    .filter(({ op }) => op !== 'void')
    .count();

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
  await switchDatabase(GUEST_DATABASE);
  if (!keep) await deleteDatabase(databaseNameOf(context.uid));
};
