import type { HeardRole } from '#/domain/access/plans/heard-role.ts';
import { recordEvent } from '#/platform/analytics.ts';
import { now } from '#/platform/clock.ts';
import { highestRoleOf, type SignedIn } from '#/remote/account.ts';

/** What the server says the person may do. Without an answer, a plain user: it is only noted. */
export const roleOf = async ({ token, id }: SignedIn): Promise<HeardRole> => {
  const answer = await highestRoleOf(token, id);
  if (answer.ok) return { ...answer.value, heardAt: now() };
  recordEvent('role_lookup_failed', { userId: id, details: { kind: answer.error.kind } });
  return { role: 'user', heardAt: now(), lasts: null };
};
