import { describe, expect, it } from 'vitest';
import { haveQuotas, quotaChange, quotaRefusal, quotasOf } from './plan-quotas.ts';

const [simulations, custom] = quotasOf('user', ['interview_sessions']);

describe('a plan’s quotas', () => {
  it('are of sessions alone, and none for those without limits', () => {
    expect(quotasOf('user', ['cvs', 'reminders'])).toEqual([]);
    expect(quotasOf('premium', ['interview_sessions'])).toEqual([]);
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
    expect(changes.map(([before, after]) => quotaChange(simulations!, before, after))).toEqual([
      1, 0, 0, -1, 1, -1,
    ]);
  });

  it.each([
    ['the last one', simulations, 0, undefined, undefined],
    ['one too many', simulations, 1, undefined, 'limit'],
    ['one that was there', simulations, 9, { kind: 'simulation' }, undefined],
    ['what the plan has none of', custom, 0, undefined, 'role'],
    ['one made under a larger plan', custom, 3, { kind: 'custom' }, undefined],
  ] as const)('of %s', (_, quota, taken, before, expected) => {
    expect(quotaRefusal({ ...quota!, taken }, before, { kind: quota!.value })).toBe(expected);
  });
});
