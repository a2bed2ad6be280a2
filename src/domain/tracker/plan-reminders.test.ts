import { describe, expect, it, test } from 'vitest';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { newApplication, type Application, type ApplicationStatus } from './application.ts';
import { planReminders, ruleOf, type PlannedReminder } from './plan-reminders.ts';
import type { ReminderState } from './reminder.ts';

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const at = (day: string): number => Date.parse(`${day}T15:00:00Z`);

const application = (
  status: ApplicationStatus,
  day: string,
  fields: Partial<Application> = {},
): Application => ({ ...newApplication('a', at(day), 'e1', { status }), ...fields });

const moved = (from: Application, status: ApplicationStatus, day: string, event: string) => ({
  ...from,
  status,
  statusEvents: { ...from.statusEvents, [event]: { status, at: at(day) } },
});

const stored = (planned: readonly PlannedReminder[], state: ReminderState = 'created') =>
  planned.map((reminder) => ({ ...reminder, state }));

const plan = (application: Application, more: Partial<Parameters<typeof planReminders>[0]> = {}) =>
  planReminders({
    application,
    reminders: [],
    settings: undefined,
    // The day of its last change.
    today: dayAt(Math.max(...Object.values(application.statusEvents).map(({ at }) => at))),
    dayAt,
    ...more,
  });

const due = (planned: readonly PlannedReminder[]) =>
  planned.map(({ type, dueOn }) => `${type} ${dueOn}`);

test.each<[ApplicationStatus, string, ProvinceCode | undefined, string[]]>([
  ['applied', '2026-11-20', 'QC', ['follow-up 2026-11-30']],
  // Ten days later is a Saturday, the Friday after Christmas Day, Family Day.
  ['applied', '2026-11-18', 'QC', ['follow-up 2026-11-30']],
  ['applied', '2026-12-15', 'ON', ['follow-up 2026-12-28']],
  ['applied', '2027-02-05', 'ON', ['follow-up 2027-02-16']],
  ['applied', '2027-02-05', 'QC', ['follow-up 2027-02-15']],
  ['applied', '2027-06-14', 'QC', ['follow-up 2027-06-25']],
  ['applied', '2028-02-19', 'QC', ['follow-up 2028-02-29']],
  // Clocks change on 14 March 2027 and 1 November 2026.
  ['applied', '2027-03-08', 'ON', ['follow-up 2027-03-18']],
  ['offer', '2026-10-30', 'AB', ['offer-response 2026-11-02']],
  ['interview', '2026-11-19', 'QC', ['thank-you 2026-11-20', 'follow-up 2026-11-26']],
  ['interview', '2026-11-20', undefined, ['thank-you 2026-11-23', 'follow-up 2026-11-27']],
  // Forty-five days to the day, over 29 February and the change of clocks, even onto a Sunday.
  [
    'interview',
    '2028-02-03',
    'ON',
    ['thank-you 2028-02-04', 'follow-up 2028-02-10', 'follow-up 2028-03-19'],
  ],
  ['rejected', '2026-11-20', 'QC', []],
  ['closed', '2026-11-20', 'QC', []],
])('%s on %s in %s', (status, day, province, expected) => {
  expect(due(plan(application(status, day), { province }).create)).toEqual(expected);
});

