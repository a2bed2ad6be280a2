/** Why a request was not answered. None of these loses anything: what was to be sent stays in the queue. */
export type SyncFailure =
  /** No answer at all: no network, or none in time. */
  | { kind: 'offline' }
  | { kind: 'aborted' }
  /** The person has to sign in again; their data stays usable. */
  | { kind: 'unauthorised' }
  /** This version of the app is too old for the server. */
  | { kind: 'update-app' }
  /** Fewer changes have to travel at once. */
  | { kind: 'too-large' }
  /** `retryAfter` is in milliseconds, null when the server did not say. */
  | { kind: 'busy'; retryAfter: number | null }
  | { kind: 'unavailable'; retryAfter: number | null }
  /** An answer that is none of ours, such as the sign-in page of a café's network. */
  | { kind: 'malformed' };
