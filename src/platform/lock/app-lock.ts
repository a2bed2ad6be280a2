/**
 * The passphrase that this browser asks for before it shows anything of the person. What is kept of it says
 * whether a passphrase is the right one, and nothing more; the page's head covers the page while it is there.
 */
import {
  spelled,
  waitBeforeTry,
  PASSPHRASE_ITERATIONS,
  type LockMinutes,
} from '#/domain/access/app-lock.ts';
import { LOCK_KEY } from '../choice-keys.ts';
import { now } from '../clock.ts';

interface AppLock {
  salt: string;
  key: string;
  iterations: number;
  minutes: LockMinutes;
  /** Wrong tries since the last right one. */
  failures: number;
  failedAt: number;
  /** When somebody said that the passphrase is forgotten, and has not opened since. */
  forgottenAt?: number;
}

type Try =
  /** `wasForgotten`: somebody had said so since it was last opened. */
  | { kind: 'open'; wasForgotten: boolean }
  | { kind: 'wrong'; wait: number }
  | { kind: 'wait'; wait: number };

const listeners = new Set<() => void>();
let read: { raw: string | null; lock: AppLock | undefined } | undefined;

/** The same object until it changes. */
export const readLock = (): AppLock | undefined => {
  const raw = stored();
  if (read?.raw !== raw) read = { raw, lock: parse(raw) };
  return read.lock;
};

/** Called after each change, in this tab or another. */
export const onLock = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Browsers withhold what a passphrase is kept by outside secure contexts. */
export const canLock = (): boolean => 'subtle' in crypto;

/** Rejects where storage is refused: a lock that isn't kept is none. */
export const setLock = async (passphrase: string, minutes: LockMinutes): Promise<void> => {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)));
  const key = await derive(passphrase, salt, PASSPHRASE_ITERATIONS);
  write({ salt, key, iterations: PASSPHRASE_ITERATIONS, minutes, failures: 0, failedAt: 0 });
};

/** Changes nothing when there is no lock. */
export const changeLock = (change: Partial<Pick<AppLock, 'minutes' | 'forgottenAt'>>): void => {
  const lock = readLock();
  if (lock) write({ ...lock, ...change });
};

export const removeLock = (): void => {
  localStorage.removeItem(LOCK_KEY);
  tell();
};

/** A try is counted before it is looked at, so that leaving the page or a second tab saves none. */
export const tryPassphrase = async (passphrase: string): Promise<Try> => {
  const lock = readLock();
  if (!lock) return { kind: 'open', wasForgotten: false };
  const wait = waitBeforeTry(lock.failures, lock.failedAt, now());
  if (wait > 0) return { kind: 'wait', wait };
  const failures = lock.failures + 1;
  const failedAt = now();
  write({ ...lock, failures, failedAt });
  if ((await derive(passphrase, lock.salt, lock.iterations)) !== lock.key)
    return { kind: 'wrong', wait: waitBeforeTry(failures, failedAt, now()) };
  const { salt, key, iterations, minutes } = lock;
  write({ salt, key, iterations, minutes, failures: 0, failedAt: 0 });
  return { kind: 'open', wasForgotten: lock.forgottenAt !== undefined };
};

const derive = async (passphrase: string, salt: string, iterations: number): Promise<string> => {
  const words = new TextEncoder().encode(spelled(passphrase));
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations };
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, base, 256)));
};

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const write = (lock: AppLock): void => {
  localStorage.setItem(LOCK_KEY, JSON.stringify(lock));
  tell();
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(LOCK_KEY);
  } catch {
    return null;
  }
};

const parse = (raw: string | null): AppLock | undefined => {
  try {
    return (JSON.parse(raw ?? '') as AppLock | null) ?? undefined;
  } catch {
    return undefined;
  }
};
