/** What the terms of use and the privacy policy promise in days and dates. */

/** The days since which both have been in force, as `2026-11-21`; the terms' is kept with each acceptance of them. */
export const TERMS_VERSION = '2026-11-23';
export const PRIVACY_VERSION = '2026-11-23';

/** For an answer in writing to a request about personal information (Québec, Act P-39.1, s. 32). */
export const PRIVACY_ANSWER_DAYS = 30;

/** Said at least so long before it applies. */
export const PRICE_CHANGE_NOTICE_DAYS = 30;
export const TERMS_CHANGE_NOTICE_DAYS = 30;

/** Nothing is knowingly collected about younger people. */
export const LEAST_AGE = 14;
