/**
 * Where to go after a sign-in, out of an address that anyone may have written: a path of this site, or
 * the landing page. Whatever a browser could read as another site is refused: two slashes, a backslash,
 * control characters (which addresses drop before they are read).
 */
export const nextPath = (given: unknown): string =>
  typeof given === 'string' && isOwnPath(given) && !isAuth(given) ? given : '/';

const isOwnPath = (text: string): boolean =>
  text.length <= 2000 &&
  /^\/[\u0021-\u005B\u005D-\u007E\u00A0-\uFFFF]*$/.test(text) &&
  !/\/\//.test(beforeQuery(text));

/** Coming back to the sign-in would go round in circles. */
const isAuth = (text: string): boolean => /^(\/en)?\/(auth|signup)\/?$/.test(beforeQuery(text));

const beforeQuery = (text: string): string => text.split(/[?#]/, 1)[0] ?? '';
