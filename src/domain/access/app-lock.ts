/** The lock that a person puts on the app on one device. It hides the screen; it does not encrypt what is stored. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../duration.ts';

/** In characters; the longest keeps the work of one try bounded. */
export const PASSPHRASE_LENGTH = { min: 8, max: 200 };

/** PBKDF2 with HMAC-SHA-256: OWASP, Password Storage Cheat Sheet (2023). */
export const PASSPHRASE_ITERATIONS = 600_000;

/** Without a sign of life for so long, the app is locked. */
export const LOCK_MINUTES = [1, 5, 15, 60] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];
export const LOCK_MINUTES_AT_FIRST: LockMinutes = 5;

/** Tries that cost nothing but their own work. */
export const FREE_TRIES = 5;
/** Before each try after those, the last one over and over. */
const WAITS = [30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];

/**
 * Somebody without an account has nothing else to prove who they are by: from the moment they say that the
 * passphrase is forgotten, whoever knows it has so long to come back, before the device can be emptied.
 */
export const FORGOTTEN_HOURS = 24;

export type PassphraseProblem = 'too_short' | 'too_long' | 'different';

export const passphraseProblem = (
  passphrase: string,
  repeated: string,
): PassphraseProblem | undefined => {
  const { length } = [...spelled(passphrase)];
  if (length < PASSPHRASE_LENGTH.min) return 'too_short';
  if (length > PASSPHRASE_LENGTH.max) return 'too_long';
  return spelled(passphrase) === spelled(repeated) ? undefined : 'different';
};

/** One spelling of what keyboards write in two: « é » in one piece or in two. */
export const spelled = (passphrase: string): string => passphrase.trim().normalize('NFC');

/** Milliseconds to wait before the next try; a clock that was set back makes nobody wait longer than that. */
export const waitBeforeTry = (failures: number, failedAt: number, at: number): number => {
  if (failures < FREE_TRIES) return 0;
  const wait = WAITS[Math.min(failures - FREE_TRIES, WAITS.length - 1)] ?? 0;
  return Math.min(wait, Math.max(0, failedAt + wait - at));
};

/** Milliseconds until the device can be emptied without the passphrase. */
export const waitToErase = (forgottenAt: number, at: number): number => {
  const wait = FORGOTTEN_HOURS * HOUR_MS;
  return Math.min(wait, Math.max(0, forgottenAt + wait - at));
};
