import type { Role } from '#/domain/access/roles.ts';
import { recordEvent } from '#/platform/analytics.ts';
import { highestRoleOf, type SignedIn } from '#/remote/account.ts';

/** What the server says the person may do. Without an answer, a plain user: it is only noted. */
export const roleOf = async ({ token, id }: SignedIn): Promise<Role> => {
  const role = await highestRoleOf(token, id);
  if (role.ok) return role.value;
  recordEvent('role_lookup_failed', { userId: id, details: { kind: role.error.kind } });
  return 'user';
};
