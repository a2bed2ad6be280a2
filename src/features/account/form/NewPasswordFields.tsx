import { Plural, Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PASSWORD_LENGTH } from '#/domain/access/size-limits.ts';
import { loadRefusedPasswords } from '../entry/new-account-fields.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FormField } from './use-account-form.ts';

/** A password being chosen, twice. */
export function NewPasswordFields({
  field,
  isReplacing = false,
}: {
  field: (name: 'password' | 'confirmPassword') => FormField;
  /** The old one is asked for beside it. */
  isReplacing?: boolean;
}) {
  useEffect(() => void loadRefusedPasswords(), []);
  return (
    <>
      <PasswordField
        {...field('password')}
        isNew
        label={isReplacing ? <Trans>Nouveau mot de passe</Trans> : <Trans>Mot de passe</Trans>}
        hint={
          <Plural
            value={PASSWORD_LENGTH.min}
            one="# caractère au minimum"
            other="# caractères au minimum"
          />
        }
      />
      <PasswordField
        {...field('confirmPassword')}
        isNew
        label={<Trans>Confirmer le mot de passe</Trans>}
      />
    </>
  );
}
