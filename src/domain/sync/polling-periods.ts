/** How often devices ask the server, and how long they wait when it can't be reached. Milliseconds. */
import { MINUTE_MS, SECOND_MS } from '../duration.ts';

/** While a page is seen, should the server's call have been missed. */
export const POLL_MS = MINUTE_MS;

/** A single edit leaves after this; what follows within a burst travels together. */
export const WRITTEN_DELAY_MS = 50;
export const BURST_MS = 2 * SECOND_MS;

/** After failures: each wait is drawn from twice as long as the one before, between these. */
export const SYNC_BACK_OFF_MS = { first: SECOND_MS, longest: 5 * MINUTE_MS } as const;
export const REALTIME_BACK_OFF_MS = { first: SECOND_MS, longest: MINUTE_MS } as const;

/** At most, for what an account already has to come down before anything is added to it. */
export const CATCH_UP_MS = 10 * SECOND_MS;

/** A line to the server that has held this long was a good one. */
export const REALTIME_GOOD_MS = 30 * SECOND_MS;

/** What the server publishes: not asked for again within this time. */
export const CONTENT_FRESH_MS = 5 * MINUTE_MS;
/** And kept so long after it was last looked at, unless it must work offline. */
export const CONTENT_KEPT_MS = 10 * MINUTE_MS;

/** A message of the contact page that waits for the server is tried again. */
export const CONTACT_RETRY_MS = MINUTE_MS;
