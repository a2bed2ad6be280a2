/** What has happened to an application, in order, and how long ago. */
import { daysBetween } from '../calendar/day.ts';
import type { Application, ApplicationStatus } from './application.ts';

export type HistoryEvent =
  | { kind: 'status'; id: string; at: number; status: ApplicationStatus }
  | { kind: 'email'; id: string; at: number; subject: string };

type Told = Pick<Application, 'status' | 'statusEvents' | 'sentEmails' | 'dateApplied'>;

/** The latest first. */
export const historyOf = ({ statusEvents, sentEmails }: Told): HistoryEvent[] =>
  [
    ...Object.entries(statusEvents).map(([id, event]): HistoryEvent => ({
      kind: 'status',
      id,
      ...event,
    })),
    ...Object.entries(sentEmails).map(([id, email]): HistoryEvent => ({
      kind: 'email',
      id,
      ...email,
    })),
  ].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));

/** Days since it reached the status it has; of an application just sent, since the day it was sent on. */
export const daysInStage = (application: Told, today: string, dayAt: DayAt): number =>
  since(stageStart(application, dayAt), today);

/** Days in which nothing happened: no change of status, and no e-mail sent. */
export const quietDays = (application: Told, today: string, dayAt: DayAt): number => {
  const [latest] = historyOf(application);
  const start = stageStart(application, dayAt);
  const last = latest ? dayAt(latest.at) : start;
  // An application may be entered days after it was sent.
  return since(latest?.kind === 'email' && last > start ? last : start, today);
};

/** The day that a moment, in milliseconds since 1970, falls on where the person is, as `YYYY-MM-DD`. */
export type DayAt = (moment: number) => string;

/** The day since which it has had its status; '' when nobody said. */
export const stageStart = (application: Told, dayAt: DayAt): string => {
  const { status, dateApplied } = application;
  if (status === 'applied' && dateApplied !== '') return dateApplied;
  const reached = historyOf(application).find(
    (event) => event.kind === 'status' && event.status === status,
  );
  return reached ? dayAt(reached.at) : dateApplied;
};

const since = (day: string, today: string): number =>
  day === '' ? 0 : Math.max(0, daysBetween(day, today));
