/** The one date of an application that a person should see first. */
import { daysBetween } from '../calendar/day.ts';
import { isOver, type Application, type ApplicationStatus } from './application.ts';
import { stageStart, type DayAt } from './history.ts';
import type { Reminder, ReminderType } from './reminder.ts';

export type NextStep =
  | { kind: 'interview'; on: string; time: string }
  | { kind: 'deadline'; on: string }
  /** `daysLate`: 0 from its day back. */
  | { kind: 'reminder'; on: string; type: ReminderType; daysLate: number }
  /** Nothing is to come: since when it is where it is, '' when nobody said. */
  | { kind: 'reached'; on: string; status: ApplicationStatus };

/** `reminders`: those of this application, in any order and state. `today` is `YYYY-MM-DD`. */
export const nextStepOf = (
  application: Application,
  reminders: readonly Reminder[],
  today: string,
  dayAt: DayAt,
): NextStep => {
  const { status, interviewAt, deadline } = application;
  const reached: NextStep = { kind: 'reached', status, on: stageStart(application, dayAt) };
  if (isOver(application)) return reached;
  const [interviewOn = '', time = ''] = interviewAt.split('T');
  const steps: NextStep[] = [
    ...(interviewOn >= today ? [{ kind: 'interview', on: interviewOn, time } as const] : []),
    ...(deadline >= today && !isSent(application, today)
      ? [{ kind: 'deadline', on: deadline } as const]
      : []),
    ...reminders
      .filter(({ state }) => state === 'created')
      .map(({ type, dueOn }): NextStep => ({
        kind: 'reminder',
        on: dueOn,
        type,
        daysLate: Math.max(0, daysBetween(dueOn, today)),
      })),
  ];
  // Of one day, what has an hour or an end comes before what can wait until the evening.
  return steps.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))[0] ?? reached;
};

/** Its deadline no longer matters. */
export const isSent = ({ dateApplied }: Pick<Application, 'dateApplied'>, today: string): boolean =>
  dateApplied !== '' && dateApplied <= today;
