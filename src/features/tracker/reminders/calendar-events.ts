/** What of the tracker goes into a calendar. */
import type { CalendarEvent } from '#/documents/calendar/write-calendar.ts';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/applications.ts';
import type { AskedReminder } from '#/data/records/reminders.ts';
import { isOver, type Application } from '#/domain/tracker/application.ts';
import { interviewTitle, reminderTitle } from '#/domain/tracker/reminder-title.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { dayAt } from '#/platform/clock.ts';

export const reminderEvent = (
  reminder: Pick<Reminder, 'id' | 'dueOn' | 'note'>,
  { title, url }: Pick<Application, 'title' | 'url'>,
  name: string,
): CalendarEvent => ({
  id: reminder.id,
  start: reminder.dueOn,
  title: name,
  note: [title, reminder.note].filter(Boolean).join('\n'),
  url,
});

/** undefined while there is none. */
export const interviewEvent = (
  {
    id,
    interviewAt,
    title,
    location,
    url,
  }: Pick<Application, 'id' | 'interviewAt' | 'title' | 'location' | 'url'>,
  name: string,
): CalendarEvent | undefined =>
  interviewAt === ''
    ? undefined
    : { id: `${id}-interview`, start: interviewAt, title: name, place: location, note: title, url };

/** Of everything that is to come: open reminders, and interviews from today on. */
export const allEvents = async (
  context: DataContext,
  open: readonly AskedReminder[],
  language: 'fr' | 'en',
): Promise<CalendarEvent[]> => {
  const applications = await listApplications(context);
  const today = dayAt(context.now());
  const interviews = applications
    .filter((application) => !isOver(application) && application.interviewAt.slice(0, 10) >= today)
    .flatMap(
      (application) => interviewEvent(application, interviewTitle(application, language)) ?? [],
    );
  const reminders = open.map(({ reminder, application }) =>
    reminderEvent(reminder, application, reminderTitle(reminder.type, application, language)),
  );
  return [...interviews, ...reminders];
};
