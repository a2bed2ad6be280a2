import { describe, expect, it } from 'vitest';
import { haveQuotas, quotaRefusal, quotasOf, takenAfter, type Quota } from './plan-quotas.ts';
import { nextWeekAt, weekOf, WEEK_MS } from './quota-weeks.ts';

const [simulations, custom] = quotasOf('user', ['interview_sessions']) as [Quota, Quota];
const texts = quotasOf('user', ['linkedin_texts']);
const post = texts.find(({ value }) => value === 'post') as Quota;

describe('a plan’s quotas', () => {
  it('are of sessions and texts alone, and none for those without limits', () => {
    expect(quotasOf('user', ['cvs', 'reminders'])).toEqual([]);
    expect(quotasOf('premium', ['interview_sessions', 'linkedin_texts'])).toEqual([]);
    expect([['cvs'], ['cvs', 'interview_sessions']].map(haveQuotas)).toEqual([false, true]);
  });

  it('count what comes and what goes, and nothing that stays as it was', () => {
    const [is, isNot] = [{ kind: 'simulation' }, { kind: 'practice' }];
    const changes = [
      [undefined, is],
      [undefined, isNot],
      [is, is],
      [is, isNot],
      [isNot, is],
      [is, {}],
    ] as const;
    const taken = changes.map(
      ([before, after]) =>
        takenAfter({ ...simulations, taken: new Map([[0, 5]]) }, before, after).get(0) ?? 0,
    );
    expect(taken).toEqual([6, 5, 5, 4, 6, 4]);
  });

  it.each([
    ['the last one', simulations, 0, undefined, undefined],
    ['one too many', simulations, 1, undefined, 'limit'],
    ['one that was there', simulations, 9, { kind: 'simulation' }, undefined],
    ['what the plan has none of', custom, 0, undefined, 'role'],
    ['one made under a larger plan', custom, 3, { kind: 'custom' }, undefined],
  ] as const)('of %s', (_, quota, taken, before, expected) => {
    const counted = { ...quota, taken: new Map([[0, taken]]) };
    expect(quotaRefusal(counted, before, { kind: quota.value })).toBe(expected);
  });
});

describe('a quota by the week', () => {
  // Sunday 22 November 2026, 23:59 in Montréal; the next minute is Monday.
  const sunday = Date.UTC(2026, 10, 23, 4, 59);
  const monday = sunday + 60_000;

  it('begins again on Monday', () => {
    expect(weekOf(monday)).toBe(weekOf(sunday) + 1);
    expect(nextWeekAt(sunday)).toBe(monday);
    expect(nextWeekAt(monday)).toBe(monday + WEEK_MS);
  });

  it('refuses a second record of one week, and none of another', () => {
    const taken = new Map([[weekOf(sunday), 1]]);
    const at = (createdAt: number) =>
      quotaRefusal({ ...post, taken }, undefined, { kind: 'post', createdAt });
    expect([sunday - 1000, monday, sunday - WEEK_MS].map(at)).toEqual([
      'limit',
      undefined,
      undefined,
    ]);
  });

  it('refuses one that is moved into a full week, and not one that stays in it', () => {
    const counted = { ...post, taken: new Map([[weekOf(sunday), 1]]) };
    const [is, was] = [
      { kind: 'post', createdAt: sunday },
      { kind: 'post', createdAt: monday },
    ];
    expect(quotaRefusal(counted, was, is)).toBe('limit');
    expect(quotaRefusal(counted, is, { ...is, createdAt: sunday - 5 })).toBeUndefined();
  });

  it('counts messages by their purpose', () => {
    expect(texts.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'kind summary',
      'kind post',
      'manner jobSearch',
      'manner advice',
      'manner collaboration',
      'manner informational',
    ]);
  });
});
