/**
 * What the service worker must know when a push wakes it, which says nothing itself: whose reminders to look for, and
 * whether a person is waiting for a test. In a cache, which pages and the worker share; gone when the person leaves.
 */
import { PUSH_CACHE } from './traces.ts';

const ACCOUNT = '/push-account';
const TEST = '/push-test';

export const markAccount = (uid: string): Promise<void> => write(ACCOUNT, uid);

export const markedAccount = (): Promise<string | undefined> => read(ACCOUNT);

/** `language`: of the words to show. */
export const expectTest = (language: string): Promise<void> => write(TEST, language);

/** The language of the test that is waited for, once. */
export const takeTest = async (): Promise<string | undefined> => {
  const language = await read(TEST);
  if (language !== undefined) await (await caches.open(PUSH_CACHE)).delete(TEST);
  return language;
};

const write = async (key: string, text: string): Promise<void> =>
  (await caches.open(PUSH_CACHE)).put(key, new Response(text));

const read = async (key: string): Promise<string | undefined> =>
  (await (await caches.open(PUSH_CACHE)).match(key))?.text();

/** What the service worker tells pages when a test has arrived. */
export const PUSH_ARRIVED = 'push-arrived';
