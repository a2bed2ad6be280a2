/**
 * Whom this browser belongs to, kept in localStorage so that the header can greet before any database is
 * open. For display alone: it opens nothing, and nothing is allowed because of it.
 */
import type { HeardRole } from '#/domain/access/plans/heard-role.ts';

export interface AccountMirror extends HeardRole {
  uid: string;
  email: string;
  fullName: string;
  /** The computer is used by others: shown only while the session that wrote it lives. */
  shared: boolean;
}

const KEY = 'jalon-account';
/** When a page of a session on a shared computer was left, in milliseconds since 1970; kept per tab. */
export const LEFT_KEY = 'jalon-left';
/** A page that comes back sooner was reloaded, not opened by somebody else. */
const RELOAD_MS = 10_000;

const listeners = new Set<() => void>();
let read: { raw: string | null; mirror: AccountMirror | undefined } | undefined;

/** The same object until it changes. */
export const readMirror = (): AccountMirror | undefined => {
  const raw = stored();
  if (read?.raw !== raw) read = { raw, mirror: parse(raw) };
  return read.mirror;
};

/** Undefined: nobody is signed in. */
export const writeMirror = (mirror: AccountMirror | undefined): void => {
  try {
    if (mirror) localStorage.setItem(KEY, JSON.stringify(mirror));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be refused: the next start then opens as a guest.
  }
  for (const listener of listeners) listener();
};

/** Called after each change, in this tab or another. */
export const onMirror = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** What may be shown: of a session on a shared computer nothing, until it is known to be alive. */
export const shownMirror = (): AccountMirror | undefined => {
  const mirror = readMirror();
  return mirror?.shared && !isSharedAlive ? undefined : mirror;
};

/** Called once the session itself was read. */
export const showShared = (): void => {
  isSharedAlive = true;
};

/** Whether this page goes on with a session of a shared computer that was left a moment ago. */
export const isReload = (): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(LEFT_KEY)) < RELOAD_MS;
  } catch {
    return false;
  }
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const parse = (raw: string | null): AccountMirror | undefined => {
  try {
    return (JSON.parse(raw ?? '') as AccountMirror | null) ?? undefined;
  } catch {
    return undefined;
  }
};

let isSharedAlive = isReload();
