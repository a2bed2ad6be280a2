/**
 * How often the server lets one network address ask for each thing, and how often a secret is guessed. A class at a
 * settlement agency shares one address, so the limits are wide.
 */

interface RateLimit {
  /** PocketBase's name for what is limited: `collection:action` or the start of a path. */
  label: string;
  maxRequests: number;
  seconds: number;
}

const MINUTE = 60;
const FIVE_MINUTES = 5 * MINUTE;

/** Mails that anyone may cause: a new password, a confirmation, a change of address, a code. */
const MAIL = { maxRequests: 10, seconds: FIVE_MINUTES };
const SIGN_UP = { maxRequests: 30, seconds: FIVE_MINUTES };
/** Each asks the payment service, or changes a plan. */
const BUYING = { maxRequests: 60, seconds: FIVE_MINUTES };
/** Heavy, or asked for with a password. */
const SELDOM = { maxRequests: 10, seconds: FIVE_MINUTES };

export const CONTACT_LIMIT = { maxRequests: 10, seconds: FIVE_MINUTES };

export const RATE_LIMITS: readonly RateLimit[] = [
  { label: '*:auth', maxRequests: 30, seconds: MINUTE },
  { label: '*:requestPasswordReset', ...MAIL },
  { label: '*:requestVerification', ...MAIL },
  { label: '*:requestEmailChange', ...MAIL },
  { label: 'GET /api/realtime', maxRequests: 120, seconds: MINUTE },
  { label: '*:requestOTP', ...MAIL },
  { label: '/api/jalon/sign-up', ...SIGN_UP },
  { label: '/api/jalon/password', maxRequests: 20, seconds: FIVE_MINUTES },
  { label: '/api/jalon/sign-in-code', ...SELDOM },
  { label: '/api/jalon/email-change', ...MAIL },
  { label: '/api/jalon/email-change/confirm', ...SELDOM },
  { label: '/api/jalon/export', ...SELDOM },
  { label: '/api/jalon/account', ...SELDOM },
  { label: '/api/jalon/push/test', ...SELDOM },
  { label: '/api/jalon/push/', maxRequests: 300, seconds: FIVE_MINUTES },
  { label: '/api/jalon/contact', ...CONTACT_LIMIT },
  { label: '/api/jalon/stripe/webhook', maxRequests: 1200, seconds: MINUTE },
  { label: '/api/jalon/checkout', ...BUYING },
  { label: '/api/jalon/portal', ...BUYING },
  { label: '/api/jalon/trial', ...BUYING },
  // A class that is given its code redeems it within minutes, and mistypes it.
  { label: '/api/jalon/group-code', maxRequests: 120, seconds: FIVE_MINUTES },
  { label: '/api/jalon/check-subscription', maxRequests: 300, seconds: FIVE_MINUTES },
  { label: '/api/jalon/assist', maxRequests: 120, seconds: MINUTE },
  { label: '/api/jalon/admin/mail-test', ...SELDOM },
  { label: '/api/jalon/admin/', maxRequests: 300, seconds: MINUTE },
  // Thirty people who type, each of whose devices sends about once a second.
  { label: '/api/jalon/sync', maxRequests: 3000, seconds: MINUTE },
  // Each device asks for one in ten minutes.
  { label: '/api/jalon/pass', maxRequests: 600, seconds: MINUTE },
  { label: '/api/jalon/files/', maxRequests: 1200, seconds: MINUTE },
  { label: '/api/collections/users/request-email-change', ...MAIL },
  { label: '/api/collections/_pb_users_auth_/request-email-change', ...MAIL },
  { label: 'users:create', ...SIGN_UP },
  { label: '*:create', maxRequests: 60, seconds: MINUTE },
  { label: '/api/files/', maxRequests: 600, seconds: MINUTE },
  { label: '/api/', maxRequests: 600, seconds: 10 },
];

/** Wrong guesses of a secret: after the free ones, which people need who mistype, each wait is twice the last. */
export interface GuessLimit {
  free: number;
  longestWaitSeconds: number;
}

export const FIRST_WAIT_SECONDS = 1;

export const GUESS_LIMITS = {
  /** Of one account's password, from one network address or one device the account knows. */
  fromOneAddress: { free: 4, longestWaitSeconds: 300 },
  /** Of one account's password, by any number of machines together. */
  fromAnywhere: { free: 50, longestWaitSeconds: 60 },
  /** By whoever holds a session of the account. */
  ownPassword: { free: 4, longestWaitSeconds: 300 },
  /** Of a group's code, by one account. */
  groupCode: { free: 6, longestWaitSeconds: 300 },
} as const satisfies Record<string, GuessLimit>;

/** Tabs and devices of one account that hear of changes at once; others fetch them at each `POLL_MS`. */
export const MAX_STREAMS = 20;

/** The writing help: how long one answer may take, and how many are waited for at once, of one person and of all. */
export const ASSIST_SECONDS = 20;
export const ASSISTS_AT_ONCE = { ofOne: 2, ofAll: 6 } as const;

/** The payment service: as above, by customer; whoever finds no place is told what was known. */
export const PAYMENT_SECONDS = 12;
export const PAYMENTS_AT_ONCE = { ofOne: 2, ofAll: 6 } as const;
