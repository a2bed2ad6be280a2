/** Days and hours as spreadsheets and trackers write them, one in a cell. */
import { addDays, dayFrom } from '../../calendar/day.ts';
import { fold } from '../../text/fold.ts';
import { MONTH_WORDS, monthNumber } from '../../text/months.ts';

/** How `03/11/2026` is meant: on 3 November, or on 11 March. */
export type DayOrder = 'day-first' | 'month-first';

/** `YYYY-MM-DD`; undefined for what is no day, or has no year. */
export const readDay = (cell: string, order: DayOrder): string | undefined =>
  readMoment(cell, order)?.day;

/** `YYYY-MM-DDTHH:mm`; undefined without an hour: none is made up. */
export const readHour = (cell: string, order: DayOrder): string | undefined => {
  const moment = readMoment(cell, order);
  return moment?.time === undefined ? undefined : `${moment.day}T${moment.time}`;
};

/**
 * What the cells of all dates say of the order, `today` being `YYYY-MM-DD`: `isSure` is false where they can be
 * read both ways, and `order` undefined where no cell asks the question.
 */
export const dayOrderOf = (
  cells: readonly string[],
  today: string,
  usual: DayOrder,
): { order: DayOrder; isSure: boolean } | undefined => {
  const numeric = cells.flatMap((cell) => {
    const [, a = '', b = '', rest = ''] = NUMBERS.exec(fold(cell).trim()) ?? [];
    return a === '' ? [] : [{ cell, a: Number(a), b: Number(b), rest }];
  });
  if (numeric.length === 0) return undefined;
  if (numeric.some(({ a }) => a > 12)) return { order: 'day-first', isSure: true };
  // Half days are counted where months come first.
  if (numeric.some(({ b, rest }) => b > 12 || HALF_DAY.test(rest)))
    return { order: 'month-first', isSure: true };
  const toCome = (order: DayOrder): number =>
    numeric.filter(({ cell }) => (readDay(cell, order) ?? '') > today).length;
  const [dayFirst, monthFirst] = [toCome('day-first'), toCome('month-first')];
  // People write down what they have done.
  if (dayFirst !== monthFirst)
    return { order: dayFirst < monthFirst ? 'day-first' : 'month-first', isSure: false };
  return { order: usual, isSure: numeric.every(({ a, b }) => a === b) };
};

const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](?:20)?\d{2}(?!\d)(.*)$/;
const HALF_DAY = /[ap]\.?m\b/;

const DAY = new RegExp(
  `^(?:(?:${[
    'sunday|sun|dimanche|dim',
    'monday|mon|lundi|lun',
    'tuesday|tues|tue|mardi|mar',
    'wednesday|wed|mercredi|mer',
    'thursday|thurs|thu|jeudi|jeu',
    'friday|fri|vendredi|ven',
    'saturday|sat|samedi|sam',
  ].join('|')})\\.?,? (?:le )?)?(?:${[
    '(?<y1>20\\d{2})[-/.](?<m1>\\d{1,2})[-/.](?<d1>\\d{1,2})',
    '(?<a>\\d{1,2})[/.\\- ](?<b>\\d{1,2})[/.\\- ](?<y2>(?:20)?\\d{2})',
    `(?<d3>\\d{1,2})(?:er|st|nd|rd|th)?[ -](?:de )?(?<m3>${MONTH_WORDS})\\.?,?[ -](?<y3>(?:20)?\\d{2})`,
    `(?<m4>${MONTH_WORDS})\\.? (?<d4>\\d{1,2})(?:er|st|nd|rd|th)?,? (?<y4>20\\d{2})`,
  ].join('|')})(?!\\d)(?<rest>.*)$`,
);
const TIME =
  /^(?:(?:t|,? ?(?:at |a )?)(?<hour>\d{1,2}) ?[:h] ?(?<minute>\d{2})?(?::\d{2}(?:\.\d+)?)? ?(?<half>[ap])?\.?(?:m\b)?\.?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}|[ecmp][sd]t))?)?$/;

const readMoment = (
  cell: string,
  order: DayOrder,
): { day: string; time: string | undefined } | undefined => {
  const text = fold(cell)
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
  if (text.length > LONGEST) return undefined;
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return { day: addDays(SERIAL_START, serial), time: undefined };
  const groups = DAY.exec(text)?.groups;
  const time = TIME.exec(groups?.['rest'] ?? '')?.groups;
  const day = groups && dayIn(groups, order);
  return day && time ? { day, time: timeIn(time) } : undefined;
};

const dayIn = (groups: Record<string, string | undefined>, order: DayOrder): string | undefined => {
  const { y1, m1, d1, a, b, y2 } = groups;
  if (y1) return dayFrom(Number(y1), Number(m1), Number(d1));
  if (y2) {
    const [day, month] = order === 'day-first' ? [a, b] : [b, a];
    return dayFrom(fullYear(y2), Number(month), Number(day));
  }
  const month = monthNumber(groups['m3'] ?? groups['m4'] ?? '') ?? 0;
  const date = Number(groups['d3'] ?? groups['d4']);
  return dayFrom(fullYear(groups['y3'] ?? groups['y4'] ?? ''), month, date);
};

const timeIn = ({ hour, minute = '00', half }: Record<string, string | undefined>) => {
  if (hour === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
};

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const LONGEST = 60;
/** Spreadsheets count days from here; cells that lost their format show the number: 2000 to 2099. */
const SERIAL_START = '1899-12-30';
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
