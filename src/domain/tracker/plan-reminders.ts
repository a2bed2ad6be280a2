/**
 * Which reminders an application should have, from what has happened to it. They have ids that every device derives
 * alike, so that two devices that plan the same one, make one. To be asked after each change of the application's
 * status or dates, and after a reminder is completed, as a second message is only planned once the first is sent.
 */
import { addDays } from '../calendar/day.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { derivedId } from '../sync/values/derived-id.ts';
import { isOver, type Application, type ApplicationStatus } from './application.ts';
import type { DayAt } from './history.ts';
import {
  MAX_NUDGES,
  NO_NEWS_DAYS,
  ONTARIO_ANSWER_DAYS,
  statusReminder,
  type ReminderSettings,
} from './reminder-settings.ts';
import type { Reminder, ReminderType } from './reminder.ts';

type Dated = Pick<Application, 'id' | 'status' | 'statusEvents' | 'dateApplied' | 'interviewAt'>;

interface Situation {
  application: Dated;
  /** As it was before the change: a date that a person has moved since is left alone. */
  before?: Dated;
  /** All of this application, whatever their state. */
  reminders: readonly Pick<Reminder, 'id' | 'type' | 'state' | 'dueOn'>[];
  settings: Pick<ReminderSettings, 'statuses'> | undefined;
  province?: ProvinceCode | undefined;
  dayAt: DayAt;
}

export interface PlannedReminder {
  id: string;
  type: ReminderType;
  dueOn: string;
}

export interface ReminderPlan {
  create: PlannedReminder[];
  move: { id: string; dueOn: string }[];
  /** Ids of open reminders whose time is over. */
  dismiss: string[];
}

export const planReminders = (situation: Situation): ReminderPlan => {
  const { application, before, reminders } = situation;
  const byId = new Map(reminders.map((reminder) => [reminder.id, reminder]));
  const wanted = wantedReminders(situation, application);
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const planned = plannedIds(application);
  const open = reminders.filter(({ state }) => state === 'created');
  const dismiss = open
    .filter(({ id }) => !wantedIds.has(id) && (isOver(application) || planned.has(id)))
    .map(({ id }) => id);
  const earlier = new Map(
    (before ? wantedReminders(situation, before) : []).map(({ id, dueOn }) => [id, dueOn]),
  );
  const move = wanted
    .filter(({ id, dueOn }) => {
      const there = byId.get(id);
      return there?.state === 'created' && there.dueOn === earlier.get(id) && there.dueOn !== dueOn;
    })
    .map(({ id, dueOn }) => ({ id, dueOn }));
  const gone = new Set(dismiss);
  let nudges = reminders.filter(
    ({ id, type, state }) =>
      type === 'follow-up' &&
      state !== 'dismissed' &&
      !gone.has(id) &&
      planned.get(id) !== 'answer-due',
  ).length;
  const create: PlannedReminder[] = [];
  for (const { rule, ...reminder } of wanted) {
    if (byId.has(reminder.id)) continue;
    const isNudge = reminder.type === 'follow-up' && rule !== 'answer-due';
    if (isNudge && nudges >= MAX_NUDGES) continue;
    if (rule === 'no-news-again' && byId.get(idOf(application, 'no-news'))?.state !== 'completed')
      continue;
    nudges += isNudge ? 1 : 0;
    create.push(reminder);
  }
  return { create, move, dismiss };
};

type Rule = 'status' | 'no-news' | 'no-news-again' | 'answer-due';

const RULES: readonly Rule[] = ['status', 'no-news', 'no-news-again', 'answer-due'];

const TYPES: Readonly<Record<ApplicationStatus, ReminderType>> = {
  applied: 'follow-up',
  interview: 'thank-you',
  offer: 'offer-response',
  rejected: 'follow-up',
  closed: 'follow-up',
};

function wantedReminders(
  { settings, province, dayAt }: Situation,
  application: Dated,
): (PlannedReminder & { rule: Rule })[] {
  const { status } = application;
  const from = startOf(application, dayAt);
  const after = (rule: Rule, type: ReminderType, days: number) => ({
    id: idOf(application, rule),
    rule,
    type,
    dueOn: nextWorkingDay(addDays(from, days), province),
  });
  const { enabled, days } = statusReminder(settings, status);
  const own = enabled ? [after('status', TYPES[status], days)] : [];
  if (status !== 'interview') return own;
  const [first, second] = NO_NEWS_DAYS;
  const news = enabled
    ? [after('no-news', 'follow-up', first), after('no-news-again', 'follow-up', second)]
    : [];
  // The law's own day: it is not moved, as the employer has until then.
  const dueOn = addDays(from, ONTARIO_ANSWER_DAYS);
  const answer = { ...after('answer-due', 'follow-up', ONTARIO_ANSWER_DAYS), dueOn };
  return [...own, ...news, ...(province === 'ON' ? [answer] : [])];
}

/** The day its status counts from: that of the application, of the interview, or of the change. */
function startOf(application: Dated, dayAt: Situation['dayAt']): string {
  const { status, dateApplied, interviewAt } = application;
  if (status === 'applied' && dateApplied !== '') return dateApplied;
  if (status === 'interview' && interviewAt !== '') return interviewAt.slice(0, 10);
  const [, event] = latestEvent(application);
  return event ? dayAt(event.at) : dateApplied;
}

const latestEvent = ({ status, statusEvents }: Dated) =>
  Object.entries(statusEvents)
    .filter(([, event]) => event.status === status)
    .toSorted(([a, one], [b, two]) => two.at - one.at || (a < b ? 1 : -1))[0] ?? ['', undefined];

const idOf = (application: Dated, rule: Rule): string =>
  derivedId(`${application.id}/${latestEvent(application)[0]}/${rule}`);

/** Every id a rule may have given to a reminder of this application, with the rule. */
const plannedIds = ({ id, statusEvents }: Dated): Map<string, Rule> =>
  new Map(
    // '' stands for a status of which nobody knows when it was reached.
    ['', ...Object.keys(statusEvents)].flatMap((event) =>
      RULES.map((rule) => [derivedId(`${id}/${event}/${rule}`), rule] as const),
    ),
  );
