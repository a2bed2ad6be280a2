/** What a password that is being chosen must be. Brings the list of refused ones along. */
import type { FieldError } from '../account-rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordLengthError } from './password-length.ts';

export const passwordError = (value: unknown): FieldError | undefined =>
  passwordLengthError(value) ??
  (isCommonPassword(String(value)) ? { code: 'common', field: 'password' } : undefined);
