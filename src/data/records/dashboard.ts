/**
 * What the dashboard reads. Of applications, of which there may be thousands, only counts and the few rows that are
 * shown: everything else is told by the indexes.
 */
import { Dexie } from 'dexie';
import { addDays, mondayOf } from '#/domain/calendar/day.ts';
import { weeksOf } from '#/domain/calendar/month.ts';
import {
  activitiesOfApplication,
  activitiesOfCvs,
  activitiesOfTraining,
  latestFirst,
  type Activity,
} from '#/domain/dashboard/activity.ts';
import { groupBy } from '#/domain/group-by.ts';
import { cvFactsOf, type CvFacts } from '#/domain/dashboard/cv-facts.ts';
import type { LinkedinFacts, ProfileFacts, TrainingFacts } from '#/domain/dashboard/facts.ts';
import { bySoonest, type DatedEvent, type TrackerFacts } from '#/domain/dashboard/tracker-facts.ts';
import type { Step } from '#/domain/linkedin/completeness.ts';
import { isEmptyProfile } from '#/domain/profile/profile.ts';
import {
  APPLICATION_STATUSES,
  isOver,
  type Application,
  type ApplicationStatus,
} from '#/domain/tracker/application.ts';
import { calendarEvents, type CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { isSent } from '#/domain/tracker/next-step.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { analyticsOf, WEEKS } from '#/domain/training/analytics.ts';
import { isGiven } from '#/domain/training/interview-answer.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { listCvs } from './cvs.ts';
import { readCompleteness } from './linkedin/completeness.ts';
import { ownName } from './own-facts.ts';
import { getProfile } from './profile.ts';
import { isOut } from './saved-row.ts';
import { listStories } from './training/interview-stories.ts';
import { listResults, listSessions } from './training/interviews.ts';

const EVENTS_SHOWN = 4;

export interface TrackerReading {
  facts: TrackerFacts;
  activities: Activity[];
}

/** `today`: `YYYY-MM-DD` where the person is. */
export const readTrackerFacts = (
  { database }: DataContext,
  today: string,
): Promise<TrackerReading> =>
  database.transaction('r', [database.applications, database.reminders], async () => {
    const binned = await database.applications.where('trashedAt').above(0).toArray();
    const gone = new Set(binned.map(({ id }) => id));
    const [counts, underWay, asked, dated, sent, activities] = await Promise.all([
      countByStatus(database, binned),
      database.applications.where('status').anyOf(UNDER_WAY).primaryKeys(),
      openReminderRows(database, gone),
      datedApplications(database, today),
      sentByWeek(database, binned, today),
      latestActivities(database),
    ]);
    const own = eventsOf(asked, dated, today);
    const known = new Set([
      ...asked.map(({ application }) => application),
      ...dated.map(({ id }) => id),
    ]);
    const due = own.filter(({ on }) => on <= today);
    const facts: TrackerFacts = {
      counts,
      dated: underWay.filter((id) => known.has(id) && !gone.has(id)).length,
      due: await named(database, due.slice(0, EVENTS_SHOWN)),
      dueCount: due.length,
      coming: await named(database, own.filter(({ on }) => on > today).slice(0, EVENTS_SHOWN)),
      nextInterview: own.find(({ kind }) => kind === 'interview'),
      sent,
    };
    return { facts, activities };
  });

/** What there is on the days of a month as it is shown, `YYYY-MM`; by day. */
export const readMonth = (
  { database }: DataContext,
  month: string,
): Promise<ReadonlyMap<string, readonly CalendarEvent[]>> =>
  database.transaction('r', [database.applications, database.reminders], async () => {
    const { applications, reminders } = database;
    const weeks = weeksOf(month);
    const first = weeks[0]?.[0] ?? month;
    const last = weeks.at(-1)?.at(-1) ?? month;
    const isShown = (day: string) => day >= first && day <= last;
    const [interviews, deadlines, asked] = await Promise.all([
      applications.where('interviewAt').between(first, `${last}U`).toArray(),
      applications.where('deadline').between(first, last, true, true).toArray(),
      reminders
        .where('[state+dueOn]')
        .between(['created', first], ['created', last], true, true)
        .toArray(),
    ]);
    const rows = [...interviews, ...deadlines];
    const there = new Set(rows.map(({ id }) => id));
    const others = [...new Set(asked.map(({ application }) => application))].filter(
      (id) => !there.has(id),
    );
    const found = await applications.bulkGet(others);
    const all = new Map(
      [...rows, ...found].flatMap((row) => (row && isOut(row) ? [[row.id, row]] : [])),
    );
    const byApplication = groupBy(asked.filter(isOut), ({ application }) => application);
    const events = calendarEvents([...all.values()], ({ id }) => byApplication.get(id) ?? []);
    return new Map([...events].filter(([day]) => isShown(day)));
  });

export const readCvFacts = async (
  context: DataContext,
): Promise<{ facts: CvFacts; activities: Activity[] }> => {
  const cvs = await listCvs(context);
  return { facts: cvFactsOf(cvs), activities: activitiesOfCvs(cvs) };
};

export const readTrainingFacts = async (
  context: DataContext,
  today: string,
  dayAt: (moment: number) => string,
): Promise<{ facts: TrainingFacts; activities: Activity[] }> => {
  const [results, sessions, stories] = await Promise.all([
    listResults(context),
    listSessions(context),
    listStories(context),
  ]);
  const analytics = analyticsOf(results, sessions, today, dayAt);
  const last = results.findLast(isGiven);
  return {
    facts: {
      questions: analytics.questions,
      averageScore: analytics.averageScore,
      improvement: analytics.improvement,
      weeks: analytics.weeks,
      interviews: sessions.filter(({ state }) => state === 'finished').length,
      lastAnswerOn: last ? dayAt(last.answeredAt) : '',
      running: sessions.find(({ state }) => state === 'running')?.id,
      stories: stories.length,
    },
    activities: activitiesOfTraining(results, sessions, stories),
  };
};

export const readLinkedinFacts = async (context: DataContext): Promise<LinkedinFacts> => {
  const { score, steps } = await readCompleteness(context);
  const isDone = (wanted: Step) => steps.some(({ step, isDone: is }) => is && step === wanted);
  return {
    score,
    done: steps.filter((one) => one.isDone).length,
    of: steps.length,
    hasHeadline: isDone('headline'),
    hasAbout: isDone('about'),
  };
};

export const readProfileFacts = async (context: DataContext): Promise<ProfileFacts> => ({
  name: await ownName(context),
  isEmpty: isEmptyProfile(await getProfile(context)),
});

const UNDER_WAY = APPLICATION_STATUSES.filter((status) => !isOver({ status }));

const countByStatus = async (
  { applications }: JalonDatabase,
  binned: readonly Application[],
): Promise<Record<ApplicationStatus, number>> =>
  Object.fromEntries(
    await Promise.all(
      APPLICATION_STATUSES.map(async (status) => [
        status,
        (await applications.where('status').equals(status).count()) -
          binned.filter((one) => one.status === status).length,
      ]),
    ),
  ) as Record<ApplicationStatus, number>;

const openReminderRows = async (
  { reminders }: JalonDatabase,
  gone: ReadonlySet<string>,
): Promise<Reminder[]> =>
  (
    await reminders
      .where('[state+dueOn]')
      .between(['created', Dexie.minKey], ['created', Dexie.maxKey], true, true)
      .toArray()
  ).filter((reminder) => isOut(reminder) && !gone.has(reminder.application));

/** Under way, with an interview from today on or a last day on which to apply. */
const datedApplications = async (
  { applications }: JalonDatabase,
  today: string,
): Promise<Application[]> => {
  const [interviews, deadlines] = await Promise.all([
    applications.where('interviewAt').aboveOrEqual(today).toArray(),
    applications.where('deadline').aboveOrEqual(today).toArray(),
  ]);
  const rows = [...interviews, ...deadlines.filter((one) => !isSent(one, today))];
  return [...new Map(rows.map((row) => [row.id, row])).values()].filter(
    (row) => isOut(row) && !isOver(row),
  );
};

const sentByWeek = (
  { applications }: JalonDatabase,
  binned: readonly Application[],
  today: string,
) =>
  Promise.all(
    Array.from({ length: WEEKS }, async (_, index) => {
      const monday = addDays(mondayOf(today), -7 * (WEEKS - 1 - index));
      const sunday = addDays(monday, 6);
      const isWithin = (day: string) => day >= monday && day <= sunday;
      const count = await applications
        .where('dateApplied')
        .between(monday, sunday, true, true)
        .count();
      return { monday, count: count - binned.filter((one) => isWithin(one.dateApplied)).length };
    }),
  );

/** So many of those worked on last hold what happened last. */
const WORKED_ON_LAST = 40;

const latestActivities = async ({ applications }: JalonDatabase): Promise<Activity[]> => {
  // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's own, which reads from the end.
  const newest = applications.orderBy('updatedAt').reverse();
  const rows = await newest.limit(WORKED_ON_LAST).toArray();
  return latestFirst(rows.filter(isOut).flatMap(activitiesOfApplication));
};

/** Soonest first. A reminder's application is named where it is shown. */
const eventsOf = (
  asked: readonly Reminder[],
  dated: readonly Application[],
  today: string,
): DatedEvent[] =>
  [
    ...asked.map(({ id, type, dueOn, application }): DatedEvent => ({
      kind: 'reminder',
      id,
      type,
      on: dueOn,
      application: { id: application, title: '', company: '' },
    })),
    ...dated.flatMap((application): DatedEvent[] => {
      const { interviewAt, deadline } = application;
      const [on = '', time = ''] = interviewAt.split('T');
      return [
        ...(on >= today ? [{ kind: 'interview', on, time, application } as const] : []),
        ...(deadline >= today && !isSent(application, today)
          ? [{ kind: 'deadline', on: deadline, application } as const]
          : []),
      ];
    }),
  ].toSorted(bySoonest);

const named = async (
  { applications }: JalonDatabase,
  events: readonly DatedEvent[],
): Promise<DatedEvent[]> => {
  const rows = await applications.bulkGet(events.map(({ application }) => application.id));
  return events.map((event, at) => {
    const { id, title = '', company = '' } = rows[at] ?? event.application;
    return { ...event, application: { id, title, company } };
  });
};
