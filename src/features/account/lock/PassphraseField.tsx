import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ReactNode } from 'react';
import { PASSPHRASE_LENGTH } from '#/domain/access/app-lock.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';

/** A browser that kept it beside what it guards would open to anybody: managers are not asked to. */
export function PassphraseField(field: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={PASSPHRASE_LENGTH.max}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Masquer la phrase` : t`Afficher la phrase`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
