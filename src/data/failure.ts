/** What can go wrong with storage on a healthy app: values that screens turn into sentences. */
export type StorageFailure =
  /** The device or the browser's allowance is full. */
  | { kind: 'full' }
  /** The record was purged, here or in another tab. */
  | { kind: 'missing' }
  /** The record would be longer than the server takes; nothing of the change was written. */
  | { kind: 'too-large' }
  /** A newer version of the app took the database: reload. */
  | { kind: 'superseded' }
  /** The browser gives no storage here (private window, blocked site data) or it is damaged. */
  | { kind: 'unavailable'; detail: string };

/**
 * Classifies by error name (the browser's and Dexie's names are the contract; messages are not).
 * An error that storage can't explain is a bug and comes out again as it was.
 */
export const storageFailure = (error: unknown): StorageFailure => {
  const names = errorNames(error);
  if (names.has('QuotaExceededError')) return { kind: 'full' };
  if (names.has('MissingRecordError')) return { kind: 'missing' };
  if (names.has('TooLargeError')) return { kind: 'too-large' };
  if (names.has('DatabaseClosedError') || names.has('VersionError')) return { kind: 'superseded' };
  for (const name of UNAVAILABLE) if (names.has(name)) return { kind: 'unavailable', detail: name };
  throw error;
};

/** Thrown inside a transaction so that all of it is undone. */
export class MissingRecordError extends Error {
  override readonly name = 'MissingRecordError';
}

/** As above. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const UNAVAILABLE = [
  'MissingAPIError',
  'OpenFailedError',
  'InvalidStateError',
  'SecurityError',
  'UnknownError',
  'TimeoutError',
  'AbortError',
];

/** Dexie wraps the browser's error in `inner`, the browser its own in `cause`; an abort hides a quota. */
const errorNames = (error: unknown): Set<string> => {
  const names = new Set<string>();
  let current: unknown = error;
  for (let depth = 0; depth < 5 && current instanceof Object; depth += 1) {
    if ('name' in current && typeof current.name === 'string') names.add(current.name);
    current = 'inner' in current ? current.inner : 'cause' in current ? current.cause : undefined;
  }
  return names;
};
