/** What a device was told of a role, and what of it still holds while the server can't be asked. */
import { DAY_MS } from '../../duration.ts';
import { OFFLINE_GRACE_DAYS } from './plan-periods.ts';
import type { Role } from '../roles.ts';

export interface HeardRole {
  role: Role;
  /** By the device's own clock, which may be years off: only what passed since then is counted. */
  heardAt: number;
  /** For so many milliseconds from then; null for as long as nobody changes it. */
  lasts: number | null;
}

/**
 * Premium that has ended stays for some days on a device that is offline; the server gives nothing for it. A clock that
 * is set back wins no time there, and on the device no more than the plan had left.
 */
export const heldRole = ({ role, heardAt, lasts }: HeardRole, now: number): Role => {
  // A session stored by an older version says nothing of it.
  if (role !== 'premium' || typeof lasts !== 'number') return role;
  const passed = Math.max(0, now - heardAt);
  return passed < lasts + OFFLINE_GRACE_DAYS * DAY_MS ? role : 'user';
};

/** After a question of the role that got no answer: of what was heard before, Premium that still holds; of all else, the least. */
export const unheardRole = (before: HeardRole | undefined, now: number): HeardRole =>
  before && heldRole(before, now) === 'premium'
    ? { role: 'premium', heardAt: before.heardAt, lasts: before.lasts }
    : { role: 'user', heardAt: now, lasts: null };
