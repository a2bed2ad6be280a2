import { expect, test } from 'vitest';
import { checkSignIn } from './account-fields.ts';
import {
  checkNewPassword,
  checkSignUp,
  loadRefusedPasswords,
} from '../entry/new-account-fields.ts';

const NEWCOMER = {
  fullName: 'Nadia Benali',
  email: 'nadia@example.com',
  password: 'girafe-velours',
  confirmPassword: 'girafe-velours',
};

test('a common password is left to the server until the list of them is here', async () => {
  const common = { password: 'Soleil2024', confirmPassword: 'Soleil2024' };
  expect(checkNewPassword(common)).toEqual({});
  await loadRefusedPasswords();
  expect(checkNewPassword(common)).toEqual({ password: 'common' });
});

test('a sign-up without mistakes has none', () => {
  expect(checkSignUp(NEWCOMER)).toEqual({});
});

test.each([
  [{ fullName: ' N ' }, { fullName: 'too_short' }],
  [{ email: 'nadia@example' }, { email: 'invalid' }],
  [{ password: 'abc12', confirmPassword: 'abc12' }, { password: 'too_short' }],
  [{ password: 'Soleil2024', confirmPassword: 'Soleil2024' }, { password: 'common' }],
  [{ confirmPassword: 'girafe-velour' }, { confirmPassword: 'different' }],
])('a sign-up with %j says %j', (change, codes) => {
  expect(checkSignUp({ ...NEWCOMER, ...change })).toEqual(codes);
});

test('a sign-in takes a password that could not be chosen any more', () => {
  expect(checkSignIn({ email: 'nadia@example.com', password: 'soleil' })).toEqual({});
  expect(checkSignIn({ email: 'nadia', password: 'abc12' })).toEqual({
    email: 'invalid',
    password: 'too_short',
  });
});

test('a new password and its confirmation are looked at together', () => {
  expect(checkNewPassword({ password: 'abc', confirmPassword: 'abd' })).toEqual({
    password: 'too_short',
    confirmPassword: 'different',
  });
});
