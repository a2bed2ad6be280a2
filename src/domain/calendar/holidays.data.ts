/**
 * Statutory holidays of the provinces and territories, by their employment standards. A day that an act of its own
 * keeps free counts too, such as 11 November in Nova Scotia. A list of its own: a package for the whole world would
 * carry far more than thirteen rows.
 */
import { PROVINCE_CODES, type ProvinceCode } from '../cv/canadian/provinces.ts';

/** `weekday` 0 is Sunday; `nth` counts from 1. */
export type HolidayRule =
  | { month: number; date: number }
  | { month: number; weekday: number; nth: number }
  /** From Easter Sunday. */
  | { easter: number }
  /** The last Monday before that date. */
  | { mondayBefore: number; month: number };

interface Holiday {
  rule: HolidayRule;
  in: readonly ProvinceCode[];
  /** On a Sunday, the Monday is free in its place: by the acts on these two days. */
  movesFromSunday?: true;
}

const MONDAY = 1;

export const HOLIDAYS: readonly Holiday[] = [
  // New Year
  { rule: { month: 1, date: 1 }, in: PROVINCE_CODES },
  // Family, Louis Riel, Heritage and Islander Day
  {
    rule: { month: 2, weekday: MONDAY, nth: 3 },
    in: ['AB', 'BC', 'MB', 'NB', 'NS', 'ON', 'PE', 'SK'],
  },
  // Good Friday; in Québec an employer keeps it or Easter Monday, so neither is a day to write on
  { rule: { easter: -2 }, in: PROVINCE_CODES },
  { rule: { easter: 1 }, in: ['QC'] },
  // Victoria Day, journée nationale des patriotes
  {
    rule: { month: 5, mondayBefore: 25 },
    in: ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'],
  },
  // National Indigenous Peoples Day
  { rule: { month: 6, date: 21 }, in: ['NT', 'YT'] },
  // Fête nationale
  { rule: { month: 6, date: 24 }, in: ['QC'], movesFromSunday: true },
  // Canada Day, Memorial Day
  { rule: { month: 7, date: 1 }, in: PROVINCE_CODES, movesFromSunday: true },
  // Nunavut Day
  { rule: { month: 7, date: 9 }, in: ['NU'] },
  // First Monday of August
  { rule: { month: 8, weekday: MONDAY, nth: 1 }, in: ['BC', 'NB', 'NT', 'NU', 'SK'] },
  // Discovery Day
  { rule: { month: 8, weekday: MONDAY, nth: 3 }, in: ['YT'] },
  // Labour Day
  { rule: { month: 9, weekday: MONDAY, nth: 1 }, in: PROVINCE_CODES },
  // Truth and Reconciliation
  { rule: { month: 9, date: 30 }, in: ['BC', 'MB', 'NT', 'NU', 'PE', 'YT'] },
  // Thanksgiving
  {
    rule: { month: 10, weekday: MONDAY, nth: 2 },
    in: ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'],
  },
  // Remembrance Day
  {
    rule: { month: 11, date: 11 },
    in: ['AB', 'BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'],
  },
  // Christmas, and the day after it
  { rule: { month: 12, date: 25 }, in: PROVINCE_CODES },
  { rule: { month: 12, date: 26 }, in: ['ON'] },
];
