/** How long a sign-in and each mailed link are good for. The server sets its own tokens by it at each start. */

/** Counted from the last time the app was online. */
export const SESSION_DAYS = 30;

/** On a computer declared shared: without a sign of life for so long, the session ends; the end is announced. */
export const SHARED_IDLE_MINUTES = 15;
export const SHARED_WARNING_SECONDS = 60;

/** What has not reached the server is sent before a sign-out, if it can be within this time. */
export const SIGN_OUT_WAIT_SECONDS = 10;

export const VERIFY_LINK_DAYS = 3;
export const RESET_LINK_MINUTES = 30;
export const EMAIL_CHANGE_LINK_MINUTES = 30;

/** The code that is mailed after the password. */
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_DIGITS = 6;
