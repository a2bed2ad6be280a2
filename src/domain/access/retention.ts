/** How long each thing is kept. Screens, mails, the privacy policy and the server's nights all read it here. */

/** In the bin, before the server removes it for good; the words of entries removed from a list stay as long. */
export const BIN_DAYS = 30;

/** Between a person's wish to leave and the end of their account, to change their mind. */
export const ACCOUNT_UNDO_DAYS = 7;

/** What the server answered to a device's changes, should the device ask again. */
export const SYNC_RECEIPT_DAYS = 90;

/** The other version of what two devices changed, once the person has chosen. */
export const SETTLED_HISTORY_DAYS = 90;

/** The parts of a file whose sending nobody goes on with. */
export const UNFINISHED_FILE_DAYS = 7;

/** A message from the contact page, on the server. */
export const CONTACT_MESSAGE_YEARS = 1;

/** A line of the register of incidents, from when it was known (Québec, A-2.1, r. 3.1, s. 8). */
export const INCIDENT_YEARS = 5;

/** A mail that was sent or given up; its words go at once, its key holds back a second one. */
export const SENT_MAIL_DAYS = 30;

/** That an address had its trial, by a hash that can't be read back; the account may be gone. */
export const USED_TRIAL_YEARS = 2;

/** Which events of the payment service were heard. */
export const BILLING_EVENT_DAYS = 60;

/** Wrong guesses of a password, as counted by `GUESS_LIMITS`. */
export const WRONG_GUESS_HOURS = 24;

/** The server's technical log. */
export const SERVER_LOG_DAYS = 5;

/** Nightly back-ups of the server: so many of the latest, unless the operator says otherwise. */
export const BACKUPS_KEPT = 7;

/** A device's changes after the server has them, to heal a server restored from any of its nightly back-ups. */
export const SETTLED_CHANGE_DAYS = BACKUPS_KEPT + 1;

/** What happened in the product, on the person's own device alone: so many of the latest. */
export const EVENTS_KEPT = 1000;
