/**
 * A time zone as an iCalendar file describes it (VTIMEZONE, RFC 5545 §3.6.5), from what the device itself knows of it:
 * each change of clocks in the years concerned, written out.
 */
import { DAY_MS, MINUTE_MS } from '#/domain/duration.ts';

export const timeZoneRules = (zone: string, years: readonly number[]): string => {
  const offsetAt = offsetsOf(zone);
  const first = Date.UTC(Math.min(...years) - 1, 0, 1);
  const last = Date.UTC(Math.max(...years) + 2, 0, 1);
  const parts = [observance('STANDARD', first, offsetAt(first), offsetAt(first))];
  for (let at = first; at < last; at += DAY_MS) {
    const [before, after] = [offsetAt(at), offsetAt(at + DAY_MS)];
    if (before === after) continue;
    const change = changeBetween(at, at + DAY_MS, offsetAt);
    parts.push(observance(after > before ? 'DAYLIGHT' : 'STANDARD', change, before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
};

/** Minutes east of Greenwich at a moment. */
type OffsetAt = (moment: number) => number;

const offsetsOf = (zone: string): OffsetAt => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (moment) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return (Date.UTC(year, month - 1, day, hour, minute) - moment) / MINUTE_MS;
  };
};

/** The first minute with the later offset. */
const changeBetween = (from: number, to: number, offsetAt: OffsetAt): number => {
  if (to - from <= MINUTE_MS) return to;
  const middle = from + Math.floor((to - from) / MINUTE_MS / 2) * MINUTE_MS;
  return offsetAt(middle) === offsetAt(from)
    ? changeBetween(middle, to, offsetAt)
    : changeBetween(from, middle, offsetAt);
};

/** Its start is told by the clock as it was before it. */
const observance = (kind: string, moment: number, before: number, after: number): string => {
  const start = new Date(moment + before * MINUTE_MS).toISOString().slice(0, 19);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start.replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${written(before)}`,
    `TZOFFSETTO:${written(after)}`,
    `END:${kind}`,
  ].join('\r\n');
};

const written = (offset: number): string => {
  const two = (part: number): string => String(Math.trunc(part)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}${two(Math.abs(offset) % 60)}`;
};
