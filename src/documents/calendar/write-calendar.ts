/** Days to remember as an iCalendar file (RFC 5545), which every calendar takes: one event, or all to import at once. */

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';
import { timeZoneRules } from './time-zone-rules.ts';

export interface CalendarEvent {
  /** The same in every file, so that a calendar updates what it has. */
  id: string;
  /** `YYYY-MM-DD`: a whole day. `YYYY-MM-DDTHH:mm`: an hour from then on, where the person is. */
  start: string;
  title: string;
  place?: string;
  note?: string;
  url?: string;
}

/** `now` in milliseconds since 1970: when the file was made. `timeZone`: that of the device, such as `America/Toronto`. */
export const writeCalendar = async (
  events: readonly CalendarEvent[],
  { name, now, timeZone }: { name: string; now: number; timeZone: string },
): Promise<string> => {
  const {
    default: ical,
    ICalEventTransparency,
    ICalAlarmType,
    ICalEventStatus,
  } = await import('ical-generator');
  const years = events.map(({ start }) => Number(start.slice(0, 4)));
  const calendar = ical({
    name,
    prodId: { company: 'Jalon', product: 'Jalon' },
    // Only of events: the file's own times are in UTC.
    timezone: { name: null, generator: (zone) => timeZoneRules(zone, years) },
  });
  for (const { id, start, title, place, note, url } of events) {
    const isWholeDay = !start.includes('T');
    const begins = new Date(isWholeDay ? `${start}T00:00:00Z` : start);
    const event = calendar.createEvent({
      id: `${id}@jalon`,
      start: begins,
      stamp: new Date(now),
      summary: title,
      status: ICalEventStatus.CONFIRMED,
      ...(isWholeDay
        ? { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
        : { end: new Date(begins.getTime() + HOUR_MS), timezone: timeZone }),
      ...(place ? { location: place } : {}),
      ...(note ? { description: note } : {}),
      ...(url ? { url } : {}),
    });
    if (isWholeDay)
      event.createAlarm({ type: ICalAlarmType.display, triggerAfter: MORNING / SECOND_MS });
    else
      for (const before of BEFORE)
        event.createAlarm({ type: ICalAlarmType.display, triggerBefore: before / SECOND_MS });
  }
  return calendar.toString();
};

/** At nine in the morning of the day. */
const MORNING = 9 * HOUR_MS;

/** The day before, to prepare, and in time to leave. */
const BEFORE = [24 * HOUR_MS, 90 * MINUTE_MS];
