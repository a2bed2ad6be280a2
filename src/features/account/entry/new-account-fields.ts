/** What is wrong with what a new account, or a new password, is made of. */
import { emailError, nameError, type FieldError } from '#/domain/access/account-rules.ts';
import { passwordLengthError } from '#/domain/access/passwords/password-length.ts';
import { present, type FieldCodes, type SignInValues } from '../form/account-fields.ts';

export interface SignUpValues extends SignInValues {
  fullName: string;
  confirmPassword: string;
}

let passwordError: (value: unknown) => FieldError | undefined = passwordLengthError;

/** The list of refused passwords is long: until it is here, the server alone refuses them. Never rejects. */
export const loadRefusedPasswords = async (): Promise<void> => {
  try {
    ({ passwordError } = await import('#/domain/access/passwords/password-rules.ts'));
  } catch {
    // Without a network no password is chosen anyway.
  }
};

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
