import { describe, expect, it, test } from 'vitest';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { addDays, dayFrom, dayNumber, daysBetween, isDay, weekdayOf } from './day.ts';
import { isHoliday, nextWorkingDay } from './working-days.ts';

describe('days', () => {
  it('are counted over leap days and changes of clocks', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2027-03-13', 1)).toBe('2027-03-14');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysBetween('2028-02-01', '2028-03-17')).toBe(45);
  });

  it('have a weekday, also before 1970', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  it('that do not exist are none', () => {
    expect(['2027-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual(Array(4).fill(false));
    expect(dayFrom(2026, 4, 31)).toBeUndefined();
    expect([dayNumber('x'), addDays('x', 3), nextWorkingDay('x')]).toEqual([undefined, 'x', 'x']);
  });
});

const days = (year: number, province?: ProvinceCode): string[] =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day, province),
  );

describe('holidays', () => {
  it('of Québec in 2026, with both days of Easter', () => {
    expect(days(2026, 'QC')).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-18',
      '2026-06-24',
      '2026-07-01',
      '2026-09-07',
      '2026-10-12',
      '2026-12-25',
    ]);
  });

  it('of Ontario in 2027', () => {
    expect(days(2027, 'ON')).toEqual([
      '2027-01-01',
      '2027-02-15',
      '2027-03-26',
      '2027-05-24',
      '2027-07-01',
      '2027-09-06',
      '2027-10-11',
      '2027-12-25',
      '2027-12-26',
    ]);
  });

  it('that every province keeps, where none is known', () => {
    expect(days(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-07-01',
      '2026-09-07',
      '2026-12-25',
    ]);
  });

  it('on a Sunday in summer are kept on the Monday too', () => {
    expect(isHoliday('2029-06-25', 'QC')).toBe(true);
    expect(isHoliday('2029-07-02', 'AB')).toBe(true);
    expect(isHoliday('2028-06-26', 'QC')).toBe(false);
  });
});

test.each([
  ['2026-11-21', 'QC', '2026-11-23'],
  ['2026-06-24', 'QC', '2026-06-25'],
  ['2026-06-24', 'ON', '2026-06-24'],
  ['2026-12-25', 'ON', '2026-12-28'],
  ['2026-12-25', 'AB', '2026-12-28'],
  ['2026-04-03', 'QC', '2026-04-07'],
  ['2026-11-11', 'BC', '2026-11-12'],
  ['2026-11-11', 'ON', '2026-11-11'],
  ['2026-08-03', 'BC', '2026-08-04'],
  ['2027-02-15', 'NS', '2027-02-16'],
] as const)('from %s on, people in %s work on %s', (day, province, next) => {
  expect(nextWorkingDay(day, province)).toBe(next);
});
