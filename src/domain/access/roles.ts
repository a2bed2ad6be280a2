/** Who may do what: four roles with ranks. Shared by the client and the server, which alone decides. */
import { isLive, type Subscription } from './plans/subscription.ts';

export const ROLES = ['user', 'premium', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** 1 to 4; a role nobody knows counts as a user's. */
export const rankOf = (role: string): number => Math.max(1, ROLES.indexOf(role as Role) + 1);

/** `user` when there is none, or none that is known. */
export const highestRole = (roles: readonly string[]): Role =>
  ROLES[Math.max(1, ...roles.map(rankOf)) - 1] ?? 'user';

/** Whether a role ranks at least as high as the one that is needed. */
export const allows = (role: string, needed: Role): boolean => rankOf(role) >= rankOf(needed);

/** The highest of the role given to a person and what they pay for. */
export const effectiveRole = (
  role: string,
  subscriptions: readonly Subscription[],
  now: number,
): Role =>
  highestRole([role, ...(subscriptions.some((one) => isLive(one, now)) ? ['premium'] : [])]);
