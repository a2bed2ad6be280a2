/** What the dashboard has to know of a search: counts, and what has a day. */
import type { Application, ApplicationStatus } from '../tracker/application.ts';
import type { ReminderType } from '../tracker/reminder.ts';

/** One dated thing; `deadline` is the last day to apply. */
export type DatedEvent = {
  /** `YYYY-MM-DD`. */
  on: string;
  application: Pick<Application, 'id' | 'title' | 'company'>;
} & (
  | { kind: 'interview'; /** `HH:mm`, '' when only the day is known. */ time: string }
  | { kind: 'deadline' }
  | { kind: 'reminder'; type: ReminderType; id: string }
);

export interface TrackerFacts {
  /** Not in the bin, by status. */
  counts: Readonly<Record<ApplicationStatus, number>>;
  /** Applications under way with an interview, a deadline or a reminder from today on, or a reminder that is late. */
  dated: number;
  /** What asks for something today or is late, soonest first; `dueCount` counts those that are left out too. */
  due: readonly DatedEvent[];
  dueCount: number;
  /** After today, soonest first; as many as are shown. */
  coming: readonly DatedEvent[];
  /** From today on. */
  nextInterview: DatedEvent | undefined;
  /** Sent, by week: Mondays, oldest first. */
  sent: readonly { monday: string; count: number }[];
}

export const applicationCount = ({ counts }: Pick<TrackerFacts, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Neither rejected nor closed. */
export const openCount = ({ counts }: Pick<TrackerFacts, 'counts'>): number =>
  counts.applied + counts.interview + counts.offer;

/** What has an hour comes first in its day; then by what it is about, so that two readings give the same order. */
export const bySoonest = (a: DatedEvent, b: DatedEvent): number => {
  const [first, second] = [sortKey(a), sortKey(b)];
  return first < second ? -1 : Number(first > second);
};

const sortKey = (event: DatedEvent): string => {
  const time = event.kind === 'interview' && event.time !== '' ? event.time : '99';
  return `${event.on} ${time} ${KIND_ORDER[event.kind]} ${event.application.id}`;
};

const KIND_ORDER = { interview: 0, deadline: 1, reminder: 2 };
