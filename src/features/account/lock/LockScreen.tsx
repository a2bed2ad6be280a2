import { Trans, useLingui } from '@lingui/react/macro';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { openAll } from '#/platform/lock/follow-lock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Wordmark } from '#/ui/layout/Wordmark.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { lock } from './lock.css.ts';
import { PassphraseForm } from './PassphraseForm.tsx';

// With it come the database and the way out of an account.
const ForgottenPassphrase = lazy(async () => {
  const { ForgottenPassphrase } = await import('./ForgottenPassphrase.tsx');
  return { default: ForgottenPassphrase };
});

/** Over the whole page and any dialog of it, until the passphrase comes. */
export function LockScreen() {
  const { t } = useLingui();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [forgotten, setForgotten] = useState(false);

  useEffect(() => {
    const node = element.current;
    node?.showModal();
    node?.querySelector('input')?.focus();
    return () => node?.close();
  }, []);

  const onRight = (wasForgotten: boolean) => {
    openAll();
    if (wasForgotten)
      showToast({
        message: t`Quelqu’un a dit ici que la phrase était oubliée. Cette demande est annulée.`,
      });
  };
  return (
    <dialog
      ref={element}
      className={lock.screen}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A browser may close a dialog at the second Escape whatever the page says.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <div className={lock.middle}>
        <Wordmark />
        <Card className={lock.card}>
          <Stack>
            <Row gap="px8">
              <Icon of={LockKeyhole} />
              <h1 id={id} className={lock.title}>
                <Trans>Jalon est verrouillé</Trans>
              </h1>
            </Row>
            <PassphraseForm
              submit={<Trans>Déverrouiller</Trans>}
              look={{ variant: 'primary', size: 'large', block: true }}
              onRight={onRight}
            />
            {forgotten ? (
              <Suspense fallback={<PartSkeleton />}>
                <ForgottenPassphrase />
              </Suspense>
            ) : (
              <Button variant="quiet" block onClick={() => setForgotten(true)}>
                <Trans>Phrase oubliée?</Trans>
              </Button>
            )}
          </Stack>
        </Card>
      </div>
    </dialog>
  );
}
