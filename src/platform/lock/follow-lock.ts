/**
 * Whether this page is open, in agreement with the other tabs. `<html data-lock>` hides the page: `covered` while it is
 * not known yet or nobody looks at it, `locked` until the passphrase comes.
 */
import { MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';
import { followActivity, type Activity } from './activity.ts';
import { onLock, readLock } from './app-lock.ts';
import { now } from '../clock.ts';

/** When this tab was last seen open; a reload goes on with it. */
const SEEN_KEY = 'jalon-lock-seen';
/** Another tab answers at once, or sleeps. */
const ANSWER_MS = 250;

type Message = 'asking' | 'open' | 'lock';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let activity: Activity | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let followed: number | undefined;
let held: Element | null | undefined;

export const isLocked = (): boolean => document.documentElement.dataset['lock'] === 'locked';

export const onLocked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Once a page. A page without a lock begins when one is set, here or in another tab. */
export const followLock = (): void => {
  if (channel) return;
  channel = new BroadcastChannel('jalon-lock');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  onLock(lockChanged);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  if (!document.documentElement.dataset['lock'] || isFresh()) return open();
  say('asking');
  setTimeout(() => !activity && lock(), ANSWER_MS);
};

/** The right passphrase was given: the other tabs open as well. */
export const openAll = (): void => {
  open();
  say('open');
};

export const lockAll = (): void => {
  lock();
  say('lock');
};

const hear = (message: Message): void => {
  if (message === 'asking') return void (activity && say('open'));
  if (message === 'lock') return lock();
  if (!activity) open();
};

/** Set, changed, or gone with the account it was set for. */
const lockChanged = (): void => {
  const minutes = readLock()?.minutes;
  const isShut = !activity && document.documentElement.dataset['lock'];
  if (isShut ? minutes === undefined : minutes !== followed) open();
};

const open = (): void => {
  stop();
  const minutes = readLock()?.minutes;
  followed = minutes;
  if (minutes === undefined) return show(undefined);
  activity = followActivity(minutes * MINUTE_MS);
  timer = setInterval(look, SECOND_MS);
  show(document.hidden ? 'covered' : undefined);
  noteSeen();
};

const lock = (): void => {
  if (!readLock()) return open();
  stop();
  forgetSeen();
  show('locked');
};

const stop = (): void => {
  clearInterval(timer);
  activity?.end();
  activity = undefined;
};

/** A page that nobody looks at is covered, so that it shows nothing of itself when it comes back after too long. */
const look = (): void => {
  const minutes = readLock()?.minutes;
  if (!activity || minutes === undefined) return;
  if (activity.idleFor() >= minutes * MINUTE_MS) return lock();
  show(document.hidden ? 'covered' : undefined);
  noteSeen();
};

const show = (state: 'covered' | 'locked' | undefined): void => {
  const { dataset } = document.documentElement;
  if (dataset['lock'] === state) return;
  if (!dataset['lock']) held = document.activeElement;
  if (state) dataset['lock'] = state;
  else delete dataset['lock'];
  for (const listener of listeners) listener();
  if (!state) requestAnimationFrame(giveFocusBack);
};

/** What is hidden loses the focus: the person goes on where they were. */
const giveFocusBack = (): void => {
  if (document.activeElement === document.body && held instanceof HTMLElement)
    held.focus({ preventScroll: true });
  held = undefined;
};

const isFresh = (): boolean => {
  const age = now() - Number(sessionStorage.getItem(SEEN_KEY) ?? 0);
  return age >= 0 && age < (readLock()?.minutes ?? 0) * MINUTE_MS;
};

const noteSeen = (): void => {
  if (activity) sessionStorage.setItem(SEEN_KEY, String(now() - activity.idleFor()));
};

const forgetSeen = (): void => sessionStorage.removeItem(SEEN_KEY);

const say = (message: Message): void => channel?.postMessage(message);
