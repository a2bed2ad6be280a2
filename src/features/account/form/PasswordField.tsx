import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import type { FormField } from './use-account-form.ts';

/** Pasting and password managers are welcome; what was typed can be looked at. */
export function PasswordField({
  isNew = false,
  ...field
}: FormField & {
  label: ReactNode;
  hint?: ReactNode;
  /** One that is being chosen, which managers then offer to make. */
  isNew?: boolean;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
