/** What is wrong with what a person typed, as codes; the sentences are in `use-field-words.ts`. */
import { emailError } from '#/domain/access/account-rules.ts';
import { SIGN_IN_CODE_DIGITS } from '#/domain/access/session-periods.ts';
import { passwordLengthError } from '#/domain/access/passwords/password-length.ts';

export type FieldCode = 'required' | 'too_short' | 'too_long' | 'invalid' | 'common' | 'different';
export type FieldCodes<Name extends string> = Partial<Record<Name, FieldCode>>;

export interface SignInValues {
  email: string;
  password: string;
}

/** An old password may be one that would be refused today: only its length is looked at. */
export const checkSignIn = ({ email, password }: SignInValues): FieldCodes<keyof SignInValues> =>
  present({
    email: emailError(email)?.code,
    password: passwordLengthError(password)?.code,
  });

export const checkEmail = (email: string): FieldCode | undefined => emailError(email)?.code;

export const checkCurrent = ({ current }: { current: string }): FieldCodes<'current'> =>
  present({ current: current === '' ? 'required' : undefined });

/** People copy it with spaces. */
export const checkCode = ({ code }: { code: string }): FieldCodes<'code'> =>
  present({ code: codeIn(code).length === SIGN_IN_CODE_DIGITS ? undefined : 'invalid' });

export const codeIn = (text: string): string => text.replace(/\D/g, '');

export const present = <Name extends string>(
  codes: Partial<Record<Name, FieldCode | undefined>>,
): FieldCodes<Name> =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => code)) as FieldCodes<Name>;
