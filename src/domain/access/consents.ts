/**
 * What a person may agree to, and the log of it: each act is kept as it was made, with the wording that was read, and
 * the newest one holds. Law 25 (P-39.1, s. 14) wants consent for each purpose by itself, and as easy to take back.
 */
import { pathOf } from '../sync/path.ts';

/** What the writing help is asked for; each is agreed to by itself. */
export const ASSIST_PURPOSES = ['achievement', 'summary', 'translation', 'answer'] as const;
export type AssistPurpose = (typeof ASSIST_PURPOSES)[number];

/** What a person asks to be told, and by which way. */
export const NOTICE_PURPOSES = [
  'emailNotifications',
  'marketingEmails',
  'weeklyDigest',
  'pushNotifications',
] as const;
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number];

export type ConsentPurpose = `assist-${AssistPurpose}` | NoticePurpose;

/**
 * The day of the wording that is on screen. A consent to the writing help given to an older one is asked for again;
 * each of the others goes on.
 */
export const CONSENT_WORDING = '2026-11-23';

export interface ConsentAct {
  purpose: ConsentPurpose;
  given: boolean;
  at: number;
  /** `CONSENT_WORDING` of that day. */
  wording: string;
  /** Who gets what is sent, as the person read it; '' where nothing is sent. */
  recipient: string;
}

/** By id, in a person's settings (`settings.consents`). */
export type ConsentLog = Readonly<Record<string, ConsentAct>>;

/** The act that holds; of two at one moment, the one that takes the consent back. */
export const newestAct = (log: ConsentLog, purpose: ConsentPurpose): ConsentAct | undefined =>
  Object.values(log)
    .filter((act) => act.purpose === purpose)
    .toSorted((a, b) => b.at - a.at || Number(a.given) - Number(b.given))[0];

export const isAgreed = (log: ConsentLog, purpose: ConsentPurpose): boolean =>
  newestAct(log, purpose)?.given === true;

/** Agreed to in today's words, and to this recipient. */
export const isAgreedFor = (
  log: ConsentLog,
  purpose: ConsentPurpose,
  recipient: string,
): boolean => {
  const act = newestAct(log, purpose);
  return act?.given === true && act.wording === CONSENT_WORDING && act.recipient === recipient;
};

/** The newest first, for showing. */
export const actsOf = (log: ConsentLog): (ConsentAct & { id: string })[] =>
  Object.entries(log)
    .map(([id, act]) => ({ id, ...act }))
    .toSorted((a, b) => b.at - a.at);

/** So many are kept besides those that hold: the oldest make room. */
const MOST_PAST_ACTS = 200;

/** The patch of the settings that writes an act down. */
export const actPatch = (
  log: ConsentLog,
  id: string,
  act: ConsentAct,
): Record<string, ConsentAct | null> => {
  const purposes = new Set(Object.values(log).map(({ purpose }) => purpose));
  const holding = new Set([...purposes].map((purpose) => newestAct(log, purpose)));
  const past = actsOf(log).filter((old) => !holding.has(log[old.id]));
  const spare = past.slice(MOST_PAST_ACTS - 1);
  return Object.fromEntries([
    ...spare.map((old): [string, null] => [pathOf('consents', old.id), null]),
    [pathOf('consents', id), act],
  ]);
};
