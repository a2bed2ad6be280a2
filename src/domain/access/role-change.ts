/** Who may give which role to whom. */
import { allows, rankOf, type Role } from './roles.ts';

/** Roles that administrators hand out; a super administrator is made by the operator alone. */
const GIVEN_ROLES = ['user', 'premium', 'admin'] as const satisfies readonly Role[];
type GivenRole = (typeof GIVEN_ROLES)[number];

const isGivenRole = (role: unknown): role is GivenRole => GIVEN_ROLES.includes(role as GivenRole);

export interface RoleChange {
  actor: { id: string; role: Role };
  target: { id: string; role: Role };
  to: unknown;
  /** How many super administrators there are. */
  superAdmins: number;
}

export type RoleChangeRefusal =
  | 'forbidden'
  | 'role_invalid'
  | 'own_role'
  | 'ranks_above'
  | 'last_super_admin';

/** Why a change is refused; undefined when it may be made. */
export const roleChangeRefusal = ({
  actor,
  target,
  to,
  superAdmins,
}: RoleChange): RoleChangeRefusal | undefined => {
  if (!allows(actor.role, 'admin')) return 'forbidden';
  if (!isGivenRole(to)) return 'role_invalid';
  if (actor.id === target.id) return 'own_role';
  const isAbove = actor.role !== 'super_admin' && rankOf(target.role) >= rankOf(actor.role);
  if (isAbove) return 'ranks_above';
  return target.role === 'super_admin' && superAdmins <= 1 ? 'last_super_admin' : undefined;
};
