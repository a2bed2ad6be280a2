import { describe, expect, test } from 'vitest';
import { accountActRefusal, type AccountAct } from './administration/account-acts.ts';
import { limitsOf, tierOf } from './plans/plan-limits.ts';
import { allows, effectiveRole, highestRole, rankOf, ROLES, type Role } from './roles.ts';

describe('roles', () => {
  test('rank from 1 to 4, and what is unknown ranks as a user', () => {
    expect(ROLES.map(rankOf)).toEqual([1, 2, 3, 4]);
    expect(['', 'owner', 'ADMIN'].map(rankOf)).toEqual([1, 1, 1]);
  });

  test('the highest counts, and nothing is a user', () => {
    expect(highestRole(['premium', 'admin', 'owner'])).toBe('admin');
    expect(highestRole([])).toBe('user');
  });

  test('allow what ranks at or below them', () => {
    const table = ROLES.map((role) => ROLES.map((needed) => allows(role, needed)));
    expect(table).toEqual([
      [true, false, false, false],
      [true, true, false, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
  });

  test.each<[string, { status: string; periodEnd: number }[], Role]>([
    ['user', [], 'user'],
    ['user', [{ status: 'active', periodEnd: 101 }], 'premium'],
    ['user', [{ status: 'active', periodEnd: 100 }], 'user'],
    ['user', [{ status: 'canceled', periodEnd: 101 }], 'premium'],
    ['user', [{ status: 'unpaid', periodEnd: 101 }], 'user'],
    ['admin', [{ status: 'active', periodEnd: 101 }], 'admin'],
    ['nonsense', [], 'user'],
  ])('%s with %j is %s', (role, subscriptions, expected) => {
    expect(effectiveRole(role, subscriptions, 100)).toBe(expected);
  });
});

describe('plans', () => {
  test('a free one has five places, the others no limit', () => {
    expect(ROLES.map((role) => limitsOf(role).activeApplications)).toEqual([5, null, null, null]);
  });

  test('are shown as four tiers', () => {
    expect(ROLES.map(tierOf)).toEqual(['free', 'premium', 'admin', 'super_admin']);
  });
});

describe('an act on an account', () => {
  const attempt = (actor: Role, target: Role, act: AccountAct, others = 1) =>
    accountActRefusal({
      actor: { id: 'a', role: actor },
      target: { id: 'b', role: target },
      act,
      otherSuperAdmins: others,
    });

  test.each<[Role, Role, unknown, string | undefined]>([
    ['user', 'user', 'premium', 'forbidden'],
    ['premium', 'user', 'user', 'forbidden'],
    ['admin', 'user', 'premium', undefined],
    ['admin', 'premium', 'admin', undefined],
    ['admin', 'user', 'super_admin', 'role_invalid'],
    ['super_admin', 'user', 'super_admin', 'role_invalid'],
    ['admin', 'user', { toString: () => 'admin' }, 'role_invalid'],
    ['admin', 'admin', 'user', 'ranks_above'],
    ['admin', 'super_admin', 'user', 'ranks_above'],
    ['super_admin', 'admin', 'user', undefined],
    ['super_admin', 'super_admin', 'admin', undefined],
  ])('by %s, who gives %s the role %s: %s', (actor, target, to, refusal) => {
    expect(attempt(actor, target, { kind: 'role', to })).toBe(refusal);
  });

  test.each(['disable', 'enable', 'end_sessions'] as const)('%s follows the same ranks', (kind) => {
    const table = ROLES.map((actor) => ROLES.map((target) => attempt(actor, target, { kind })));
    const [no, above] = ['forbidden', 'ranks_above'];
    expect(table).toEqual([
      [no, no, no, no],
      [no, no, no, no],
      [undefined, undefined, above, above],
      [undefined, undefined, undefined, undefined],
    ]);
  });

  test('never takes the last super administrator away', () => {
    const last = (act: AccountAct) => attempt('super_admin', 'super_admin', act, 0);
    expect(last({ kind: 'role', to: 'user' })).toBe('last_super_admin');
    expect(last({ kind: 'disable' })).toBe('last_super_admin');
    expect(last({ kind: 'end_sessions' })).toBeUndefined();
  });

  test('is never done to oneself', () => {
    const self = { id: 'a', role: 'super_admin' as const };
    for (const act of [{ kind: 'role', to: 'user' }, { kind: 'disable' }] as const)
      expect(accountActRefusal({ actor: self, target: self, act, otherSuperAdmins: 3 })).toBe(
        'own_account',
      );
  });
});
