/** From the server's yes to the account's own database being open on this device. */
import type { BesideNames } from '#/data/backup/restore-beside.ts';
import type { DataContext } from '#/data/context.ts';
import { databaseNameOf, deleteDatabase, openDatabase } from '#/data/db.ts';
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import { storageFailure, type StorageFailure } from '#/data/failure.ts';
import { recordConsent } from '#/data/records/settings.ts';
import { saveSession } from '#/data/session/session.ts';
import { holdSharedSession } from '#/data/session/shared-session.ts';
import { switchDatabase } from '#/data/session/start.ts';
import type { Result } from '#/domain/result.ts';
import { recordEvent } from '#/platform/analytics.ts';
import { now } from '#/platform/clock.ts';
import { newId, random } from '#/platform/ids.ts';
import { CATCH_UP_MS } from '#/domain/sync/polling-periods.ts';
import type { SignedIn } from '#/remote/account.ts';
import { checkSubscription } from '#/remote/billing.ts';
import { useWelcome } from '#/parts/welcome.ts';
import { adoptGuestWork, countGuestWork } from '../session/guest-work.ts';
import { newSession } from './new-session.ts';
import { roleOf } from '../session/role-of.ts';
import { syncNow } from '../session/sync-now.ts';
import { announceDevice } from '../manage/this-device.ts';

/** What becomes of the work made on this device before the sign-in. */
export type GuestChoice = 'add' | 'leave' | 'erase';

export interface EntryChoices {
  shared: boolean;
  /** The account was made just now. */
  isNew: boolean;
  guestWork: GuestChoice;
  /** Mails of news were asked for. */
  news?: boolean;
  /** How the guest's states of records are called beside what the account has made of them. */
  names: BesideNames;
}

/**
 * Everything the account needs is stored before any screen goes over to it. Broken off anywhere, it can be
 * done again: what was not added to the account is still the guest's.
 */
export const enterAccount = async (
  signedIn: SignedIn,
  { shared, isNew, guestWork, names, news = false }: EntryChoices,
): Promise<Result<DataContext, StorageFailure>> => {
  const heard = await roleOf(signedIn);
  const name = databaseNameOf(signedIn.id);
  let cvs = 0;
  try {
    const ignore = () => undefined;
    const database = await openDatabase(name, { onSuperseded: ignore, onBlocked: ignore });
    const account = { database, uid: signedIn.id, now, newId, random, onCommitted: ignore };
    await saveSession(database, newSession(signedIn, { heard, shared }));
    if (guestWork === 'add') {
      if (!isNew) await syncNow(account, AbortSignal.timeout(CATCH_UP_MS));
      ({ cvs } = await countGuestWork());
      const added = await adoptGuestWork(account, names);
      if (!added.ok) return added;
    }
    database.close();
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
  if (shared) holdSharedSession();
  // Before the screens go over, for they lead to where it is told.
  if (isNew || cvs > 0)
    useWelcome.setState({ welcome: { fullName: signedIn.fullName, isNew, cvs } });
  const entered = await switchDatabase(name);
  if (!entered.ok) return entered;
  if (news)
    await recordConsent(
      entered.value,
      { purpose: 'marketingEmails', given: true },
      { marketingEmails: true },
    );
  if (guestWork === 'erase') await deleteDatabase(GUEST_DATABASE);
  void announceDevice(entered.value);
  void noteSubscription(signedIn);
  return entered;
};

/** Asked at each sign-in; a failure is only noted. */
const noteSubscription = async ({ token, id }: SignedIn): Promise<void> => {
  const answer = await checkSubscription(token);
  if (!answer.ok)
    recordEvent('subscription_check_failed', { userId: id, details: { kind: answer.error.kind } });
};
