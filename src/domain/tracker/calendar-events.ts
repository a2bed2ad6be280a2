/** What of a search has a day: deadlines, interviews, and what one wants to be reminded of. */
import { isOver, type Application } from './application.ts';
import type { Reminder, ReminderType } from './reminder.ts';

export type CalendarEvent = {
  on: string;
  application: Application;
} & (
  | { kind: 'interview'; time: string }
  | { kind: 'deadline' }
  | { kind: 'reminder'; type: ReminderType }
);

/** By day, in the order of the day; of what is over, only its interviews, which took place. */
export const calendarEvents = (
  applications: readonly Application[],
  remindersOf: (application: Application) => readonly Reminder[],
): ReadonlyMap<string, readonly CalendarEvent[]> => {
  const events = applications.flatMap((application) => eventsOf(application, remindersOf));
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events.toSorted(byTime)) {
    const day = days.get(event.on);
    if (day) day.push(event);
    else days.set(event.on, [event]);
  }
  return days;
};

const eventsOf = (
  application: Application,
  remindersOf: (application: Application) => readonly Reminder[],
): CalendarEvent[] => {
  const { interviewAt, deadline } = application;
  const [on = '', time = ''] = interviewAt.split('T');
  const interviews: CalendarEvent[] =
    on === '' ? [] : [{ kind: 'interview', on, time, application }];
  if (isOver(application)) return interviews;
  return [
    ...interviews,
    ...(deadline === '' ? [] : [{ kind: 'deadline', on: deadline, application } as const]),
    ...remindersOf(application)
      .filter(({ state }) => state === 'created')
      .map(({ type, dueOn }): CalendarEvent => ({
        kind: 'reminder',
        on: dueOn,
        type,
        application,
      })),
  ];
};

/** What has no hour comes after what has one. */
const byTime = (a: CalendarEvent, b: CalendarEvent): number => {
  const [first, second] = [timeOf(a), timeOf(b)];
  return first < second ? -1 : Number(first > second);
};

const timeOf = (event: CalendarEvent): string =>
  event.kind === 'interview' && event.time !== '' ? event.time : '99';
