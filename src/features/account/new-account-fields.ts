/** What is wrong with what a new account, or a new password, is made of. Brings the list of refused passwords. */
import { emailError, nameError } from '#/domain/access/account-rules.ts';
import { passwordError } from '#/domain/access/password-rules.ts';
import { present, type FieldCodes, type SignInValues } from './account-fields.ts';

export interface SignUpValues extends SignInValues {
  fullName: string;
  confirmPassword: string;
}

export const checkSignUp = (values: SignUpValues): FieldCodes<keyof SignUpValues> =>
  present({
    fullName: nameError(values.fullName)?.code,
    email: emailError(values.email)?.code,
    ...checkNewPassword(values),
  });

export const checkNewPassword = ({
  password,
  confirmPassword,
}: Pick<SignUpValues, 'password' | 'confirmPassword'>): FieldCodes<
  'password' | 'confirmPassword'
> =>
  present({
    password: passwordError(password)?.code,
    confirmPassword: password === confirmPassword ? undefined : 'different',
  });
