// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccountFlags } from '#/data/session/account-flags.ts';
import { readMirror, writeMirror } from '#/data/session/account-mirror.ts';
import { createBlankCv } from '#/data/records/cvs.ts';
import { databaseNameOf, deleteDatabase, openDatabase } from '#/data/db.ts';
import { GUEST_DATABASE } from '#/platform/guest-database.ts';
import {
  clearSession,
  eventBetween,
  expiryOf,
  isRefused,
  onSessionEvent,
  readSession,
  refuseSession,
  saveSession,
  sessionState,
  type Session,
  type SessionEvent,
} from '#/data/session/session.ts';
import { dataState, startData, switchDatabase } from '#/data/session/start.ts';
import { giveBrowserStorage } from './browser-storage.ts';

const NOW = Date.UTC(2026, 10, 21);
const session = (given: Partial<Session> = {}, uid = 'nadia0000000001'): Session => ({
  accessToken: 'first',
  refreshToken: 'first',
  expiresAt: NOW + 1000,
  user: {
    id: uid,
    email: 'nadia@example.com',
    fullName: 'Nadia Benali',
    isVerified: false,
    role: 'user',
    heardAt: 0,
    lasts: null,
  },
  shared: false,
  ...given,
});
const renewed = session({ accessToken: 'second', refreshToken: 'second' });

describe('the change from one stored session to the next', () => {
  test.each<[Session | undefined, Session | undefined, SessionEvent | undefined]>([
    [undefined, undefined, undefined],
    [undefined, session(), 'signed-in'],
    [session(), session(), undefined],
    [session(), renewed, 'token-refreshed'],
    [session({ expiresAt: 0 }), renewed, 'signed-in'],
    [session(), session({ expiresAt: 0 }), undefined],
    [session(), session({}, 'bo0000000000001'), 'signed-in'],
    [session(), undefined, 'signed-out'],
  ])('%j → %j is %s', (before, after, event) => {
    expect(eventBetween(before, after)).toBe(event);
  });
});

test.each([
  ['a.eyJleHAiOjE3OTU2ODAwMDB9.c', 1_795_680_000_000],
  ['a.eyJpZCI6InjDqT8_In0.c', 0],
  ['nothing of the kind', 0],
])('the expiry of %s is read from the token itself', (token, expiry) => {
  expect(expiryOf(token)).toBe(expiry);
});

describe('a page', () => {
  const account = databaseNameOf(session().user.id);
  let events: SessionEvent[];
  let stop: () => void;
  const window = giveBrowserStorage();
  beforeEach(async () => {
    await switchDatabase(GUEST_DATABASE);
    events = [];
    stop = onSessionEvent((event) => events.push(event));
  });
  afterEach(async () => {
    stop();
    writeMirror(undefined);
    clearAccountFlags(session().user.id);
    await switchDatabase(GUEST_DATABASE);
    await deleteDatabase(account);
  });

  /** As a sign-in does it: stored first, then opened. */
  const signIn = async (given = session()) => {
    const database = await openDatabase(databaseNameOf(given.user.id), {
      onSuperseded: () => undefined,
      onBlocked: () => undefined,
    });
    await saveSession(database, given);
    database.close();
    const started = await switchDatabase(databaseNameOf(given.user.id));
    if (!started.ok) throw new Error(started.error.kind);
    return started.value;
  };

  test('goes over to the account’s database with a sign-in, and back when the session goes', async () => {
    const context = await signIn();
    expect(context.uid).toBe(session().user.id);
    expect(dataState()).toEqual({ kind: 'ready', context });
    expect(sessionState()).toEqual({ kind: 'account', session: session() });
    expect(readMirror()).toMatchObject({ uid: context.uid, fullName: 'Nadia Benali' });

    await clearSession(context.database);
    writeMirror(undefined);
    const guest = await startData();
    expect(guest.ok && guest.value.uid).toBe('');
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  test('keeps what a screen writes while it makes room for the other database', async () => {
    const context = await signIn();
    const written = createBlankCv(context, { title: 'Soudeur', language: 'fr' });
    await switchDatabase(GUEST_DATABASE);
    expect((await written).ok).toBe(true);
    const again = await switchDatabase(account);
    expect(again.ok && (await again.value.database.cvs.count())).toBe(1);
  });

  test('says that a token was refreshed, whoever stored it', async () => {
    const { database } = await signIn();
    await saveSession(database, renewed);
    await vi.waitFor(() => expect(events).toEqual(['signed-in', 'token-refreshed']));
  });

  test('keeps a person whose token was refused on their own data', async () => {
    const { database } = await signIn();
    await refuseSession(database, 'an older one');
    expect(isRefused((await readSession(database)) as Session)).toBe(false);
    await refuseSession(database, 'first');
    await vi.waitFor(() => expect(sessionState()).toMatchObject({ session: { expiresAt: 0 } }));
    expect(dataState()).toMatchObject({ kind: 'ready', context: { uid: session().user.id } });
    expect(events).toEqual(['signed-in']);
  });

  test('never opens a database whose session is gone', async () => {
    const { database } = await signIn();
    await createBlankCv(contextOf(), TITLE);
    await clearSession(database);
    await switchDatabase(GUEST_DATABASE);
    const locked = await switchDatabase(account);
    expect(locked.ok && locked.value.uid).toBe('');
    expect((await signIn()).uid).toBe(session().user.id);
    expect(await contextOf().database.cvs.count()).toBe(1);
  });

  test('follows another tab that signs out', async () => {
    await signIn();
    localStorage.removeItem('jalon-account');
    window.dispatchEvent(new Event('storage'));
    await startData();
    expect(dataState()).toMatchObject({ kind: 'ready', context: { uid: '' } });
  });

  test('goes to the guest’s database when another tab deletes this one', async () => {
    const { database } = await signIn();
    await clearSession(database);
    writeMirror(undefined);
    await deleteDatabase(account);
    await startData();
    expect(dataState()).toMatchObject({ kind: 'ready', context: { uid: '' } });
  });

  test('remembers who was here and whether they have made anything, until they sign out', async () => {
    const uid = session().user.id;
    const flags = () =>
      ['existing-user', 'has-activities'].map((flag) =>
        localStorage.getItem(`jalon-${flag}-${uid}`),
      );
    expect(flags()).toEqual([null, null]);
    await signIn();
    expect(flags()).toEqual(['true', null]);
    await createBlankCv(contextOf(), TITLE);
    expect(flags()).toEqual(['true', 'true']);
    clearAccountFlags(uid);
    expect(flags()).toEqual([null, null]);
  });

  test('remembers nothing of a person on a computer that others use', async () => {
    await signIn(session({ shared: true }));
    await createBlankCv(contextOf(), TITLE);
    expect(localStorage.getItem(`jalon-existing-user-${session().user.id}`)).toBeNull();
    expect(localStorage.getItem(`jalon-has-activities-${session().user.id}`)).toBeNull();
  });

  const TITLE = { title: 'Soudeur', language: 'fr' } as const;
  const contextOf = () => {
    const state = dataState();
    if (state.kind !== 'ready') throw new Error(state.kind);
    return state.context;
  };
});
