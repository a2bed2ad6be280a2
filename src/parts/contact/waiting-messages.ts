/**
 * Messages written without a network: kept in this browser until the server has them, and sent by themselves
 * when it can be reached, also after a restart. What the server refuses stays for the person to see.
 */
import { contactErrors, type ContactMessage } from '#/domain/content/contact-message.ts';
import { CONTACT_RETRY_MS } from '#/domain/sync/polling-periods.ts';
import { online } from '#/parts/online.ts';
import { CONTACT_OUTBOX } from '#/platform/traces.ts';
import { storedMessages } from './contact-outbox.ts';

/** The oldest first. */
export const waitingMessages = (): readonly ContactMessage[] => {
  const text = storedMessages();
  if (kept.text !== text) kept = { text, messages: read(text) };
  return kept.messages;
};

/** False when the browser keeps nothing: the message is then still in the form, and nowhere else. */
export const keepMessage = (message: ContactMessage): boolean => {
  const isKept = write([...waitingMessages(), message]);
  if (isKept) sendWhenOnline();
  return isKept;
};

export const dropMessage = (id: string): void => {
  write(waitingMessages().filter((message) => message.id !== id));
};

/** Whether this page has sent a message that waited. */
export const wasSentLater = (id: string): boolean => sentHere.has(id);

export const onWaitingMessages = (listener: () => void): (() => void) => {
  const other = ({ key }: StorageEvent): void => {
    if (key === CONTACT_OUTBOX) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
};

/** Sends what waits now, when the network comes back, and each minute while the server can't be reached. */
export const sendWhenOnline = (): void => {
  if (!isListening) window.addEventListener('online', () => void sendWaiting());
  isListening = true;
  if (navigator.onLine) void sendWaiting();
};

/** One tab at a time, in order; stops where the server can't be reached or asks to wait. */
export const sendWaiting = (): Promise<void> =>
  alone(async () => {
    for (const message of waitingMessages()) {
      const { kind } = await online.contact(message, '');
      if (kind === 'sent') {
        sentHere.add(message.id);
        dropMessage(message.id);
        await new Promise((resolve) => setTimeout(resolve, HEARD_ELSEWHERE_MS));
      } else if (kind !== 'refused') return tryLater();
    }
  });

/** Other tabs are other processes, and hear late that a message is gone: until then the turn isn't theirs. */
const HEARD_ELSEWHERE_MS = 400;

const tryLater = (): void => {
  clearTimeout(retry);
  retry = setTimeout(sendWhenOnline, CONTACT_RETRY_MS);
};

const alone = async (work: () => Promise<void>): Promise<void> => {
  // Browsers without locks may send a message twice; the server keeps it once.
  if ('locks' in navigator) await navigator.locks.request('jalon-contact', work);
  else await work();
};

let kept: { text: string; messages: readonly ContactMessage[] } = { text: '', messages: [] };
const sentHere = new Set<string>();
let isListening = false;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const read = (text: string): readonly ContactMessage[] => {
  try {
    const messages: unknown = JSON.parse(text || '[]');
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  } catch {
    return [];
  }
};

const isMessage = (value: unknown): value is ContactMessage =>
  typeof value === 'object' &&
  value !== null &&
  contactErrors(value as Readonly<Record<string, unknown>>).length === 0;

const write = (messages: readonly ContactMessage[]): boolean => {
  try {
    if (messages.length > 0) localStorage.setItem(CONTACT_OUTBOX, JSON.stringify(messages));
    else localStorage.removeItem(CONTACT_OUTBOX);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
};
