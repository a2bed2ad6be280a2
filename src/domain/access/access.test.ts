import { describe, expect, test } from 'vitest';
import { limitsOf, tierOf } from './plan-limits.ts';
import { roleChangeRefusal, type RoleChange } from './role-change.ts';
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

describe('a change of role', () => {
  const change = (actor: Role, target: Role, to: unknown, superAdmins = 2): RoleChange => ({
    actor: { id: 'a', role: actor },
    target: { id: 'b', role: target },
    to,
    superAdmins,
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
  ])('by %s of %s to %s: %s', (actor, target, to, refusal) => {
    expect(roleChangeRefusal(change(actor, target, to))).toBe(refusal);
  });

  test('never takes the last super administrator away', () => {
    expect(roleChangeRefusal(change('super_admin', 'super_admin', 'user', 1))).toBe(
      'last_super_admin',
    );
  });

  test('is never one’s own', () => {
    const self = { id: 'a', role: 'super_admin' as const };
    expect(roleChangeRefusal({ actor: self, target: self, to: 'user', superAdmins: 3 })).toBe(
      'own_role',
    );
  });
});
