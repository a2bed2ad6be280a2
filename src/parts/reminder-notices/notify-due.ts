/**
 * Shows the reminders that are due as notifications of the device, each once. Runs in pages and in the service worker:
 * the words are here, as no catalogue is there.
 */
import { openExisting } from '#/data/open-existing.ts';
import type { JalonDatabase } from '#/data/db.ts';
import { claimNotices } from '#/data/records/tracker/reminder-notices.ts';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { pathInLocale } from '#/i18n/address.ts';
import { dayAt } from '#/platform/clock.ts';

type Language = 'fr' | 'en';

/** `now` in milliseconds since 1970; `page`: the language of the page that asks. Gives how many it told. */
export const notifyDue = async (
  database: JalonDatabase,
  registration: ServiceWorkerRegistration,
  now: number,
  page?: Language,
): Promise<number> => {
  if (Notification.permission !== 'granted') return 0;
  // Nobody is to be woken at midnight for a day that has just begun.
  if (new Date(now).getHours() < FIRST_HOUR) return 0;
  const notices = await claimNotices(database, dayAt(now), page);
  if (!notices) return 0;
  const { due, fresh, language } = notices;
  await closeSettled(registration, due);
  const alone = fresh.length > AT_ONCE ? [] : fresh;
  for (const asked of alone) await showOne(registration, asked, language);
  if (fresh.length > alone.length) await showMany(registration, due.length, language);
  return fresh.length;
};

const WAKING_TAG = 'jalon-reminders-';

/** The name under which a browser wakes the service worker for an account's reminders. */
export const wakingTag = (uid: string): string => WAKING_TAG + uid;

/** undefined for a tag that is not of ours. */
export const uidOfWaking = (tag: string): string | undefined =>
  tag.startsWith(WAKING_TAG) ? tag.slice(WAKING_TAG.length) : undefined;

/** The same without a page. */
export const notifyInBackground = async (
  uid: string,
  registration: ServiceWorkerRegistration,
  now: number,
): Promise<number> => {
  const database = await openExisting(uid);
  if (!database) return 0;
  try {
    return await notifyDue(database, registration, now);
  } finally {
    database.close({ disableAutoOpen: true });
  }
};

/** Where pressing it leads. */
export interface NoticeData {
  path: string;
}

/** One that says it works. */
export const showTestNotice = (
  registration: ServiceWorkerRegistration,
  language: Language,
): Promise<void> => {
  const { test, testBody } = WORDS[language];
  return show(registration, { tag: TEST_TAG, title: test, body: testBody, search: '', language });
};

/** A push that brought nothing new: browsers want something shown for each, and show words of their own otherwise. */
export const showNothingNew = (
  registration: ServiceWorkerRegistration,
  language: Language,
): Promise<void> => {
  const { nothingNew, manyBody } = WORDS[language];
  const search = '?tab=reminders';
  return show(registration, { tag: ALL_TAG, title: nothingNew, body: manyBody, search, language });
};

const FIRST_HOUR = 8;
/** More of them would fill the screen: they become one. */
const AT_ONCE = 3;
const TAG = 'jalon-reminder-';
const ALL_TAG = 'jalon-reminders';
const TEST_TAG = 'jalon-test';

const WORDS = {
  fr: {
    many: (count: number) => `${count} rappels à faire`,
    manyBody: 'Ouvrez Jalon pour les voir.',
    nothingNew: 'Vos rappels du jour',
    test: 'Les notifications fonctionnent',
    testBody: 'Vos rappels s’afficheront ainsi sur cet appareil.',
  },
  en: {
    many: (count: number) => `${count} reminders to do`,
    manyBody: 'Open Jalon to see them.',
    nothingNew: 'Your reminders for today',
    test: 'Notifications work',
    testBody: 'Your reminders will look like this on this device.',
  },
} satisfies Record<Language, object>;

const showOne = (
  registration: ServiceWorkerRegistration,
  { reminder, application }: AskedReminder,
  language: Language,
): Promise<void> =>
  show(registration, {
    tag: TAG + reminder.id,
    title: reminderTitle(reminder.type, application, language),
    body: [application.title, reminder.note].filter(Boolean).join('\n'),
    search: `?application=${application.id}`,
    language,
  });

const showMany = (
  registration: ServiceWorkerRegistration,
  count: number,
  language: Language,
): Promise<void> => {
  const { many, manyBody } = WORDS[language];
  const search = '?tab=reminders';
  return show(registration, { tag: ALL_TAG, title: many(count), body: manyBody, search, language });
};

/** The same tag replaces what stands there, without a sound. */
const show = (
  registration: ServiceWorkerRegistration,
  words: { tag: string; title: string; body: string; search: string; language: Language },
): Promise<void> => {
  const { tag, title, body, search, language } = words;
  const data: NoticeData = { path: pathInLocale('/modules/job-tracker', language) + search };
  return registration.showNotification(title, {
    tag,
    body,
    data,
    lang: language,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  });
};

/** What was done or put off meanwhile asks for nothing any more. */
const closeSettled = async (
  registration: ServiceWorkerRegistration,
  due: readonly AskedReminder[],
): Promise<void> => {
  const wanted = new Set(due.map(({ reminder }) => TAG + reminder.id));
  for (const shown of await registration.getNotifications())
    if (shown.tag.startsWith(TAG) && !wanted.has(shown.tag)) shown.close();
};