describe('reminders of an application', () => {
  it('count from its own dates where it has them', () => {
    expect(
      due(plan(application('applied', '2026-11-20', { dateApplied: '2026-11-02' })).create),
    ).toEqual(['follow-up 2026-11-12']);
    const later = application('interview', '2026-11-20', { interviewAt: '2026-12-01T09:00' });
    expect(due(plan(later).create)).toEqual(['thank-you 2026-12-02', 'follow-up 2026-12-08']);
  });

  it('are the same on two devices, and planned once', () => {
    const one = application('applied', '2026-11-20');
    const { create } = plan(one);
    expect(plan(one).create).toEqual(create);
    expect(plan(one, { reminders: stored(create) })).toEqual({
      create: [],
      move: [],
      reopen: [],
      dismiss: [],
    });
  });

  it('ask a second time only once the first message is sent, and never a third time', () => {
    const applied = application('applied', '2026-11-02');
    const first = stored(plan(applied).create, 'completed');
    const interview = moved(applied, 'interview', '2026-11-16', 'e2');
    const { create } = plan(interview, { reminders: first });
    expect(due(create)).toEqual(['thank-you 2026-11-17', 'follow-up 2026-11-23']);
    const all = [...first, ...stored(create, 'completed')];
    expect(plan(interview, { reminders: all }).create).toEqual([]);

    const fresh = application('interview', '2026-11-16');
    const sent = stored(plan(fresh).create, 'completed');
    expect(due(plan(fresh, { reminders: sent }).create)).toEqual(['follow-up 2026-11-30']);
    const refused = stored(plan(fresh).create, 'dismissed');
    expect(plan(fresh, { reminders: refused }).create).toEqual([]);
  });

  it('ask a second time after an application too, a week after the first at the soonest', () => {
    const applied = application('applied', '2026-11-02');
    const first = plan(applied).create;
    expect(due(first)).toEqual(['follow-up 2026-11-12']);
    const sent = stored(first, 'completed');
    const second = (today: string) => plan(applied, { reminders: sent, today }).create;
    expect(due(second('2026-11-09'))).toEqual(['follow-up 2026-11-19']);
    expect(due(second('2026-11-20'))).toEqual(['follow-up 2026-11-27']);
    // A week later is a Saturday, over Christmas.
    expect(due(plan(applied, { reminders: sent, today: '2026-11-13' }).create)).toEqual([
      'follow-up 2026-11-20',
    ]);
    const december = application('applied', '2026-12-08');
    const done = stored(plan(december, { province: 'ON' }).create, 'completed');
    expect(
      due(plan(december, { reminders: done, province: 'ON', today: '2026-12-18' }).create),
    ).toEqual(['follow-up 2026-12-28']);
    const both = [...sent, ...stored(second('2026-11-20'), 'completed')];
    expect(plan(applied, { reminders: both, today: '2026-11-27' }).create).toEqual([]);
  });

  it('give up the second message with the first, and take it up with it again', () => {
    const applied = application('applied', '2026-11-02');
    const sent = stored(plan(applied).create, 'completed');
    const second = stored(plan(applied, { reminders: sent }).create);
    const undone = [{ ...sent[0]!, state: 'created' as const }, ...second];
    expect(plan(applied, { reminders: undone }).dismiss).toEqual([second[0]!.id]);
    const refused = [{ ...sent[0]!, state: 'dismissed' as const }, ...second];
    expect(plan(applied, { reminders: refused }).dismiss).toEqual([second[0]!.id]);
    const reminders = [...sent, { ...second[0]!, state: 'dismissed' as const }];
    const done = new Set([sent[0]!.id]);
    const { id, dueOn } = second[0]!;
    expect(plan(applied, { reminders, done }).reopen).toEqual([{ id, dueOn }]);
    // It was refused by itself, some day when nothing was sent.
    expect(plan(applied, { reminders }).reopen).toEqual([]);
  });

  it('are not made for a day that is long gone', () => {
    const old = application('applied', '2026-11-20', { dateApplied: '2026-10-27' });
    expect(due(plan(old).create)).toEqual(['follow-up 2026-11-06']);
    expect(plan({ ...old, dateApplied: '2026-10-20' }).create).toEqual([]);
  });

  it('make way for those of the next status; one of the person’s own stays', () => {
    const applied = application('applied', '2026-11-02');
    const own = { id: 'mine', type: 'follow-up', dueOn: '2026-12-01', state: 'created' } as const;
    const reminders = [...stored(plan(applied).create), own];
    const { dismiss, create } = plan(moved(applied, 'offer', '2026-11-05', 'e2'), { reminders });
    expect(dismiss).toEqual([reminders[0]?.id]);
    expect(due(create)).toEqual(['offer-response 2026-11-09']);
  });

  it('all go once it has ended', () => {
    const applied = application('applied', '2026-11-02');
    const own = { id: 'mine', type: 'follow-up', dueOn: '2026-12-01', state: 'created' } as const;
    const reminders = [...stored(plan(applied).create), own];
    const plans = plan(moved(applied, 'rejected', '2026-11-05', 'e2'), { reminders });
    expect(plans).toEqual({
      create: [],
      move: [],
      reopen: [],
      dismiss: reminders.map(({ id }) => id),
    });
  });

  it('follow a changed date, unless the person has moved them', () => {
    const before = application('applied', '2026-11-20', { dateApplied: '2026-11-02' });
    const after = { ...before, dateApplied: '2026-11-10' };
    const [reminder] = stored(plan(before).create);
    expect(plan(after, { before, reminders: [reminder!] }).move).toEqual([
      { id: reminder!.id, dueOn: '2026-11-20' },
    ]);
    const snoozed = { ...reminder!, dueOn: '2026-12-24' };
    expect(plan(after, { before, reminders: [snoozed] }).move).toEqual([]);
  });

  it('know the rule that planned them', () => {
    const interview = application('interview', '2026-11-16');
    const rules = plan(interview, { province: 'ON' }).create.map(({ id }) => ruleOf(interview, id));
    expect(rules).toEqual(['status', 'no-news', 'answer-due']);
    expect(ruleOf(interview, 'mine')).toBeUndefined();
  });

  it('obey the settings', () => {
    const settings = { statuses: { interview: { enabled: false, days: 1 } } };
    const interview = application('interview', '2026-11-16');
    expect(plan(interview, { settings }).create).toEqual([]);
    // The law's date is no wish of ours.
    expect(due(plan(interview, { settings, province: 'ON' }).create)).toEqual([
      'follow-up 2026-12-31',
    ]);
  });

  it('that are there stay when their status is switched off', () => {
    const applied = application('applied', '2026-11-02');
    const reminders = stored(plan(applied).create);
    const settings = { statuses: { applied: { enabled: false, days: 3 } } };
    expect(plan(applied, { reminders, settings })).toEqual({
      create: [],
      move: [],
      reopen: [],
      dismiss: [],
    });
  });

  it('of Ontario’s law go when the application is elsewhere after all', () => {
    const interview = application('interview', '2026-11-16');
    const reminders = stored(plan(interview, { province: 'ON' }).create);
    expect(plan(interview, { reminders, province: 'QC' }).dismiss).toEqual([reminders[2]!.id]);
  });
});
