/**
 * The one-time link to a new address. It is signed by a key of its own, so that PocketBase's route for it takes none;
 * with a new address, a new password or a sign-out everywhere it ends.
 */
import { findUser, findUserById } from './people.ts';

export const addressToken = (person: core.Record, newEmail: string): string =>
  $security.createJWT(
    { id: person.id, email: person.email(), newEmail },
    keyOf(person),
    person.collection().emailChangeToken.duration,
  );

/** Undefined when the link is none, is used up or too old, or its address was taken meanwhile. */
export const addressChangeIn = (
  app: core.App,
  token: string,
): { person: core.Record; next: string } | undefined => {
  const { id, email } = claimsIn(() => $security.parseUnverifiedJWT(token));
  const person = id ? findUserById(app, id) : undefined;
  if (!person || person.getBool('disabled') || person.email() !== email) return undefined;
  const { newEmail: next } = claimsIn(() => $security.parseJWT(token, keyOf(person)));
  return next && !findUser(app, next) ? { person, next } : undefined;
};

type Claims = { [name in 'id' | 'email' | 'newEmail']?: string };

const claimsIn = (read: () => object): Claims => {
  try {
    return Object.fromEntries(
      Object.entries(read()).map(([name, value]) => [name, String(value)]),
    ) as Claims;
  } catch {
    return {};
  }
};

const keyOf = (person: core.Record): string =>
  `${person.tokenKey()}${person.collection().emailChangeToken.secret}/address`;
