/** Premium that an administrator gives until a day, that day included. */
import { addDays, isDay } from '../../calendar/day.ts';

const GIFT_MOST_DAYS = 5 * 366;

/** Whether somebody may be given Premium until this day, as `2027-01-31`. */
export const isGiftDay = (day: unknown, today: string): day is string =>
  typeof day === 'string' && isDay(day) && day >= today && day <= lastGiftDay(today);

export const lastGiftDay = (today: string): string => addDays(today, GIFT_MOST_DAYS);
