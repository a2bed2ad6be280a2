/** What a new account must be, as a whole. Brings the list of refused passwords along. */
import { emailError, isLanguage, nameError, type FieldError } from './account-rules.ts';
import { passwordError } from './passwords/password-rules.ts';

/** The first mistake in what a person gave to make an account, whatever its shape. */
export const signUpError = (given: Readonly<Record<string, unknown>>): FieldError | undefined =>
  nameError(given['fullName']) ??
  emailError(given['email']) ??
  passwordError(given['password']) ??
  (isLanguage(given['language']) ? undefined : { code: 'invalid', field: 'language' }) ??
  (isVersion(given['termsVersion']) ? undefined : { code: 'required', field: 'termsVersion' });

const isVersion = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
