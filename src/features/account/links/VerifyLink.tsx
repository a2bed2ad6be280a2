import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { changeSession } from '#/data/session/session.ts';
import { startData } from '#/data/session/start.ts';
import { confirmVerification } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import type { AccountFailure } from '../form/use-account-form.ts';
import { useSession } from '../session/use-session.ts';
import { StepTitle } from '../form/StepTitle.tsx';
import { DeadLink, LinkDone } from './LinkOutcome.tsx';
import { claimsOf } from './link-token.ts';

type Outcome = { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; failure: AccountFailure };

/** Confirms an address as soon as its link is opened. */
export function VerifyLink({ token, onDone }: { token: string; onDone: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const state = useSession();
  const isIn = state.kind === 'account' && !state.ended;

  useEffect(() => {
    void verify(token).then((result) => setOutcome(result));
  }, [token]);

  const goOn = isIn ? (
    <LinkButton to="/account" variant="primary" size="large" block>
      <Trans>Aller à mon compte</Trans>
    </LinkButton>
  ) : (
    <Button variant="primary" size="large" block onClick={onDone}>
      <Trans>Se connecter</Trans>
    </Button>
  );
  if (outcome.kind === 'done')
    return (
      <LinkDone title={<Trans>Votre adresse est confirmée</Trans>} action={goOn}>
        <Trans>Si vous oubliez votre mot de passe, vous pourrez en choisir un autre.</Trans>
      </LinkDone>
    );
  if (outcome.kind === 'failed' && outcome.failure.kind === 'refused')
    return <DeadLink action={goOn} />;
  return (
    <>
      <StepTitle>
        <Trans>Confirmation de votre adresse</Trans>
      </StepTitle>
      {outcome.kind === 'failed' ? (
        <>
          <FailureNote failure={outcome.failure} refused={undefined} />
          <Button
            variant="primary"
            size="large"
            block
            onClick={() => {
              setOutcome({ kind: 'working' });
              void verify(token).then((result) => setOutcome(result));
            }}
          >
            <Trans>Réessayer</Trans>
          </Button>
        </>
      ) : (
        <Skeleton lines={3} />
      )}
    </>
  );
}

const verify = async (token: string): Promise<Outcome> => {
  const confirmed = await confirmVerification(token);
  if (!confirmed.ok) return { kind: 'failed', failure: confirmed.error };
  await noteVerified(claimsOf(token).id);
  return { kind: 'done' };
};

const noteVerified = async (uid: string): Promise<void> => {
  const started = await startData();
  if (!started.ok) return;
  await changeSession(started.value.database, (session) =>
    session.user.id === uid ? { ...session, user: { ...session.user, isVerified: true } } : session,
  );
};
