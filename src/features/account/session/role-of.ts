import { unheardRole, type HeardRole } from '#/domain/access/plans/heard-role.ts';
import { recordEvent } from '#/platform/analytics.ts';
import { now } from '#/platform/clock.ts';
import { highestRoleOf, type SignedIn } from '#/remote/account.ts';

/**
 * What the server says the person may do. Without an answer it is noted, and `before`, what this device was told
 * earlier of the same person, says whether their Premium goes on; the least role otherwise.
 */
export const roleOf = async ({ token, id }: SignedIn, before?: HeardRole): Promise<HeardRole> => {
  const answer = await highestRoleOf(token, id);
  if (answer.ok) return { ...answer.value, heardAt: now() };
  recordEvent('role_lookup_failed', { userId: id, details: { kind: answer.error.kind } });
  return unheardRole(before, now());
};
