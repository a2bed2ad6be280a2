import type { FieldError } from '../account-rules.ts';
import { PASSWORD_LENGTH } from '../size-limits.ts';

/** All that is asked of a password that was chosen before. */
export const passwordLengthError = (value: unknown): FieldError | undefined => {
  if (typeof value !== 'string') return { code: 'required', field: 'password' };
  if ([...value].length < PASSWORD_LENGTH.min) return { code: 'too_short', field: 'password' };
  return bytesOf(value) > PASSWORD_LENGTH.max ? { code: 'too_long', field: 'password' } : undefined;
};

/** Length in UTF-8; the server's runtime has no encoder. */
const bytesOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + bytesOfCodePoint(character.codePointAt(0) ?? 0), 0);

const bytesOfCodePoint = (point: number): number => {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};
