/** Reads passes: JSON Web Tokens signed with HMAC-SHA256 and no other way, whatever they say of themselves. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Audience, PassClaims } from '#/domain/access/pass.ts';
import { highestRole } from '#/domain/access/roles.ts';

/** `exp`: in seconds since 1970. */
export type SignedClaims = PassClaims & { exp: number };

/** Undefined for one that is forged, over, or for something else. `keys`: the new one and the old one. */
export const readPass = (
  pass: string,
  audience: Audience,
  keys: readonly string[],
  now: number,
): SignedClaims | undefined => {
  const parts = pass.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  if (parts.length !== 3 || pass.length > 4000 || fieldsOf(header)?.['alg'] !== 'HS256')
    return undefined;
  if (!keys.some((key) => isSignedBy(key, `${header}.${payload}`, signature))) return undefined;
  const { aud, sub, role, at, kept, exp } = fieldsOf(payload) ?? {};
  if (aud !== audience || typeof sub !== 'string' || typeof at !== 'number') return undefined;
  if (typeof exp !== 'number' || exp * 1000 <= now) return undefined;
  if (audience === 'jalon/sync' && !/^[a-z0-9]{15}$/.test(sub)) return undefined;
  return { aud: audience, sub, role: highestRole([String(role)]), at, kept: kept === true, exp };
};

export const signPass = (claims: SignedClaims, key: string): string => {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${signatureOf(key, text)}`;
};

const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const isSignedBy = (key: string, text: string, signature: string): boolean => {
  const [right, given] = [signatureOf(key, text), signature].map((one) => Buffer.from(one));
  return right && given ? right.length === given.length && timingSafeEqual(right, given) : false;
};

const fieldsOf = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};
