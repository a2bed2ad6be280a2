import { describe, expect, it } from 'vitest';
import { newApplication, type Application, type ApplicationStatus } from './application.ts';
import { daysInStage, historyOf, quietDays } from './history.ts';
import { answerRate, insightOf, stuckAt } from './insight.ts';

const at = (day: string): number => Date.parse(`${day}T15:00:00Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const application = (
  dateApplied: string,
  steps: readonly [day: string, status: ApplicationStatus][] = [],
  more: Partial<Application> = {},
): Application => {
  const made = newApplication('abcdefghij00001', at(dateApplied || '2026-11-01'), 'e0', {
    dateApplied,
  });
  steps.forEach(([day, status], step) => {
    made.status = status;
    made.statusEvents[`e${step + 1}`] = { status, at: at(day) };
  });
  return { ...made, ...more };
};

describe('the history of an application', () => {
  it('has changes of status and e-mails, the latest first', () => {
    const made = application('2026-11-02', [['2026-11-10', 'interview']], {
      sentEmails: { m: { subject: 'Merci', at: at('2026-11-11') } },
    });
    expect(historyOf(made).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'email m',
      'status e1',
      'status e0',
    ]);
  });

  it('tells days in a stage from days of silence', () => {
    const made = application('2026-11-02', [], {
      sentEmails: { m: { subject: 'Suivi', at: at('2026-11-12') } },
    });
    expect(daysInStage(made, '2026-11-22', dayAt)).toBe(20);
    expect(quietDays(made, '2026-11-22', dayAt)).toBe(10);
  });

  it('counts from the day it was sent, also when it was entered later', () => {
    const late = application('2026-11-02');
    late.statusEvents = { e0: { status: 'applied', at: at('2026-11-20') } };
    expect(quietDays(late, '2026-11-22', dayAt)).toBe(20);
    expect(daysInStage(late, '2026-11-01', dayAt)).toBe(0);
    expect(daysInStage(application(''), '2026-11-05', dayAt)).toBe(4);
  });
});

describe('what a search says', () => {
  const search = [
    application('2026-11-02', [['2026-11-12', 'interview']], { source: 'person', cv: 'a' }),
    application(
      '2026-11-02',
      [
        ['2026-11-10', 'rejected'],
        ['2026-11-11', 'closed'],
      ],
      { source: 'indeed', cv: 'a', cvVersion: 'a2' },
    ),
    application('2026-11-03', [['2026-11-20', 'closed']], { source: 'indeed', cv: 'a' }),
    application('2026-11-04', [], { source: 'indeed', cv: 'b' }),
    application('', [['2026-11-20', 'offer']]),
  ];

  it('counts how far applications came; an offer came through an interview', () => {
    expect(insightOf(search, dayAt)).toMatchObject({
      sent: 5,
      answered: 3,
      interviews: 2,
      offers: 1,
      daysToAnswer: 9,
      waiting: 1,
      isThin: true,
    });
  });

  it('rates sources and CVs by the answers, and closing one is no answer', () => {
    const { bySource, byCv } = insightOf(search, dayAt);
    expect(bySource.get('indeed')).toEqual({ sent: 3, answered: 1 });
    expect(bySource.get('person')).toEqual({ sent: 1, answered: 1 });
    expect(byCv.get('a2')).toEqual({ sent: 1, answered: 1 });
    expect(byCv.get('a')).toEqual({ sent: 2, answered: 1 });
  });

  it('says nothing of averages without an answer, and is thin below ten', () => {
    expect(insightOf([application('2026-11-02')], dayAt).daysToAnswer).toBeUndefined();
    const ten = Array.from({ length: 10 }, () => application('2026-11-02'));
    expect(insightOf(ten, dayAt).isThin).toBe(false);
    expect(insightOf([], dayAt)).toMatchObject({ sent: 0, answered: 0 });
  });

  it('counts an answer of which the day is not known, and no days for it', () => {
    const imported = application('2026-11-02', [], { status: 'rejected' });
    expect(insightOf([imported], dayAt)).toMatchObject({ answered: 1, daysToAnswer: undefined });
  });

  it('gives no rate for fewer than ten', () => {
    expect(answerRate({ sent: 9, answered: 3 })).toBeUndefined();
    expect(answerRate({ sent: 12, answered: 5 })).toBe(42);
  });

  it.each([
    [{ sent: 9, answered: 0, interviews: 0, offers: 0 }, undefined],
    [{ sent: 20, answered: 2, interviews: 2, offers: 0 }, 'answers'],
    [{ sent: 20, answered: 12, interviews: 1, offers: 0 }, 'interviews'],
    [{ sent: 20, answered: 12, interviews: 6, offers: 0 }, 'offers'],
    [{ sent: 20, answered: 6, interviews: 2, offers: 0 }, undefined],
    [{ sent: 20, answered: 2, interviews: 2, offers: 1 }, undefined],
  ])('finds where most of a search stops: %j', (counts, stage) => {
    expect(stuckAt(counts)).toBe(stage);
  });
});
