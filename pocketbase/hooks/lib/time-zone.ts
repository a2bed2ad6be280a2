import { dayNumber } from '#/domain/calendar/day.ts';
import { DAY_MS, MINUTE_MS } from '#/domain/duration.ts';

/** Nights and the names of back-ups follow the operator's clock, wherever the machine stands. */
export const timeZone = (): { name: string; zone: Timezone; isKnown: boolean } => {
  const name = $os.getenv('JALON_TIME_ZONE') || 'America/Toronto';
  const zone = new Timezone(name);
  // An unknown one is UTC without a word.
  return { name, zone, isKnown: zone.string() === name };
};

export const keepLocalTime = (app: core.App): void => app.cron().setTimezone(timeZone().zone);

/** Now, in the layout of Go: `2006-01-02-1504`. */
export const localTime = (layout: string): string =>
  new DateTime().time().in(timeZone().zone).format(layout);

export const isTimeZone = (name: string): boolean =>
  /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) && new Timezone(name).string() === name;

/** The day there, as `2026-11-23`; '' is the operator's own zone. `at` in milliseconds since 1970, now by default. */
export const dayIn = (zone: string, at = Date.now()): string =>
  inZone(zone, at).format('2006-01-02');

export const hourIn = (zone: string, at = Date.now()): number =>
  Number(inZone(zone, at).format('15'));

/** What its clock is ahead of universal time, in milliseconds. */
export const offsetIn = (zone: string, at = Date.now()): number => {
  const [, sign, hours, minutes] =
    /([+-])(\d\d):(\d\d)/.exec(inZone(zone, at).format('-07:00')) ?? [];
  const minutesAhead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return (sign === '-' ? -1 : 1) * minutesAhead * MINUTE_MS;
};

/** Of a day in the operator's zone; still that day where somebody reads it who lives there. */
export const lastMomentOf = (day: string): number => {
  const midnight = ((dayNumber(day) ?? 0) + 1) * DAY_MS;
  return midnight - offsetIn('', midnight - offsetIn('', midnight)) - 1;
};

const inZone = (zone: string, at: number): time.Time =>
  new DateTime(new Date(at).toISOString().replace('T', ' '))
    .time()
    .in(zone ? new Timezone(zone) : timeZone().zone);
