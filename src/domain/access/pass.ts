/**
 * What a person shows to those who keep their records elsewhere than the accounts: the server of accounts signs it, and
 * whoever has the key knows the person and their role without asking anyone.
 */
import { MINUTE_MS } from '../duration.ts';
import type { Role } from './roles.ts';

export const PASS_MS = 10 * MINUTE_MS;

/** What a pass is good for: a person's own records, or what the server of accounts itself has to say. */
export type Audience = 'jalon/sync' | 'jalon/server';

/** With `exp`, in seconds since 1970, which the signing adds. */
export interface PassClaims {
  aud: Audience;
  /** The person; '' for the server itself. */
  sub: string;
  role: Role;
  /** When it was made, in milliseconds since 1970: one made before a sign-out everywhere is no longer good. */
  at: number;
  /** The server of accounts has records of theirs: a worker that has none waits for the move. */
  kept?: boolean;
}

/** Keys as a setting holds them: the first signs, both are believed, so that one can take the other's place. */
export const passKeysOf = (setting: string): string[] =>
  setting
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** One or two keys, each long enough that nobody guesses it. */
export const arePassKeys = (setting: string): boolean => {
  const keys = passKeysOf(setting);
  return keys.length >= 1 && keys.length <= 2 && keys.every((key) => /^[!-~]{32,200}$/.test(key));
};
