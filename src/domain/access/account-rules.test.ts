import { describe, expect, test } from 'vitest';
import { emailError, normalEmail } from './account-rules.ts';
import { passwordError } from './passwords/password-rules.ts';
import { signUpError } from './sign-up-rules.ts';

const GOOD = {
  fullName: 'Nadia Benali',
  email: 'nadia.benali@example.com',
  password: 'un thé brûlant',
  language: 'fr',
  termsVersion: '2026-11-01',
};

describe('a sign-up', () => {
  test('with everything in order has no mistake', () => {
    expect(signUpError(GOOD)).toBeUndefined();
    expect(signUpError({ ...GOOD, fullName: 'Li', language: 'en' })).toBeUndefined();
  });

  test.each([
    [{ fullName: ' L ' }, { code: 'too_short', field: 'fullName' }],
    [{ fullName: 'x'.repeat(121) }, { code: 'too_long', field: 'fullName' }],
    [{ fullName: 7 }, { code: 'required', field: 'fullName' }],
    [{ email: 'nadia@' }, { code: 'invalid', field: 'email' }],
    [{ email: { $ne: '' } }, { code: 'invalid', field: 'email' }],
    [{ password: 'court' }, { code: 'too_short', field: 'password' }],
    [{ password: 'é'.repeat(36) }, { code: 'too_long', field: 'password' }],
    [{ password: 'Soleil2024!' }, { code: 'common', field: 'password' }],
    [{ password: undefined }, { code: 'required', field: 'password' }],
    [{ language: 'de' }, { code: 'invalid', field: 'language' }],
    [{ termsVersion: '' }, { code: 'required', field: 'termsVersion' }],
  ])('with %j says which field and why', (change, expected) => {
    expect(signUpError({ ...GOOD, ...change })).toEqual(expected);
  });
});

test.each(['a@b.ca', 'prénom@example.com', 'a b@example.com', 'a@example', 'a@-x.com', '.a@x.com'])(
  'only real addresses are taken (%s)',
  (email) => expect(emailError(email) === undefined).toBe(email === 'a@b.ca'),
);

test('an address has one spelling', () => {
  expect(normalEmail(' Nadia.Benali@Example.COM ')).toBe('nadia.benali@example.com');
});

describe('a password tried first by everyone is refused', () => {
  test.each([
    '123456',
    '12345678',
    '654321',
    '111111',
    '123123',
    'abc123',
    'abcdef',
    'password',
    'Password1',
    'P@ssw0rd!',
    'qwerty123',
    'azerty',
    'azertyuiop',
    '1q2w3e4r',
    'qazwsx',
    'iloveyou',
    'jetaime',
    'doudou',
    'loulou',
    'Motdepasse1',
    'marseille13',
    'montreal514',
    'trustno1',
    'Admin2024!',
    '25121985',
    '123soleil',
    'nicolas',
    'bienvenue1',
  ])('%s', (password) => expect(passwordError(password)?.code).toBe('common'));
});

describe('a password of one’s own is taken', () => {
  test.each([
    'tx9!kq',
    'neige en mai',
    'girafe-velours',
    'Xk2pLw8v',
    'trois pommes bleues',
    'maboussole',
    '48209173',
  ])('%s', (password) => expect(passwordError(password)).toBeUndefined());
});
