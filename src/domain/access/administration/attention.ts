/** What an administrator should see to, in numbers: no name and no document of anyone. */

export interface Attention {
  /** Of the contact page, not marked as answered. */
  messages: number;
  /** Of those, about personal information: the law gives days for them, until this one; '' when there is none. */
  privacyAnswerBy: string;
  /** Given up. */
  failedMails: number;
  /** Incidents of a serious risk of which somebody has not been told. */
  incidents: number;
  codes: AttentionCode[];
  /** Of the server's disk; null while there is enough. */
  freeMegabytes: number | null;
}

/** Of an organisation whose last day is near, or that has hardly a seat left. */
export interface AttentionCode {
  id: string;
  name: string;
  /** The last day where it is near, else ''. */
  endsOn: string;
  isShort: boolean;
}

/** The deploy page tells operators the same. */
export const LEAST_FREE_MEGABYTES = 1000;

/** An organisation needs about so long to decide whether it goes on. */
export const CODE_NOTICE_DAYS = 30;

/** A tenth, and one at the least. */
export const isShortOfSeats = (taken: number, seats: number): boolean =>
  seats - taken <= Math.max(1, Math.floor(seats / 10));

export const isQuiet = (attention: Attention): boolean =>
  attention.messages + attention.failedMails + attention.incidents + attention.codes.length === 0 &&
  attention.freeMegabytes === null;
