/**
 * The session of the account whose database is open: kept in that database, under `session` of `meta`, so
 * that the service worker can read it and it dies with the database.
 *
 * PocketBase has one token where the specification has two. The mapping:
 * - access token: the token, sent with each request;
 * - refresh token: the same token. While it lives, `auth-refresh` takes it and gives its successor;
 * - expiry: the token's own `exp`, or 0 once the server has refused it;
 * - user: the account's record, with the highest role the server tells.
 *
 * Events come from comparing the stored session before and after, so that every tab has the same ones:
 * - signed-in: there was no session, or another person's, or one the server had refused;
 * - token-refreshed: the same person has a newer token (each start online, a new password, a sign-out of
 *   the other devices). Whoever stores a newer token has asked for the role first;
 * - signed-out: there is no session any more, and so no role;
 * - password-recovery: a link from a mail was opened. PocketBase gives no session for it: the link's own
 *   token sets the new password, and the person signs in.
 *
 * An expired or refused token is no event and closes nothing: the person keeps working on their own data,
 * and is asked to sign in to sync.
 */
import { liveQuery } from 'dexie';
import type { HeardRole } from '#/domain/access/plans/heard-role.ts';
import { readMirror, showShared, writeMirror } from './account-mirror.ts';
import type { JalonDatabase } from '../db.ts';

export interface Session {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970; 0: refused by the server. */
  expiresAt: number;
  user: SessionUser;
  /** Signed in on a computer that others use. */
  shared: boolean;
}

interface SessionUser extends HeardRole {
  id: string;
  email: string;
  fullName: string;
  isVerified: boolean;
}

export type SessionEvent = 'signed-in' | 'token-refreshed' | 'signed-out' | 'password-recovery';

export type SessionState =
  /** No database has been opened yet. */
  { kind: 'unknown' } | { kind: 'guest' } | { kind: 'account'; session: Session };

const SESSION = 'session';

export const readSession = async (database: JalonDatabase): Promise<Session | undefined> =>
  (await database.meta.get(SESSION))?.value as Session | undefined;

export const saveSession = async (database: JalonDatabase, session: Session): Promise<void> => {
  await database.meta.put({ key: SESSION, value: session });
};

export const clearSession = async (database: JalonDatabase): Promise<void> => {
  await database.meta.delete(SESSION);
};

/** After the server refused a token; one stored since by another tab stays. */
export const refuseSession = (database: JalonDatabase, accessToken: string): Promise<void> =>
  changeSession(database, (session) =>
    session.accessToken === accessToken ? { ...session, expiresAt: 0 } : session,
  );

/** Changes the stored session, if there is one, in one transaction. */
export const changeSession = (
  database: JalonDatabase,
  change: (session: Session) => Session,
): Promise<void> =>
  database.transaction('rw', database.meta, async () => {
    const session = await readSession(database);
    if (session) await saveSession(database, change(session));
  });

/**
 * Whether the person must sign in again before anything can be sent. Only the server knows: the device's
 * own clock may be years off.
 */
export const isRefused = (session: Session): boolean => session.expiresAt === 0;

/** `token`: PocketBase's, a JSON web token whose payload has `exp` in seconds; 0 when it can't be read. */
export const expiryOf = (token: string): number => {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
    };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
};

export const eventBetween = (
  before: Session | undefined,
  after: Session | undefined,
): SessionEvent | undefined => {
  if (!after) return before && 'signed-out';
  if (before?.user.id !== after.user.id) return 'signed-in';
  if (before.accessToken === after.accessToken) return undefined;
  return isRefused(before) ? 'signed-in' : 'token-refreshed';
};

let state: SessionState = { kind: 'unknown' };
const stateListeners = new Set<() => void>();
const eventListeners = new Set<(event: SessionEvent) => void>();

export const sessionState = (): SessionState => state;

export const onSessionState = (listener: () => void): (() => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

export const onSessionEvent = (listener: (event: SessionEvent) => void): (() => void) => {
  eventListeners.add(listener);
  return () => eventListeners.delete(listener);
};

export const tellSessionEvent = (event: SessionEvent): void => {
  for (const listener of eventListeners) listener(event);
};

let stopFollowing: (() => void) | undefined;

/** Called by the page for the database it has just opened; resolves once its session is known. */
export const followSession = (database: JalonDatabase): Promise<void> => {
  stopFollowing?.();
  return new Promise((resolve) => {
    const following = liveQuery(() => readSession(database)).subscribe({
      next: (session) => {
        take(session);
        resolve();
      },
      // The database is gone: whoever closed it opens another.
      error: () => resolve(),
    });
    stopFollowing = () => following.unsubscribe();
  });
};

const take = (session: Session | undefined): void => {
  const before = state;
  state = session ? { kind: 'account', session } : { kind: 'guest' };
  keepMirror(session);
  for (const listener of stateListeners) listener();
  if (before.kind === 'unknown') return;
  const event = eventBetween(before.kind === 'account' ? before.session : undefined, session);
  if (event) tellSessionEvent(event);
};

const keepMirror = (session: Session | undefined): void => {
  if (!session) return;
  const { id: uid, email, fullName, role, heardAt, lasts } = session.user;
  const mirror = { uid, email, fullName, role, heardAt, lasts, shared: session.shared };
  if (session.shared) showShared();
  if (JSON.stringify(mirror) !== JSON.stringify(readMirror())) writeMirror(mirror);
};
