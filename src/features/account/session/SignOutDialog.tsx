import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { exportEverything } from '#/data/backup/export.ts';
import { SIGN_OUT_WAIT_SECONDS } from '#/domain/access/session-periods.ts';
import { startData } from '#/data/session/start.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { waitingMessages } from '#/parts/contact/waiting-messages.ts';
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
import { totalOf, type Unsent } from './unsent.ts';
import type { AccountFailure } from '../form/use-account-form.ts';

type Step =
  | { kind: 'sending' }
  | { kind: 'unsent'; unsent: Unsent }
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
      const copy = await exportEverything({ messages: waitingMessages() });
      saveFile(new File([copy], 'jalon.json', { type: copy.type }));
    } catch {
      return setStep({ kind: 'export-failed' });
    }
    await leave(false);
  };

  const goOn = useEffectEvent((unsent: Unsent | undefined) => {
    if (unsent && totalOf(unsent) > 0) setStep({ kind: 'unsent', unsent });
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
                  Envoi de vos dernières modifications,{' '}
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
              title={<Trans>Ceci est seulement sur cet appareil</Trans>}
            >
              <OnlyHere unsent={step.unsent} />
              <p>
                <Trans>Que voulez-vous faire?</Trans>
              </p>
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
                  Personne ne peut voir votre travail ici avant que {user?.email} se reconnecte.
                </Trans>
              </p>
            </Stack>
          )}
          <Stack gap="px4">
            <Button variant="danger" block onClick={() => void exportAndLeave()}>
              <Trans>Télécharger une copie, puis effacer</Trans>
            </Button>
            <p className={`${text.small} ${text.muted}`}>
              <Trans>
                Une copie va dans vos téléchargements, puis tout est effacé de cet appareil.
              </Trans>
            </p>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

function OnlyHere({ unsent: { changes, files, postings, messages } }: { unsent: Unsent }) {
  return (
    <ul>
      {changes > 0 && (
        <li>
          <Plural value={changes} one="# modification" other="# modifications" />
        </li>
      )}
      {files > 0 && (
        <li>
          <Plural value={files} one="# fichier" other="# fichiers" />
        </li>
      )}
      {postings > 0 && (
        <li>
          <Plural
            value={postings}
            one="# offre d’emploi en attente"
            other="# offres d’emploi en attente"
          />
        </li>
      )}
      {messages > 0 && (
        <li>
          <Plural
            value={messages}
            one="# message à notre équipe"
            other="# messages à notre équipe"
          />
        </li>
      )}
    </ul>
  );
}

const sendAll = async (): Promise<Unsent | undefined> => {
  const started = await startData();
  return started.ok ? sendBeforeLeaving(started.value) : undefined;
};
