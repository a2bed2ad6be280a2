/** How long each way to Premium holds. Screens, the legal texts and the server read it here. */

/** Without a card, once for each person. */
export const TRIAL_DAYS = 14;

/** A mail says what follows the trial, so long before its end. */
export const TRIAL_NOTICE_DAYS = 3;

/** Premium after a payment that failed, while the payment service tries again. */
export const LATE_PAYMENT_DAYS = 7;

/** After a renewal: the payment service may be late to tell, and the server late to hear. */
export const RENEWAL_DAYS = 2;

/** A device that can't ask the server keeps what it was told, so long past its end. */
export const OFFLINE_GRACE_DAYS = 7;

/** A paid plan begins where the trial ends if that is at least so far off: the payment service asks for it. */
export const LEAST_WAIT_HOURS = 48;

/** Between the time in a message of the payment service and the server's own; an older one is refused. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;
