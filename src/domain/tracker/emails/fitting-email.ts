/** Which ready e-mail an application needs now. */
import type { Application } from '../application.ts';
import { ruleOf, type ReminderRule } from '../plan-reminders.ts';
import type { Reminder } from '../reminder.ts';
import type { ReadyEmail } from './ready-emails.ts';

type Asked = Pick<Reminder, 'id' | 'type' | 'state'>;

/** The key of the one that `reminder` asks for; without one, of what its status calls for. */
export const fittingEmail = (
  application: Pick<Application, 'id' | 'status' | 'statusEvents'>,
  reminder: Asked | undefined,
  /** All of the application. */
  reminders: readonly Asked[],
): ReadyEmail['key'] => {
  const { status } = application;
  if (reminder?.type === 'thank-you') return 'thank-you';
  if (reminder?.type === 'offer-response' || status === 'offer') return 'offer-time';
  if (status === 'rejected' || status === 'closed') return 'after-refusal';
  if (!reminder && status === 'interview') return 'thank-you';
  const rule = reminder && ruleOf(application, reminder.id);
  if (rule === 'answer-due') return 'answer-due';
  const isAgain = rule ? SECOND.includes(rule) : hasNudged(application, reminders);
  const first = status === 'interview' ? 'follow-up-interview' : 'follow-up-applied';
  return isAgain ? `${first}-again` : first;
};

/** Of the open ones, the soonest that sending an e-mail of this category settles. */
export const settledBy = <R extends Asked & { dueOn: string }>(
  category: string,
  reminders: readonly R[],
): R | undefined =>
  reminders
    .filter(({ state, type }) => state === 'created' && SETTLES[category] === type)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0];

const SETTLES: Readonly<Record<string, Reminder['type']>> = {
  'follow-up': 'follow-up',
  'thank-you': 'thank-you',
  offer: 'offer-response',
};

const SECOND: readonly ReminderRule[] = ['status-again', 'no-news-again'];

const hasNudged = (
  application: Pick<Application, 'id' | 'statusEvents'>,
  reminders: readonly Asked[],
): boolean =>
  reminders.some(
    ({ id, type, state }) =>
      type === 'follow-up' && state === 'completed' && ruleOf(application, id) !== 'answer-due',
  );
