/** Days to remember as an iCalendar file (RFC 5545), which every calendar takes: one event, or all to subscribe to. */

import { HOUR_MS, SECOND_MS } from '#/domain/duration.ts';

export interface CalendarEvent {
  /** The same in every file, so that a calendar updates what it has. */
  id: string;
  /** `YYYY-MM-DD`: a whole day. */
  day: string;
  title: string;
  note?: string;
  url?: string;
}

/** `now` in milliseconds since 1970: when the file was made. */
export const writeCalendar = async (
  events: readonly CalendarEvent[],
  { name, now }: { name: string; now: number },
): Promise<string> => {
  const { default: ical, ICalEventTransparency, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({ name, prodId: { company: 'Jalon', product: 'Jalon' }, timezone: 'UTC' });
  for (const { id, day, title, note, url } of events) {
    const event = calendar.createEvent({
      id: `${id}@jalon`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(now),
      summary: title,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(note ? { description: note } : {}),
      ...(url ? { url } : {}),
    });
    event.createAlarm({ type: ICalAlarmType.display, triggerAfter: ALARM_SECONDS });
  }
  return calendar.toString();
};

/** At nine in the morning of the day. */
const ALARM_SECONDS = (9 * HOUR_MS) / SECOND_MS;
