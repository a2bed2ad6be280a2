import { Trans } from '@lingui/react/macro';
import { TextField } from '#/ui/fields/TextField.tsx';
import type { FormField } from './use-account-form.ts';

/** The address that says whose account it is. */
export function EmailField(field: FormField) {
  return (
    <TextField label={<Trans>Courriel</Trans>} type="email" autoComplete="username" {...field} />
  );
}
