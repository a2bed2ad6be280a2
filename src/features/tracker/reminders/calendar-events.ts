/** What of the tracker goes into a calendar. */
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import type { CalendarEvent } from '#/documents/calendar/write-calendar.ts';
import { isOver, type Application } from '#/domain/tracker/application.ts';
import { interviewTitle, reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { dayAt } from '#/platform/clock.ts';

type Language = 'fr' | 'en';

export const reminderEvent = (
  { reminder, application }: AskedReminder,
  language: Language,
): CalendarEvent => ({
  id: reminder.id,
  start: reminder.dueOn,
  title: reminderTitle(reminder.type, application, language),
  note: [application.title, reminder.note].filter(Boolean).join('\n'),
  url: application.url,
});

/** Of an application that has one. */
export const interviewEvent = (
  application: Pick<Application, 'id' | 'interviewAt' | 'title' | 'company' | 'location' | 'url'>,
  language: Language,
): CalendarEvent => {
  const { id, interviewAt, title, location, url } = application;
  return {
    id: `${id}-interview`,
    start: interviewAt,
    title: interviewTitle(application, language),
    place: location,
    note: title,
    url,
  };
};

/** Everything that is to come: open reminders, and interviews from today on. */
export const allEvents = async (
  context: DataContext,
  open: readonly AskedReminder[],
  language: Language,
): Promise<CalendarEvent[]> => {
  const today = dayAt(context.now());
  const interviews = (await listApplications(context)).filter(
    (application) => !isOver(application) && application.interviewAt.slice(0, 10) >= today,
  );
  return [
    ...interviews.map((application) => interviewEvent(application, language)),
    ...open.map((asked) => reminderEvent(asked, language)),
  ];
};
