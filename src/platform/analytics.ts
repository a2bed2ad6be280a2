/**
 * What happened in the product, kept in this browser and never sent: an array of events under
 * `analytics_events`, oldest first, the latest `EVENTS_KEPT` of them.
 */
import { EVENTS_KEPT } from '#/domain/access/retention.ts';
import { now } from './clock.ts';
import { EVENTS_KEY } from './traces.ts';

export type AnalyticsEventName =
  | 'homepage_loaded'
  | 'page_viewed'
  | 'feature_opened'
  | 'conversion_done'
  | 'install_accepted'
  | 'role_lookup_failed'
  | 'subscription_check_failed';

export interface AnalyticsEvent {
  name: AnalyticsEventName;
  properties: {
    /** ISO 8601, UTC. */
    timestamp: string;
    url: string;
    userAgent: string;
    [detail: string]: string | number | boolean;
  };
  /** Null for a guest. */
  userId: string | null;
}

type Details = Record<string, string | number | boolean>;

/** Never throws: a browser that refuses storage, or has none left, only loses the event. */
export const recordEvent = (
  name: AnalyticsEventName,
  { userId = null, details = {} }: { userId?: string | null; details?: Details } = {},
): void => {
  const event: AnalyticsEvent = {
    name,
    properties: {
      ...details,
      timestamp: new Date(now()).toISOString(),
      // What stands behind the # may be a mail's one-time token.
      url: location.href.split('#', 1)[0] ?? '',
      userAgent: navigator.userAgent,
    },
    userId,
  };
  try {
    localStorage.setItem(EVENTS_KEY, JSON.stringify([...readEvents(), event].slice(-EVENTS_KEPT)));
  } catch {
    // As promised.
  }
};

/** Oldest first; what is there and isn't an event is left out. */
export const readEvents = (): AnalyticsEvent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(EVENTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEvent) : [];
  } catch {
    return [];
  }
};

export const clearEvents = (): void => {
  try {
    localStorage.removeItem(EVENTS_KEY);
  } catch {
    // There is nothing to clear where nothing can be stored.
  }
};

const isEvent = (value: unknown): value is AnalyticsEvent =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'properties' in value &&
  typeof value.properties === 'object' &&
  value.properties !== null;
