import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { confirmEmailChange } from '#/remote/account-security.ts';
import { Button } from '#/ui/Button.tsx';
import { text } from '#/ui/layout.css.ts';
import { Stack } from '#/ui/layout.tsx';
import { account } from '../account.css.ts';
import { FailureNote } from '../FailureNote.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../use-account-form.ts';
import { useFieldWords } from '../use-field-words.ts';
import { endSessionOf } from '../end-session-of.ts';
import { StepTitle } from '../StepTitle.tsx';
import { DeadLink, LinkDone } from './LinkOutcome.tsx';
import { claimsOf } from './link-token.ts';
import { refusedField } from './refused-field.ts';
import { UsernameForManagers } from './UsernameForManagers.tsx';

/** A new address is confirmed with the password: a link alone, read over a shoulder, is not enough. */
export function ChangeEmailLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { id, email, newEmail } = claimsOf(token);
  const words = useFieldWords();
  const [step, setStep] = useState<'form' | 'done' | 'dead'>('form');
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { current: '' },
    check: ({ current }) => (current === '' ? { current: 'required' } : {}),
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const confirmed = await confirmEmailChange(token, current);
      if (confirmed.ok) {
        await endSessionOf(id);
        setStep('done');
      } else if (refusedField(confirmed.error) === 'token') setStep('dead');
      return confirmed;
    },
  });

  const toSignIn = (
    <Button variant="primary" size="large" block onClick={onDone}>
      <Trans>Se connecter</Trans>
    </Button>
  );
  if (step === 'done')
    return (
      <LinkDone title={<Trans>Votre adresse est changée</Trans>} action={toSignIn}>
        <Trans>Connectez-vous maintenant avec {newEmail}, et le même mot de passe.</Trans>
      </LinkDone>
    );
  if (step === 'dead') return <DeadLink action={toSignIn} />;
  return (
    <>
      <StepTitle key="form">
        <Trans>Confirmer la nouvelle adresse</Trans>
      </StepTitle>
      {newEmail !== '' && (
        <p className={text.muted}>
          <Trans>Votre compte utilisera {newEmail}.</Trans>
        </p>
      )}
      <form {...form}>
        <Stack>
          <UsernameForManagers email={email} />
          <fieldset disabled={sending} className={account.fields}>
            <PasswordField
              name="current"
              label={<Trans>Mot de passe</Trans>}
              value={values.current}
              error={words('current', codes.current)}
              onChange={(current) => change({ current })}
            />
          </fieldset>
          <FailureNote
            failure={failure}
            refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            loading={sending}
            loadingText={<Trans>Changement en cours…</Trans>}
          >
            <Trans>Confirmer l’adresse</Trans>
          </Button>
        </Stack>
      </form>
    </>
  );
}
