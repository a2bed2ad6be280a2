import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldCodes } from './account-fields.ts';
import { loadRefusedPasswords } from './new-account-fields.ts';
import { PasswordField } from './PasswordField.tsx';
import { useFieldWords } from './use-field-words.ts';

type Values = { password: string; confirmPassword: string };

/** A password being chosen, twice. */
export function NewPasswordFields({
  values,
  codes,
  isReplacing = false,
  onChange,
}: {
  values: Values;
  codes: FieldCodes<keyof Values>;
  /** The old one is asked for beside it. */
  isReplacing?: boolean;
  onChange: (change: Partial<Values>) => void;
}) {
  const words = useFieldWords();
  useEffect(() => void loadRefusedPasswords(), []);
  return (
    <>
      <PasswordField
        isNew
        name="password"
        label={isReplacing ? <Trans>Nouveau mot de passe</Trans> : <Trans>Mot de passe</Trans>}
        hint={<Trans>6 caractères au minimum</Trans>}
        value={values.password}
        error={words('password', codes.password)}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        isNew
        name="confirmPassword"
        label={<Trans>Confirmer le mot de passe</Trans>}
        value={values.confirmPassword}
        error={words('confirmPassword', codes.confirmPassword)}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
      />
    </>
  );
}
