import { LOCK_KEY } from './choice-keys.ts';

/**
 * What a browser remembers of whoever used it, besides the databases: gone when they sign out or erase their data.
 * Choices of the browser itself (language, theme, sounds) stay.
 */
export const EVENTS_KEY = 'analytics_events';
/** Messages to us that the server does not have yet. */
export const CONTACT_OUTBOX = 'contact_outbox';
export const LAST_TOOL_KEY = 'jalon-last-tool';
export const SHELF_KEY = 'jalon-cv-shelf';
export const APPLICATIONS_KEY = 'jalon-applications';
export const DASHBOARD_KEY = 'jalon-dashboard';
/** The cache of what other apps handed over. */
export const SHARED_CACHE = 'jalon-shared';
/** The cache of what the service worker must know when a push wakes it. */
export const PUSH_CACHE = 'jalon-push';

/** `keepMessages`: what was written to us and not sent yet is no trace, but work that the person wants kept. */
export const eraseTraces = async ({ keepMessages = false } = {}): Promise<void> => {
  try {
    for (const key of [
      EVENTS_KEY,
      LAST_TOOL_KEY,
      SHELF_KEY,
      APPLICATIONS_KEY,
      DASHBOARD_KEY,
      LOCK_KEY,
    ])
      localStorage.removeItem(key);
    if (!keepMessages) localStorage.removeItem(CONTACT_OUTBOX);
    // Places on pages, and what was closed: for one tab and one visit.
    sessionStorage.clear();
    await caches.delete(SHARED_CACHE);
    await (await import('./notices/push.ts')).endPush();
    await caches.delete(PUSH_CACHE);
  } catch {
    // What a browser refuses to store it has not stored.
  }
};
