import { DAY_MS } from '#/domain/duration.ts';

/**
 * A past moment as people say it: `{day: 'hier', time: '18 h 40'}`, `{day: 'le 3 mars', …}` after a week.
 * Both arguments are milliseconds since 1970; days are those of the device's calendar.
 */
export const whenWords = (
  then: number,
  now: number,
  tag: string,
): { day: string; time: string } => {
  const days = Math.round((startOfDay(then) - startOfDay(now)) / DAY_MS);
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(then);
  return { day: days > -7 ? relativeDay(days, tag) : calendarDay(then, tag), time };
};

const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

const relativeDay = (days: number, tag: string): string =>
  new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.min(days, 0), 'day');

const calendarDay = (moment: number, tag: string): string => {
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(moment);
  return tag.startsWith('fr') ? `le ${date}` : `on ${date}`;
};
