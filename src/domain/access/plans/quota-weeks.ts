/** Weeks as plans count them: from Monday to Monday, by Eastern Standard Time, the same for devices and server. */
import { DAY_MS, HOUR_MS } from '../../duration.ts';

export const WEEK_MS = 7 * DAY_MS;
/** 5 January 1970 was a Monday; it began in Montréal five hours later than in Greenwich. */
export const FIRST_WEEK_MS = 4 * DAY_MS + 5 * HOUR_MS;

export const weekOf = (time: number): number => Math.trunc((time - FIRST_WEEK_MS) / WEEK_MS);

/** When the week after that of `time` begins, in milliseconds since 1970. */
export const nextWeekAt = (time: number): number => FIRST_WEEK_MS + (weekOf(time) + 1) * WEEK_MS;
