import { expiryOf, type Session } from '#/data/session/session.ts';
import type { Role } from '#/domain/access/roles.ts';
import type { SignedIn } from '#/remote/account.ts';

/** The session for a token the server has just given; see `session.ts` for what stands for what. */
export const newSession = (
  { token, id, email, fullName, isVerified }: SignedIn,
  { role, shared }: { role: Role; shared: boolean },
): Session => ({
  accessToken: token,
  refreshToken: token,
  expiresAt: expiryOf(token),
  user: { id, email, fullName, isVerified, role },
  shared,
});
