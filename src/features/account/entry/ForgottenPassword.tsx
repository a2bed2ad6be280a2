import { Plural, Trans } from '@lingui/react/macro';
import { RESET_LINK_MINUTES } from '#/domain/access/session-periods.ts';
import { requestPasswordReset } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkEmail, present } from '../form/account-fields.ts';
import { EmailField } from '../form/EmailField.tsx';
import { StepTitle } from '../form/StepTitle.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** Answers alike whether the address has an account or not. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const { values, field, sent, frame } = useAccountForm({
    start: { email },
    check: ({ email }) => present({ email: checkEmail(email) }),
    send: ({ email }) => requestPasswordReset(email),
  });
  const sentTo = values.email.trim();
  return (
    <>
      <StepTitle
        key={sent ? 'sent' : 'form'}
        lead={!sent && <Trans>Nous vous enverrons un lien pour en choisir un autre.</Trans>}
      >
        <Trans>Mot de passe oublié</Trans>
      </StepTitle>
      {sent ? (
        <Note tone="positive" title={<Trans>Regardez vos courriels</Trans>}>
          <Trans>
            Si {sentTo} a un compte, un lien y arrive dans les minutes qui viennent. Il est valable
            une fois, pendant <Plural value={RESET_LINK_MINUTES} one="# minute" other="# minutes" />
            . Pensez aux indésirables.
          </Trans>
        </Note>
      ) : (
        <AccountForm
          frame={frame}
          refused={<Trans>La demande n’a pas abouti. Réessayez dans un instant.</Trans>}
          submit={<Trans>Recevoir le lien</Trans>}
          submitting={<Trans>Envoi en cours…</Trans>}
        >
          <EmailField {...field('email')} />
        </AccountForm>
      )}
      <Button variant="quiet" onClick={onBack}>
        <Trans>Revenir à la connexion</Trans>
      </Button>
    </>
  );
}
