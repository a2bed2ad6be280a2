import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { tellSessionEvent } from '#/data/session/session.ts';
import type { Result } from '#/domain/result.ts';
import { confirmPasswordReset } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkNewPassword } from '../entry/new-account-fields.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';
import { endSessionOf } from '../session/end-session-of.ts';
import { StepTitle } from '../form/StepTitle.tsx';
import { DeadLink, LinkDone } from './LinkOutcome.tsx';
import { claimsOf } from './link-token.ts';
import { refusedField } from './refused-field.ts';
import { UsernameForManagers } from './UsernameForManagers.tsx';

/** A new password by mail: every session of the account ends, and the person signs in with it. */
export function ResetLink({
  token,
  onDone,
  onAskAgain,
}: {
  token: string;
  onDone: () => void;
  onAskAgain: () => void;
}) {
  const { id, email } = claimsOf(token);
  const [dead, setDead] = useState(false);
  useEffect(() => tellSessionEvent('password-recovery'), []);
  const { field, sent, frame } = useAccountForm({
    start: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    send: async ({ password }): Promise<Result<unknown, AccountFailure>> => {
      const confirmed = await confirmPasswordReset(token, password);
      if (confirmed.ok) await endSessionOf(id);
      else if (refusedField(confirmed.error) === 'token') setDead(true);
      return confirmed;
    },
  });

  if (sent)
    return (
      <LinkDone
        title={<Trans>Votre mot de passe est changé</Trans>}
        action={
          <Button variant="primary" size="large" block onClick={onDone}>
            <Trans>Se connecter</Trans>
          </Button>
        }
      >
        <Trans>
          Reconnectez-vous sur vos appareils. Ils gardent le travail qui y est enregistré.
        </Trans>
      </LinkDone>
    );
  if (dead)
    return (
      <DeadLink
        action={
          <Button variant="primary" size="large" block onClick={onAskAgain}>
            <Trans>Demander un nouveau lien</Trans>
          </Button>
        }
      />
    );
  return (
    <>
      <StepTitle key="form" lead={email !== '' && <Trans>Pour le compte {email}</Trans>}>
        <Trans>Choisir un nouveau mot de passe</Trans>
      </StepTitle>
      <AccountForm
        frame={frame}
        refused={<Trans>Ce mot de passe n’a pas été accepté. Choisissez-en un autre.</Trans>}
        submit={<Trans>Changer le mot de passe</Trans>}
        submitting={<Trans>Changement en cours…</Trans>}
      >
        <UsernameForManagers email={email} />
        <NewPasswordFields field={field} />
      </AccountForm>
    </>
  );
}
