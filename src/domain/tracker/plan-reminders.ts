/**
 * Which reminders an application should have, from what has happened to it. They have ids that every device derives
 * alike, so that two devices that plan the same one, make one. To be asked after each change of the application's
 * status or dates, and after a reminder is completed, as a second message is only planned once the first is sent.
 */
import { addDays, daysBetween } from '../calendar/day.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { derivedId } from '../sync/values/derived-id.ts';
import { isOver, type Application, type ApplicationStatus } from './application.ts';
import type { DayAt } from './history.ts';
import {
  LATE_DAYS,
  MAX_NUDGES,
  NO_NEWS_DAYS,
  NUDGE_GAP_DAYS,
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
  /** Ids of those done in the same action. */
  done?: ReadonlySet<string>;
  settings: Pick<ReminderSettings, 'statuses'> | undefined;
  province?: ProvinceCode | undefined;
  /** `YYYY-MM-DD` where the person is. */
  today: string;
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
  /** Second messages that went with their first, which is done after all. */
  reopen: { id: string; dueOn: string }[];
  /** Ids of open reminders whose time is over, or has not come: their first message is to be sent again. */
  dismiss: string[];
}

export const planReminders = (situation: Situation): ReminderPlan => {
  const { application, before, reminders, done, today } = situation;
  const byId = new Map(reminders.map((reminder) => [reminder.id, reminder]));
  const wanted = wantedReminders(situation, application);
  const planned = plannedIds(application);
  const mayStay = new Set(possibleReminders(situation, application).map(({ id }) => id));
  const firstOf = (rule: Rule | undefined) => {
    const first = rule && FIRST_OF[rule];
    return first && byId.get(idOf(application, first));
  };
  const isOutOfPlace = (id: string): boolean =>
    mayStay.has(id)
      ? (firstOf(planned.get(id))?.state ?? 'completed') !== 'completed'
      : isOver(application) || planned.has(id);
  const open = reminders.filter(({ state }) => state === 'created');
  const dismiss = open.filter(({ id }) => isOutOfPlace(id)).map(({ id }) => id);
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
  const reopen: ReminderPlan['reopen'] = [];
  for (const { rule, ...reminder } of wanted) {
    const there = byId.get(reminder.id);
    const isBack = there?.state === 'dismissed' && done?.has(firstOf(rule)?.id ?? '') === true;
    if (there && !isBack) continue;
    const isNudge = reminder.type === 'follow-up' && rule !== 'answer-due';
    if (isNudge && nudges >= MAX_NUDGES) continue;
    if (FIRST_OF[rule] && firstOf(rule)?.state !== 'completed') continue;
    if (daysBetween(reminder.dueOn, today) > LATE_DAYS) continue;
    nudges += isNudge ? 1 : 0;
    if (isBack) reopen.push({ id: reminder.id, dueOn: reminder.dueOn });
    else create.push(reminder);
  }
  return { create, move, reopen, dismiss };
};

/** Which rule planned a reminder; undefined for one of the person's own. */
export const ruleOf = (application: Pick<Dated, 'id' | 'statusEvents'>, reminder: string) =>
  plannedIds(application).get(reminder);

export type ReminderRule = Rule;
type Rule = 'status' | 'status-again' | 'no-news' | 'no-news-again' | 'answer-due';

const RULES: readonly Rule[] = ['status', 'status-again', 'no-news', 'no-news-again', 'answer-due'];

/** A second message is asked for once its first is sent, and never when it was given up. */
const FIRST_OF: Partial<Record<Rule, Rule>> = {
  'status-again': 'status',
  'no-news-again': 'no-news',
};

const TYPES: Readonly<Record<ApplicationStatus, ReminderType>> = {
  applied: 'follow-up',
  interview: 'thank-you',
  offer: 'offer-response',
  rejected: 'follow-up',
  closed: 'follow-up',
};

type Wanted = PlannedReminder & { rule: Rule };

const wantedReminders = (situation: Situation, application: Dated): Wanted[] => {
  const { enabled } = statusReminder(situation.settings, application.status);
  return possibleReminders(situation, application).filter(
    // The law's date is no wish of ours.
    ({ rule }) => enabled || rule === 'answer-due',
  );
};

/** What its status may have, switched on or not: a switch is for what is to come, and takes nothing away. */
function possibleReminders(
  { settings, province, today, dayAt }: Situation,
  application: Dated,
): Wanted[] {
  const { status } = application;
  const from = startOf(application, dayAt);
  // An imported one may say nothing of its days.
  if (from === '') return [];
  const { days } = statusReminder(settings, status);
  const on = (rule: Rule, type: ReminderType, dueOn: string): Wanted => ({
    id: idOf(application, rule),
    rule,
    type,
    dueOn,
  });
  const after = (days: number) => nextWorkingDay(addDays(from, days), province);
  // Whoever sent the first one late is not to press the day after.
  const again = (days: number) =>
    later(after(days), nextWorkingDay(addDays(today, NUDGE_GAP_DAYS), province));
  const own = on('status', TYPES[status], after(days));
  if (status === 'applied')
    return [own, on('status-again', 'follow-up', again(days + NUDGE_GAP_DAYS))];
  if (status !== 'interview') return [own];
  const [first, second] = NO_NEWS_DAYS;
  return [
    own,
    on('no-news', 'follow-up', after(first)),
    on('no-news-again', 'follow-up', again(second)),
    // The law's own day: it is not moved, as the employer has until then.
    ...(province === 'ON'
      ? [on('answer-due', 'follow-up', addDays(from, ONTARIO_ANSWER_DAYS))]
      : []),
  ];
}

const later = (a: string, b: string): string => (a < b ? b : a);

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
const plannedIds = ({ id, statusEvents }: Pick<Dated, 'id' | 'statusEvents'>): Map<string, Rule> =>
  new Map(
    // '' stands for a status of which nobody knows when it was reached.
    ['', ...Object.keys(statusEvents)].flatMap((event) =>
      RULES.map((rule) => [derivedId(`${id}/${event}/${rule}`), rule] as const),
    ),
  );
