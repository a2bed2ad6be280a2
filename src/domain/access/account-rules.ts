/** What an account's fields must be, said as codes: the words belong to the screens. */
import { EMAIL_MAX, NAME_LENGTH } from './size-limits.ts';

const LANGUAGES = ['fr', 'en'] as const;
export type AccountLanguage = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is AccountLanguage =>
  LANGUAGES.includes(value as AccountLanguage);

type AccountField = 'fullName' | 'email' | 'password' | 'language' | 'termsVersion';

export interface FieldError {
  code: 'required' | 'too_short' | 'too_long' | 'invalid' | 'common';
  field: AccountField;
}

export const nameError = (value: unknown): FieldError | undefined => {
  if (typeof value !== 'string') return { code: 'required', field: 'fullName' };
  const length = [...value.trim()].length;
  if (length < NAME_LENGTH.min) return { code: 'too_short', field: 'fullName' };
  if (length > NAME_LENGTH.max) return { code: 'too_long', field: 'fullName' };
  return NO_NAME.test(value) ? { code: 'invalid', field: 'fullName' } : undefined;
};

/** Control and direction characters, and whatever a mail program would make a link of: our mails carry names. */
const NO_NAME =
  // oxlint-disable-next-line no-control-regex -- they are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069<>@/\\]|\bwww\.|\.(com|net|org|info|biz|io|ru|cn|xyz|top|link|site|online|shop|click|app|dev)\b/i;

export const emailError = (value: unknown): FieldError | undefined =>
  typeof value === 'string' && isEmail(value.trim())
    ? undefined
    : { code: 'invalid', field: 'email' };

/** One spelling per address, so that nobody has two accounts by mistake. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
