import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SIGN_IN_CODE_DIGITS } from '#/domain/access/session-periods.ts';
import { NAME_LENGTH, PASSWORD_LENGTH } from '#/domain/access/size-limits.ts';
import type { FieldCode } from './account-fields.ts';

export type AccountField =
  | 'fullName'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'current'
  | 'code'
  | 'groupCode';

/** The sentence for a mistake in a field; undefined when there is none. */
export const useFieldWords = (): ((
  field: AccountField,
  code: FieldCode | undefined,
) => string | undefined) => {
  const { t } = useLingui();
  const tooShort = t`Le mot de passe doit contenir au moins ${plural(PASSWORD_LENGTH.min, { one: '# caractère', other: '# caractères' })}`;
  const tooLong = t`Ce mot de passe est trop long\u00A0: ${plural(PASSWORD_LENGTH.max, { one: '# caractère', other: '# caractères' })} au plus`;
  const words: Record<AccountField, Partial<Record<FieldCode, string>> & { other: string }> = {
    fullName: {
      other: t`Le nom doit contenir au moins ${plural(NAME_LENGTH.min, { one: '# caractère', other: '# caractères' })}`,
      too_long: t`Ce nom est trop long`,
      invalid: t`Écrivez votre nom sans adresse web ni signe spécial`,
    },
    email: { other: t`Email invalide` },
    password: {
      other: tooShort,
      too_long: tooLong,
      common: t`Ce mot de passe est trop courant. Choisissez-en un autre.`,
    },
    confirmPassword: { other: t`Les mots de passe ne correspondent pas` },
    current: { other: t`Écrivez votre mot de passe actuel` },
    code: {
      other: t`Le code a ${plural(SIGN_IN_CODE_DIGITS, { one: '# chiffre', other: '# chiffres' })}`,
    },
    groupCode: {
      other: t`Écrivez le code au complet, comme K7MQX-4WZRP-9DTHB`,
    },
  };
  return (field, code) => code && (words[field][code] ?? words[field].other);
};
