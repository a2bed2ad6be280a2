/** Where messages wait in this browser; apart, so that the start of the app can look without fetching more. */
import { CONTACT_OUTBOX } from '#/platform/traces.ts';

/** What is stored, '' for nothing or when storage is refused. */
export const storedMessages = (): string => {
  try {
    return localStorage.getItem(CONTACT_OUTBOX) ?? '';
  } catch {
    return '';
  }
};
