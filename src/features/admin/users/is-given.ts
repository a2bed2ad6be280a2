import type { AdminUser } from '#/remote/admin.ts';

/** Premium until a day, by an administrator; a role that gives as much without an end stands above it. */
export const isGiven = ({ role, giftUntil }: AdminUser): boolean =>
  role === 'user' && giftUntil !== '';
