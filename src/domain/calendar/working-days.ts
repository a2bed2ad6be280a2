/** Which days people are at work on, by province: reminders fall on these. */
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { addDays, dayFrom, weekdayOf } from './day.ts';
import { HOLIDAYS, type HolidayRule } from './holidays.data.ts';

/** Without a province, those days count that are free in all of them. */
export const isHoliday = (day: string, province?: ProvinceCode): boolean => {
  const year = Number(day.slice(0, 4));
  return HOLIDAYS.some((holiday) => {
    if (province ? !holiday.in.includes(province) : holiday.in.length < PROVINCES) return false;
    const on = dateOf(holiday.rule, year);
    return on === day || (holiday.movesFromSunday === true && isMoved(on, day));
  });
};

const isWorkingDay = (day: string, province?: ProvinceCode): boolean =>
  !WEEKEND.includes(weekdayOf(day)) && !isHoliday(day, province);

/** The day itself when people work on it, otherwise the next one on which they do. */
export const nextWorkingDay = (day: string, province?: ProvinceCode): string => {
  let next = day;
  while (!isWorkingDay(next, province)) next = addDays(next, 1);
  return next;
};

const PROVINCES = 13;
const WEEKEND: readonly number[] = [0, 6];

const isMoved = (on: string, day: string): boolean => weekdayOf(on) === 0 && addDays(on, 1) === day;

function dateOf(rule: HolidayRule, year: number): string {
  if ('easter' in rule) return addDays(easterSunday(year), rule.easter);
  if ('date' in rule) return dayFrom(year, rule.month, rule.date) ?? '';
  if ('mondayBefore' in rule) {
    const last = dayFrom(year, rule.month, rule.mondayBefore - 1) ?? '';
    return addDays(last, -((weekdayOf(last) + 6) % 7));
  }
  const first = dayFrom(year, rule.month, 1) ?? '';
  return addDays(first, ((rule.weekday - weekdayOf(first) + 7) % 7) + 7 * (rule.nth - 1));
}

/** The Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayFrom(year, Math.floor(n / 31), (n % 31) + 1) ?? '';
}
