/**
 * Opens the local database of whoever this browser belongs to, once per page, and says what became of it.
 * Signing in and out, here or in another tab, goes over to another database.
 */
import type { Result } from '#/domain/result.ts';
import { now } from '#/platform/clock.ts';
import { newId, random } from '#/platform/ids.ts';
import { askToKeepStorage } from '#/platform/install/storage-persist.ts';
import { setAccountFlag } from './account-flags.ts';
import { onMirror, readMirror, writeMirror } from './account-mirror.ts';
import type { DataContext } from '../context.ts';
import { databaseNameOf, openDatabase, uidOf, type JalonDatabase } from '../db.ts';
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import { storageFailure, type StorageFailure } from '../failure.ts';
import { followSession, sessionState } from './session.ts';
import { endAbandonedSession } from './shared-session.ts';

export type DataState =
  | { kind: 'opening' }
  /** An older version of the app in another tab holds the database. */
  | { kind: 'blocked' }
  | { kind: 'ready'; context: DataContext }
  | { kind: 'failed'; failure: StorageFailure };

type Started = Result<DataContext, StorageFailure>;

let state: DataState = { kind: 'opening' };
let wanted: string | undefined;
let starting: Promise<Started> | undefined;
const listeners = new Set<() => void>();

export const dataState = (): DataState => state;

export const onDataState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Repeated calls get the same database. Browsers are asked to keep the data after the first save, not before. */
export const startData = (): Promise<Started> => {
  starting ??= begin().then(() => open((wanted ??= nameInMirror())));
  return starting;
};

/**
 * Goes over to another database, which is made when it isn't there. Screens see `opening` in between;
 * what they write while they leave still reaches the database they were on.
 */
export const switchDatabase = (name: string): Promise<Started> =>
  name === wanted && starting ? starting : goTo(name);

let begun: Promise<void> | undefined;

/** Once per page, before any database is open. */
const begin = (): Promise<void> => {
  begun ??= (async () => {
    await endAbandonedSession();
    onMirror(() => void switchDatabase(nameInMirror()));
  })();
  return begun;
};

const goTo = (name: string): Promise<Started> => {
  const before = starting;
  wanted = name;
  setState({ kind: 'opening' });
  starting = (async () => {
    await begin();
    const old = await before;
    if (old?.ok) await letGo(old.value.database);
    return open(name);
  })();
  return starting;
};

const nameInMirror = (): string => databaseNameOf(readMirror()?.uid ?? '');

const open = async (name: string): Promise<Started> => {
  try {
    const database = await openDatabase(name, {
      onSuperseded: () => tell(name, { kind: 'failed', failure: { kind: 'superseded' } }),
      onBlocked: () => tell(name, { kind: 'blocked' }),
      onDeleted: () => void (name === wanted && goTo(nameInMirror())),
    });
    await followSession(database);
    if (name === wanted && isLocked(name)) return await leaveLocked(database);
    const uid = uidOf(name);
    const remember = flagsOf(uid);
    remember('existing-user');
    const onCommitted = once(() => {
      remember('has-activities');
      void askToKeepStorage();
    });
    const context: DataContext = { database, uid, now, newId, random, onCommitted };
    tell(name, { kind: 'ready', context });
    return { ok: true, value: context };
  } catch (error) {
    const failure = storageFailure(error);
    tell(name, { kind: 'failed', failure });
    // A refusal isn't remembered: the person may have made room or closed the other tab.
    if (name === wanted) starting = undefined;
    return { ok: false, error: failure };
  }
};

/** Of nobody on a computer that others use. */
const flagsOf = (uid: string): ((flag: Parameters<typeof setAccountFlag>[1]) => void) => {
  const known = sessionState();
  const isOwn = known.kind === 'account' && known.session.user.id === uid && !known.session.shared;
  return (flag) => void (isOwn && setAccountFlag(uid, flag));
};

/** A database whose session is gone belongs to an account that must sign in here again first. */
const isLocked = (name: string): boolean => uidOf(name) !== '' && sessionState().kind === 'guest';

const leaveLocked = (database: JalonDatabase): Promise<Started> => {
  database.close({ disableAutoOpen: true });
  wanted = GUEST_DATABASE;
  writeMirror(undefined);
  return open(wanted);
};

/** Closes it behind the last writes of the screens that were on it. */
const letGo = async (database: JalonDatabase): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  // Waits its turn after every transaction that has begun.
  await database
    .transaction('rw', database.tables, () => database.meta.count())
    .catch(() => undefined);
  database.close({ disableAutoOpen: true });
};

/** Only the database wanted now speaks. */
const tell = (name: string, next: DataState): void => {
  if (name === wanted) setState(next);
};

const setState = (next: DataState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const once = (callback: () => void): (() => void) => {
  let called = false;
  return () => {
    if (!called) callback();
    called = true;
  };
};
