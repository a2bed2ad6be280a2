/**
 * What a browser remembers of whoever used it, besides the databases: gone when they sign out or erase their data.
 * Choices of the browser itself (language, theme, sounds) stay.
 */
export const EVENTS_KEY = 'analytics_events';
/** Messages to us that the server does not have yet. */
export const CONTACT_OUTBOX = 'contact_outbox';
export const LAST_TOOL_KEY = 'jalon-last-tool';
export const SHELF_KEY = 'jalon-cv-shelf';
/** The cache of what other apps handed over. */
export const SHARED_CACHE = 'jalon-shared';

export const eraseTraces = async (): Promise<void> => {
  try {
    for (const key of [EVENTS_KEY, CONTACT_OUTBOX, LAST_TOOL_KEY, SHELF_KEY])
      localStorage.removeItem(key);
    // Places on pages, and what was closed: for one tab and one visit.
    sessionStorage.clear();
    await caches.delete(SHARED_CACHE);
  } catch {
    // What a browser refuses to store it has not stored.
  }
};
