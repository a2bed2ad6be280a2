import { Trans } from '@lingui/react/macro';
import { requestEmailChange } from '#/remote/account-security.ts';
import { Fields } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent, checkEmail, present } from '../form/account-fields.ts';
import { asMyself } from '../session/own-request.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** The new address confirms by mail; until then nothing changes. */
export function ChangeEmailForm({ disabled }: { disabled: boolean }) {
  const { values, field, sent, frame } = useAccountForm({
    start: { email: '', current: '' },
    check: ({ email, current }) => ({
      ...present({ email: checkEmail(email) }),
      ...checkCurrent({ current }),
    }),
    send: ({ email, current }) =>
      asMyself((token) => requestEmailChange(token, { email: email.trim(), password: current })),
  });
  const sentTo = values.email.trim();
  if (sent)
    return (
      <Note live="polite" tone="positive" title={<Trans>Regardez les courriels de {sentTo}</Trans>}>
        <Trans>
          Vous y recevrez un lien pour confirmer la nouvelle adresse. D’ici là, votre compte garde
          l’ancienne.
        </Trans>
      </Note>
    );
  return (
    <AccountForm
      frame={frame}
      disabled={disabled}
      refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>}
      submit={<Trans>Envoyer le lien de confirmation</Trans>}
      submitting={<Trans>Envoi en cours…</Trans>}
      look={{}}
    >
      <Fields>
        <TextField
          {...field('email')}
          label={<Trans>Nouvelle adresse</Trans>}
          type="email"
          autoComplete="email"
        />
        <PasswordField {...field('current')} label={<Trans>Mot de passe actuel</Trans>} />
      </Fields>
    </AccountForm>
  );
}
