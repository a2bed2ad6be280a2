import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { exportEverything } from '#/data/backup/export.ts';
import { SIGN_OUT_WAIT_SECONDS } from '#/domain/access/session-periods.ts';
import { startData } from '#/data/session/start.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { saveFile } from '#/platform/files.ts';
import { signOutEverywhere } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { asMyself } from './own-request.ts';
import { leaveAccount, sendBeforeLeaving } from './sign-out.ts';
import type { AccountFailure } from '../form/use-account-form.ts';

type Step =
  | { kind: 'sending' }
  | { kind: 'unsent'; count: number }
  | { kind: 'leaving' }
  | { kind: 'failed'; failure: AccountFailure }
  | { kind: 'export-failed' };

/**
 * Sends what waits, then leaves: with nothing left behind it asks nothing. What the server does not have
 * is never erased without the person's word.
 */
export function SignOutDialog({
  everywhere = false,
  onStay,
}: {
  /** All other devices must sign in again too. */
  everywhere?: boolean;
  onStay: () => void;
}) {
  const { user, isShared } = useAuth();
  const [step, setStep] = useState<Step>({ kind: 'sending' });

  const leave = async (keep: boolean) => {
    setStep({ kind: 'leaving' });
    const ended = everywhere ? await asMyself(signOutEverywhere) : undefined;
    if (ended?.ok === false && ended.error.kind !== 'unauthorised')
      return setStep({ kind: 'failed', failure: ended.error });
    const started = await startData();
    if (started.ok) await leaveAccount(started.value, { keep });
    // A new page: nothing of the person stays in memory either.
    location.replace('/');
  };
  const exportAndLeave = async () => {
    try {
      const copy = await exportEverything();
      saveFile(new File([copy], 'jalon.json', { type: copy.type }));
    } catch {
      return setStep({ kind: 'export-failed' });
    }
    await leave(false);
  };

  const goOn = useEffectEvent((unsent: number) => {
    if (unsent > 0) setStep({ kind: 'unsent', count: unsent });
    else void leave(false);
  });
  useEffect(() => {
    let wanted = true;
    void sendAll().then((unsent) => wanted && goOn(unsent));
    return () => {
      wanted = false;
    };
  }, []);

  const busy = step.kind === 'sending' || step.kind === 'leaving';
  return (
    <Dialog
      open
      onClose={() => step.kind !== 'leaving' && onStay()}
      title={busy ? <Trans>Déconnexion</Trans> : <Trans>Se déconnecter?</Trans>}
    >
      {busy ? (
        <Stack>
          <Row gap="px8">
            <Spinner />
            <span role="status">
              {step.kind === 'sending' ? (
                <Trans>
                  Envoi de vos derniers changements,{' '}
                  <Plural value={SIGN_OUT_WAIT_SECONDS} one="# seconde" other="# secondes" /> au
                  plus…
                </Trans>
              ) : (
                <Trans>Déconnexion…</Trans>
              )}
            </span>
          </Row>
          {step.kind === 'sending' && (
            <Row end>
              <Button onClick={onStay}>
                <Trans>Rester connecté</Trans>
              </Button>
            </Row>
          )}
        </Stack>
      ) : (
        <Stack>
          {step.kind === 'unsent' && (
            <Note
              live="assertive"
              tone="warning"
              title={
                <Plural
                  value={step.count}
                  one="# changement n’est que sur cet appareil"
                  other="# changements ne sont que sur cet appareil"
                />
              }
            >
              <Trans>Le serveur n’a pas encore tout reçu. Que voulez-vous faire?</Trans>
            </Note>
          )}
          {step.kind === 'failed' && (
            <FailureNote
              failure={step.failure}
              refused={<Trans>Les autres appareils n’ont pas pu être déconnectés.</Trans>}
            />
          )}
          {step.kind === 'export-failed' && (
            <Note
              live="assertive"
              tone="danger"
              title={<Trans>Vos données n’ont pas pu être lues. Rien n’a été effacé.</Trans>}
            />
          )}
          <Button variant="primary" size="large" block onClick={onStay}>
            <Trans>Rester connecté</Trans>
          </Button>
          {!isShared && (
            <Stack gap="px4">
              <Button block onClick={() => void leave(true)}>
                <Trans>Garder verrouillé sur cet appareil</Trans>
              </Button>
              <p className={`${text.small} ${text.muted}`}>
                <Trans>
                  Personne ne le voit ici tant que {user?.email} ne s’y est pas reconnecté.
                </Trans>
              </p>
            </Stack>
          )}
          <Stack gap="px4">
            <Button variant="danger" block onClick={() => void exportAndLeave()}>
              <Trans>Exporter puis effacer</Trans>
            </Button>
            <p className={`${text.small} ${text.muted}`}>
              <Trans>Une copie va dans vos téléchargements, puis tout est effacé d’ici.</Trans>
            </p>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

const sendAll = async (): Promise<number> => {
  const started = await startData();
  return started.ok ? sendBeforeLeaving(started.value) : 0;
};
