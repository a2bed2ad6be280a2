/** Putting a reminder off. */
import { addDays } from '../calendar/day.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';

/** What is offered at one press, in days. */
export const SNOOZE_DAYS = [1, 3] as const;

/** Counted from its day, or from today when that is over; always onto a day on which people are at work. */
export const snoozedTo = (
  dueOn: string,
  days: number,
  today: string,
  province?: ProvinceCode,
): string => nextWorkingDay(addDays(dueOn < today ? today : dueOn, days), province);
