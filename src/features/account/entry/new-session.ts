import { expiryOf, type Session } from '#/data/session/session.ts';
import type { HeardRole } from '#/domain/access/plans/heard-role.ts';
import type { SignedIn } from '#/remote/account.ts';

/** The session for a token the server has just given; see `session.ts` for what stands for what. */
export const newSession = (
  { token, id, email, fullName, isVerified }: SignedIn,
  { heard, shared }: { heard: HeardRole; shared: boolean },
): Session => ({
  accessToken: token,
  refreshToken: token,
  expiresAt: expiryOf(token),
  user: { id, email, fullName, isVerified, ...heard },
  shared,
});
