import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { requestEmailChange } from '#/remote/account-security.ts';
import { Button } from '#/ui/Button.tsx';
import { Stack } from '#/ui/layout.tsx';
import { Note } from '#/ui/Note.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { account } from './account.css.ts';
import { checkEmail, type FieldCodes } from './account-fields.ts';
import { FailureNote } from './FailureNote.tsx';
import { asMyself } from './own-request.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

type Values = { email: string; current: string };

const check = ({ email, current }: Values): FieldCodes<keyof Values> => {
  const code = checkEmail(email);
  return { ...(code && { email: code }), ...(current === '' && { current: 'required' }) };
};

/** The new address confirms by mail; until then nothing changes. */
export function ChangeEmailForm({ disabled }: { disabled: boolean }) {
  const words = useFieldWords();
  const [sentTo, setSentTo] = useState<string>();
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { email: '', current: '' },
    check,
    send: async ({ email, current }): Promise<Result<unknown, AccountFailure>> => {
      const asked = await asMyself((token) =>
        requestEmailChange(token, { email: email.trim(), password: current }),
      );
      if (asked.ok) setSentTo(email.trim());
      return asked;
    },
  });
  if (sentTo !== undefined)
    return (
      <Note live="polite" tone="positive" title={<Trans>Regardez les courriels de {sentTo}</Trans>}>
        <Trans>
          Un lien y arrive pour confirmer la nouvelle adresse. D’ici là, l’ancienne reste en place.
        </Trans>
      </Note>
    );
  return (
    <form {...form}>
      <Stack>
        <fieldset disabled={sending || disabled} className={account.fieldsTwo}>
          <TextField
            label={<Trans>Nouvelle adresse</Trans>}
            name="email"
            type="email"
            autoComplete="email"
            value={values.email}
            error={words('email', codes.email)}
            onChange={(email) => change({ email })}
          />
          <PasswordField
            name="current"
            label={<Trans>Mot de passe actuel</Trans>}
            value={values.current}
            error={words('current', codes.current)}
            onChange={(current) => change({ current })}
          />
        </fieldset>
        <FailureNote failure={failure} refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>} />
        <div>
          <Button
            type="submit"
            disabled={disabled}
            loading={sending}
            loadingText={<Trans>Envoi en cours…</Trans>}
          >
            <Trans>Envoyer le lien de confirmation</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
