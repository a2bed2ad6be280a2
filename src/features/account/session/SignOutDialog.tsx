import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
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
  /** `unsent`: what is on this device alone; none when the server has everything. */
  | { kind: 'asking'; unsent: Unsent | undefined }
  | { kind: 'leaving' }
  | { kind: 'failed'; failure: AccountFailure }
  | { kind: 'export-failed' };

/**
 * Sends what waits, then says what leaves this device and offers a copy first. What the server does not have
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

  useEffect(() => {
    let wanted = true;
    void sendAll().then((unsent) => wanted && setStep({ kind: 'asking', unsent }));
    return () => {
      wanted = false;
    };
  }, []);

  const busy = step.kind === 'sending' || step.kind === 'leaving';
  const isSafe = step.kind === 'asking' && (!step.unsent || totalOf(step.unsent) === 0);
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
          {isSafe ? (
            <p>
              {isShared ? (
                <Trans>
                  Vos CV et le reste de votre travail seront effacés de cet ordinateur. Votre compte
                  les garde.
                </Trans>
              ) : (
                <Trans>
                  Vos CV et le reste de votre travail seront effacés de cet appareil. Votre compte
                  les garde : reconnectez-vous pour les retrouver.
                </Trans>
              )}
            </p>
          ) : (
            step.kind === 'asking' &&
            step.unsent && (
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
            )
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
          {isSafe ? (
            <Button variant="primary" size="large" block onClick={() => void leave(false)}>
              <Trans>Me déconnecter</Trans>
            </Button>
          ) : (
            <Button variant="primary" size="large" block onClick={onStay}>
              <Trans>Rester connecté</Trans>
            </Button>
          )}
          <Way
            button={
              <Button
                variant={isSafe ? 'secondary' : 'danger'}
                block
                onClick={() => void exportAndLeave()}
              >
                <Trans>Télécharger une copie, puis effacer</Trans>
              </Button>
            }
          >
            <Trans>
              Une copie va dans vos téléchargements, puis tout est effacé de cet appareil.
            </Trans>
          </Way>
          {!isShared && (
            <Way
              button={
                <Button block onClick={() => void leave(true)}>
                  <Trans>Garder verrouillé sur cet appareil</Trans>
                </Button>
              }
            >
              <Trans>
                Personne ne peut voir votre travail ici avant que {user?.email} se reconnecte.
              </Trans>
            </Way>
          )}
          {isSafe && (
            <Button variant="quiet" block onClick={onStay}>
              <Trans>Rester connecté</Trans>
            </Button>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Way({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="px4">
      {button}
      <p className={`${text.small} ${text.muted}`}>{children}</p>
    </Stack>
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
