/**
 * How often the server lets one network address ask for each thing. A class at a settlement agency shares one
 * address, so each limit leaves room for thirty people.
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
/** Heavy, or asked for with a password. */
const SELDOM = { maxRequests: 10, seconds: FIVE_MINUTES };

export const CONTACT_LIMIT = { maxRequests: 10, seconds: FIVE_MINUTES };

export const RATE_LIMITS: readonly RateLimit[] = [
  // Signing in.
  { label: '*:auth', maxRequests: 30, seconds: MINUTE },
  { label: '*:requestPasswordReset', ...MAIL },
  { label: '*:requestVerification', ...MAIL },
  { label: '*:requestEmailChange', ...MAIL },
  { label: '*:requestOTP', ...MAIL },
  { label: '/api/jalon/sign-up', ...SIGN_UP },
  { label: '/api/jalon/password', maxRequests: 20, seconds: FIVE_MINUTES },
  { label: '/api/jalon/email-change', ...MAIL },
  { label: '/api/jalon/export', ...SELDOM },
  { label: '/api/jalon/account', ...SELDOM },
  { label: '/api/jalon/contact', ...CONTACT_LIMIT },
  // Thirty people who type, each of whose devices sends about once a second.
  { label: '/api/jalon/sync', maxRequests: 3000, seconds: MINUTE },
  { label: '/api/jalon/files/', maxRequests: 1200, seconds: MINUTE },
  { label: '/api/collections/users/request-email-change', ...MAIL },
  { label: '/api/collections/_pb_users_auth_/request-email-change', ...MAIL },
  { label: 'users:create', ...SIGN_UP },
  { label: '*:create', maxRequests: 60, seconds: MINUTE },
  { label: '/api/files/', maxRequests: 600, seconds: MINUTE },
  { label: '/api/', maxRequests: 600, seconds: 10 },
];

/**
 * Guesses at one account's password, from wherever they come: after the free ones each wait is twice the last,
 * from one second to the longest.
 */
export const SIGN_IN_SLOWING = { freeFailures: 4, firstWaitSeconds: 1, longestWaitSeconds: 300 };
