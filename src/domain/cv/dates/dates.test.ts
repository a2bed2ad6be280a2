import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDates, isDateInverted, isReadableDate, isYearAlone } from './cv-date.ts';
import { parseTypedDate } from './forms/typed-forms.ts';
import { formDate, printDate, printDateRange } from './print-date.ts';

const value = (text: string, options = {}): string => {
  const parsed = parseTypedDate(text, options);
  return parsed.ok ? parsed.value : `! ${parsed.error.kind}`;
};

describe('parseTypedDate', () => {
  test.each([
    ['03/2021', '2021-03'],
    ['3/2021', '2021-03'],
    ['03-2021', '2021-03'],
    ['03.2021', '2021-03'],
    ['03 2021', '2021-03'],
    ['2021-03', '2021-03'],
    ['2021/3', '2021-03'],
    ['032021', '2021-03'],
    ['202103', '2021-03'],
    [' 03 / 2021 ', '2021-03'],
    ['０３／２０２１', '2021-03'],
    ['mars 2021', '2021-03'],
    ['MARS 2021', '2021-03'],
    ['Mar 2021', '2021-03'],
    ['March, 2021', '2021-03'],
    ['févr. 2019', '2019-02'],
    ['fevrier 2019', '2019-02'],
    ['août 2020', '2020-08'],
    ['juil. 2020', '2020-07'],
    ['juill. 2020', '2020-07'],
    ['Sept 2018', '2018-09'],
    ["déc. '19", '2019-12'],
    ['15 mars 2021', '2021-03'],
    ['1er avril 2020', '2020-04'],
    ['March 15, 2021', '2021-03'],
    ['25/12/2020', '2020-12'],
    ['2020-12-25', '2020-12'],
    ['03/21', '2021-03'],
    ['11/98', '1998-11'],
    ['2021', '2021'],
    ['', ''],
    ['   ', ''],
  ])('reads "%s" as "%s"', (text, date) => {
    expect(value(text)).toBe(date);
  });

  test.each([
    ['13/2021', 'month'],
    ['00/2021', 'month'],
    ['2021-13', 'month'],
    ['132021', 'month'],
    ['03/1821', 'year'],
    ['9999', 'year'],
    ['03/04/2021', 'ambiguous'],
    ['mars', 'shape'],
    ['hier', 'shape'],
    ['mars avril 2021', 'shape'],
    ['2019 2021', 'shape'],
    ['environ mars 2021', 'shape'],
    ['présent', 'present'],
  ])('refuses "%s" as %s', (text, kind) => {
    expect(value(text)).toBe(`! ${kind}`);
  });

  test.each([
    'présent',
    'Présent',
    'aujourd’hui',
    "Aujourd'hui",
    'à ce jour',
    'actuel',
    'en cours',
    'Present',
    'current',
    'NOW',
    'to date',
  ])('reads "%s" as the present where an end is wanted', (text) => {
    expect(value(text, { presentAllowed: true })).toBe('present');
  });

  test('refuses a later date only where the future makes no sense', () => {
    expect(value('04/2027', { latest: '2026-11' })).toBe('! future');
    expect(value('11/2026', { latest: '2026-11' })).toBe('2026-11');
    expect(value('04/2027')).toBe('2027-04');
  });
});

const anyDate = fc.oneof(
  fc.integer({ min: 1900, max: 2100 }).map(String),
  fc
    .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  fc.constant('present'),
);

describe('printDate', () => {
  test('is read back as the same date in every language and style', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom('fr' as const, 'en' as const),
        fc.constantFrom('numeric' as const, 'words' as const),
        (date, language, style) => {
          expect(value(printDate(date, language, style), { presentAllowed: true })).toBe(date);
          expect(value(formDate(date, language), { presentAllowed: true })).toBe(date);
        },
      ),
    );
  });

  test.each([
    ['2021-03', 'fr', 'numeric', '03/2021'],
    ['2021-03', 'en', 'numeric', '03/2021'],
    ['2021-03', 'fr', 'words', 'mars 2021'],
    ['2021-03', 'en', 'words', 'Mar 2021'],
    ['2021-02', 'fr', 'words', 'févr. 2021'],
    ['2021', 'fr', 'words', '2021'],
    ['present', 'fr', 'numeric', 'Présent'],
    ['present', 'fr', 'words', "aujourd'hui"],
    ['present', 'en', 'words', 'Present'],
    ['hiver 2021', 'fr', 'words', 'hiver 2021'],
  ] as const)('prints %s in %s, %s, as %s', (date, language, style, printed) => {
    expect(printDate(date, language, style)).toBe(printed);
  });

  test('joins a range with an en dash, and prints one date where there is one', () => {
    expect(printDateRange('2021-03', 'present', 'fr', 'words')).toBe("mars 2021 – aujourd'hui");
    expect(printDateRange('2021-03', 'present', 'en', 'numeric')).toBe('03/2021 – Present');
    expect(printDateRange('2021', '', 'fr', 'numeric')).toBe('2021');
    expect(printDateRange('2021', '2021', 'fr', 'numeric')).toBe('2021');
    expect(printDateRange('', '', 'fr', 'numeric')).toBe('');
  });

  test('shows the form strictly MM/YYYY, and what could not be read as it was typed', () => {
    expect(formDate('2021-03')).toBe('03/2021');
    expect(formDate('2021')).toBe('2021');
    expect(formDate('present', 'fr')).toBe('Présent');
    expect(formDate('13/2021')).toBe('13/2021');
    expect(formDate('present')).toBe('Present');
    expect(formDate('')).toBe('');
  });
});

describe('comparing dates', () => {
  test('sorts blanks, then years before their months, then the present', () => {
    const dates = ['present', '2021-03', '', '2020-12', '2021'];
    expect(dates.toSorted(compareDates)).toEqual(['', '2020-12', '2021', '2021-03', 'present']);
  });

  test('an end is inverted only when it is surely before the start', () => {
    expect(isDateInverted('2021-03', '2021-02')).toBe(true);
    expect(isDateInverted('2021-03', '2020')).toBe(true);
    expect(isDateInverted('present', '2020-01')).toBe(true);
    expect(isDateInverted('2021-03', '2021-03')).toBe(false);
    expect(isDateInverted('2021-03', '2021')).toBe(false);
    expect(isDateInverted('2021-03', 'present')).toBe(false);
    expect(isDateInverted('2021-03', '')).toBe(false);
    expect(isDateInverted('2021-03', 'hier')).toBe(false);
  });

  test('knows a year alone and an unreadable text', () => {
    expect(isYearAlone('2021')).toBe(true);
    expect(isYearAlone('2021-03')).toBe(false);
    expect(isReadableDate('2021-13')).toBe(false);
    expect(isReadableDate('')).toBe(true);
  });
});
