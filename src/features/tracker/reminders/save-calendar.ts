import { writeCalendar, type CalendarEvent } from '#/documents/calendar/write-calendar.ts';
import { now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';

/** Into the downloads, from where every calendar takes it. `name` without its ending. */
export const saveCalendar = async (
  events: readonly CalendarEvent[],
  name: string,
): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const text = await writeCalendar(events, { name: 'Jalon', now: now(), timeZone });
  saveFile(new File([text], `${name}.ics`, { type: 'text/calendar' }));
};
