/** How administrators look through the accounts. */

export const USERS_PER_PAGE = 50;
export const SEARCH_MAX = 100;

/** `user` and `premium`: what counts for the person now, given or paid for. */
export const USER_FILTERS = ['all', 'user', 'premium', 'administration', 'disabled'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

export const USER_SORTS = ['newest', 'oldest', 'name', 'seen'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The one of a list that a query names; the first for any other. */
export const knownOr = <Name extends string>(
  names: readonly [Name, ...Name[]],
  given: unknown,
): Name => names.find((name) => name === given) ?? names[0];

/** A page's number as a query names it; 1 for anything else. */
export const pageIn = (given: unknown): number =>
  Math.max(1, Math.min(100_000, Math.floor(Number(given)) || 1));
