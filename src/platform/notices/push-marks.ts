/**
 * What the service worker must know when a push wakes it, which says nothing itself: whose reminders to look for, and
 * whether a person is waiting for a test. In a cache, which pages and the worker share; gone when the person leaves.
 */
import { MINUTE_MS } from '#/domain/duration.ts';
import { now } from '../clock.ts';
import { PUSH_CACHE } from '../traces.ts';

const ACCOUNT = '/push-account';
const TEST = '/push-test';

export const markAccount = (uid: string): Promise<void> => write(ACCOUNT, uid);

export const markedAccount = (): Promise<string | undefined> => read(ACCOUNT);

/** `language`: of the words to show. */
export const expectTest = (language: string): Promise<void> => write(TEST, `${language} ${now()}`);

/** The language of the test that is waited for, once; a push long after it is of something else. */
export const takeTest = async (): Promise<string | undefined> => {
  const [language, at] = (await read(TEST))?.split(' ') ?? [];
  if (language !== undefined) await (await caches.open(PUSH_CACHE)).delete(TEST);
  return now() - Number(at) < MINUTE_MS ? language : undefined;
};

const write = async (key: string, text: string): Promise<void> =>
  (await caches.open(PUSH_CACHE)).put(key, new Response(text));

const read = async (key: string): Promise<string | undefined> =>
  (await (await caches.open(PUSH_CACHE)).match(key))?.text();

/** What the service worker tells pages when a test has arrived. */
export const PUSH_ARRIVED = 'push-arrived';
