/** Who may do what with whose account: what the screen offers, and what the server holds everyone to. */
import { allows, rankOf, type Role } from '../roles.ts';

/** Roles that administrators hand out; a super administrator is made by the operator alone. */
export const GIVEN_ROLES = ['user', 'premium', 'admin'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

export type AccountAct =
  | { kind: 'role'; to: unknown }
  | { kind: 'disable' }
  | { kind: 'enable' }
  /** Premium until a day, or no more. */
  | { kind: 'gift' }
  /** A mail that leads the person to a new password. */
  | { kind: 'reset_password' }
  /** On all devices. */
  | { kind: 'end_sessions' };

interface AccountAttempt {
  actor: { id: string; role: Role };
  target: { id: string; role: Role };
  act: AccountAct;
  /** How many super administrators there would still be without the target. */
  otherSuperAdmins: number;
}

export type AccountActRefusal =
  | 'forbidden'
  | 'role_invalid'
  | 'own_account'
  | 'ranks_above'
  | 'last_super_admin';

/** Why an act is refused; undefined when it may be done. */
export const accountActRefusal = ({
  actor,
  target,
  act,
  otherSuperAdmins,
}: AccountAttempt): AccountActRefusal | undefined => {
  if (!allows(actor.role, 'admin')) return 'forbidden';
  if (act.kind === 'role' && !isGivenRole(act.to)) return 'role_invalid';
  if (actor.id === target.id) return 'own_account';
  const isAbove = actor.role !== 'super_admin' && rankOf(target.role) >= rankOf(actor.role);
  if (isAbove) return 'ranks_above';
  const takesAway = act.kind === 'role' || act.kind === 'disable';
  return takesAway && target.role === 'super_admin' && otherSuperAdmins < 1
    ? 'last_super_admin'
    : undefined;
};

const isGivenRole = (role: unknown): role is GivenRole => GIVEN_ROLES.includes(role as GivenRole);
