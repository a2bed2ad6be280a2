import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#/ui/IconButton.tsx';
import { TextField } from '#/ui/TextField.tsx';

/** Pasting and password managers are welcome; what was typed can be looked at. */
export function PasswordField({
  label,
  value,
  onChange,
  error,
  hint,
  isNew = false,
  name,
}: {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  /** One that is being chosen, which managers then offer to make. */
  isNew?: boolean;
  name: string;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
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
