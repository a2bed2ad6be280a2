/** The periods and limits that the public pages tell, out of their one home in `domain/access`, in words. */
import {
  LEAST_AGE,
  PRICE_CHANGE_NOTICE_DAYS,
  PRIVACY_ANSWER_DAYS,
  PRIVACY_VERSION,
  TERMS_CHANGE_NOTICE_DAYS,
  TERMS_VERSION,
} from '#/domain/access/legal-promises.ts';
import { LATE_PAYMENT_DAYS, TRIAL_DAYS } from '#/domain/access/plans/plan-periods.ts';
import { FREE_LIMITS } from '#/domain/access/plans/plan-limits.ts';
import {
  ACCOUNT_UNDO_DAYS,
  BACKUPS_KEPT,
  BILLING_EVENT_DAYS,
  BIN_DAYS,
  CONTACT_MESSAGE_YEARS,
  EVENTS_KEPT,
  SENT_MAIL_DAYS,
  SERVER_LOG_DAYS,
  SETTLED_HISTORY_DAYS,
  USED_TRIAL_YEARS,
} from '#/domain/access/retention.ts';
import { MESSAGE_LENGTH, MIB, NAME_LENGTH } from '#/domain/access/size-limits.ts';
import { counted, quantity, wholeNumber } from '#/domain/content/figures.ts';
import { dayIn } from '#/domain/content/written-day.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { Locale } from '#/i18n/locale.ts';

export const LAWS = {
  bin: BIN_DAYS,
  accountUndo: ACCOUNT_UNDO_DAYS,
  serverLog: SERVER_LOG_DAYS,
  messages: CONTACT_MESSAGE_YEARS,
  sentMail: SENT_MAIL_DAYS,
  otherVersion: SETTLED_HISTORY_DAYS,
  backups: BACKUPS_KEPT,
  eventsKept: EVENTS_KEPT,
  privacyAnswer: PRIVACY_ANSWER_DAYS,
  priceNotice: PRICE_CHANGE_NOTICE_DAYS,
  termsNotice: TERMS_CHANGE_NOTICE_DAYS,
  leastAge: LEAST_AGE,
  trial: TRIAL_DAYS,
  usedTrial: USED_TRIAL_YEARS,
  latePayment: LATE_PAYMENT_DAYS,
  billingEvents: BILLING_EVENT_DAYS,
  applications: FREE_LIMITS.activeApplications,
  simulations: FREE_LIMITS.simulations,
  cvFile: READ_LIMITS.fileBytes / MIB,
  nameMin: NAME_LENGTH.min,
  nameMax: NAME_LENGTH.max,
  messageMin: MESSAGE_LENGTH.min,
  messageMax: MESSAGE_LENGTH.max,
};

type Laws = { [law in keyof typeof LAWS]: number };

const NOUNS = {
  application: {
    fr: ['candidature suivie', 'candidatures suivies'],
    en: ['tracked application', 'tracked applications'],
  },
  simulation: {
    fr: ['simulation d’entrevue', 'simulations d’entrevue'],
    en: ['interview simulation', 'interview simulations'],
  },
} as const;

/** « 30 jours », “1,000”: each law in the words of one language. */
export const lawWords = (language: Locale, laws: Laws = LAWS) => {
  const days = (count: number): string => quantity(count, 'day', language);
  const characters = (count: number): string => quantity(count, 'character', language);
  const named = (count: number, noun: keyof typeof NOUNS): string =>
    counted(count, NOUNS[noun][language], language);
  return {
    bin: days(laws.bin),
    accountUndo: days(laws.accountUndo),
    serverLog: days(laws.serverLog),
    messages: quantity(laws.messages, 'year', language),
    sentMail: days(laws.sentMail),
    otherVersion: days(laws.otherVersion),
    backups: quantity(laws.backups, 'night', language),
    eventsKept: wholeNumber(laws.eventsKept, language),
    privacyAnswer: days(laws.privacyAnswer),
    priceNotice: days(laws.priceNotice),
    termsNotice: days(laws.termsNotice),
    leastAge: language === 'fr' ? quantity(laws.leastAge, 'year', 'fr') : `under ${laws.leastAge}`,
    trial: days(laws.trial),
    usedTrial: quantity(laws.usedTrial, 'year', language),
    latePayment: days(laws.latePayment),
    billingEvents: days(laws.billingEvents),
    applications: named(laws.applications, 'application'),
    simulations: named(laws.simulations, 'simulation'),
    cvFile: quantity(laws.cvFile, 'megabyte', language),
    nameMin: characters(laws.nameMin),
    nameMax: characters(laws.nameMax),
    messageMin: characters(laws.messageMin),
    messageMax: characters(laws.messageMax),
    privacySince: dayIn(PRIVACY_VERSION, language),
    termsSince: dayIn(TERMS_VERSION, language),
  };
};

export type LawWords = ReturnType<typeof lawWords>;
