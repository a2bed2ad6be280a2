import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/result.ts';
import { confirmEmailChange } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent } from '../form/account-fields.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';
import { endSessionOf } from '../session/end-session-of.ts';
import { StepTitle } from '../form/StepTitle.tsx';
import { DeadLink, LinkDone } from './LinkOutcome.tsx';
import { claimsOf } from './link-token.ts';
import { UsernameForManagers } from './UsernameForManagers.tsx';

/** A new address is confirmed with the password: a link alone, read over a shoulder, is not enough. */
export function ChangeEmailLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { id, email, newEmail } = claimsOf(token);
  const [dead, setDead] = useState(false);
  const { field, sent, frame } = useAccountForm({
    start: { current: '' },
    check: checkCurrent,
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const confirmed = await confirmEmailChange(token, current);
      if (confirmed.ok) await endSessionOf(id);
      else if (confirmed.error.kind === 'refused' && confirmed.error.code === 'dead_link')
        setDead(true);
      return confirmed;
    },
  });

  const toSignIn = (
    <Button variant="primary" size="large" block onClick={onDone}>
      <Trans>Se connecter</Trans>
    </Button>
  );
  if (sent)
    return (
      <LinkDone title={<Trans>Votre adresse est changée</Trans>} action={toSignIn}>
        <Trans>Connectez-vous maintenant avec {newEmail}, et le même mot de passe.</Trans>
      </LinkDone>
    );
  if (dead) return <DeadLink action={toSignIn} />;
  return (
    <>
      <StepTitle
        key="form"
        lead={newEmail !== '' && <Trans>Votre compte utilisera {newEmail}.</Trans>}
      >
        <Trans>Confirmer la nouvelle adresse</Trans>
      </StepTitle>
      <AccountForm
        frame={frame}
        refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>}
        submit={<Trans>Confirmer l’adresse</Trans>}
        submitting={<Trans>Changement en cours…</Trans>}
      >
        <UsernameForManagers email={email} />
        <PasswordField {...field('current')} label={<Trans>Mot de passe</Trans>} />
      </AccountForm>
    </>
  );
}
