import { describe, expect, test } from 'vitest';
import { newApplication, type ApplicationFields, type ApplicationStatus } from './application.ts';
import { nextStepOf } from './next-step.ts';
import { newReminder, type ReminderType } from './reminder.ts';

const TODAY = '2026-11-20';
const NOON = Date.UTC(2026, 10, 18, 12);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const next = (
  fields: Partial<ApplicationFields> & { status?: ApplicationStatus },
  reminders: readonly (readonly [ReminderType, string, 'created' | 'completed'])[] = [],
) =>
  nextStepOf(
    newApplication('a', NOON, 'e', fields),
    reminders.map(([type, dueOn, state], at) => ({
      ...newReminder(String(at), NOON, { application: 'a', type, dueOn }),
      state,
    })),
    TODAY,
    dayAt,
  );

describe('the next step of an application', () => {
  test('is what comes first, and what is late before it', () => {
    const fields = { status: 'interview', interviewAt: '2026-11-24T10:30' } as const;
    expect(next(fields, [['thank-you', '2026-11-25', 'created']])).toEqual({
      kind: 'interview',
      on: '2026-11-24',
      time: '10:30',
    });
    expect(next(fields, [['follow-up', '2026-11-18', 'created']])).toMatchObject({
      kind: 'reminder',
      type: 'follow-up',
      daysLate: 2,
    });
  });

  test('is no reminder that is done, and no interview that is over', () => {
    const fields = { status: 'interview', interviewAt: '2026-11-19T10:30' } as const;
    expect(next(fields, [['thank-you', '2026-11-20', 'completed']])).toEqual({
      kind: 'reached',
      status: 'interview',
      on: '2026-11-18',
    });
    expect(next(fields, [['thank-you', TODAY, 'created']])).toMatchObject({ daysLate: 0 });
  });

  test('is the deadline only while nothing was sent', () => {
    expect(next({ deadline: TODAY })).toEqual({ kind: 'deadline', on: TODAY });
    expect(next({ deadline: '2026-11-30', dateApplied: '2026-11-15' })).toEqual({
      kind: 'reached',
      status: 'applied',
      on: '2026-11-15',
    });
  });

  test('of what is over is the end itself, whatever was planned', () => {
    const over = { status: 'rejected', interviewAt: '2026-12-01T09:00' } as const;
    expect(next(over, [['follow-up', '2026-12-02', 'created']])).toEqual({
      kind: 'reached',
      status: 'rejected',
      on: '2026-11-18',
    });
  });
});
