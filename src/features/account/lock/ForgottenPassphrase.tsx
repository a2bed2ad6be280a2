import { Trans, Plural } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { exportEverything } from '#/data/backup/export.ts';
import { readMirror, type AccountMirror } from '#/data/session/account-mirror.ts';
import { startData } from '#/data/session/start.ts';
import { FORGOTTEN_HOURS, waitToErase } from '#/domain/access/app-lock.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { waitingMessages } from '#/parts/contact/waiting-messages.ts';
import { changeLock, onLock, readLock } from '#/platform/lock/app-lock.ts';
import { now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';
import { eraseTraces } from '#/platform/traces.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { leaveAccount, sendBeforeLeaving } from '../session/sign-out.ts';
import { totalOf } from '../session/unsent.ts';

/** The ways in without the passphrase: none of them shows the work to whoever happens to be there. */
export function ForgottenPassphrase() {
  const mirror = readMirror();
  return mirror ? <SignInAgain account={mirror} /> : <EraseLater />;
}

/** The account's own password proves who it is: what is here stays locked until then, sent or not. */
function SignInAgain({ account: { email, shared } }: { account: AccountMirror }) {
  const [step, setStep] = useState<'asking' | 'leaving' | 'failed'>('asking');
  const leave = async () => {
    setStep('leaving');
    const started = await startData();
    if (!started.ok) return setStep('failed');
    const { value: context } = started;
    // Of a shared computer only what would be lost otherwise stays.
    const keep = !shared || totalOf(await sendBeforeLeaving(context)) > 0;
    await leaveAccount(context, { keep });
    location.replace('/auth');
  };
  return (
    <Stack gap="px12">
      <p className={`${text.small} ${text.muted}`}>
        <Trans>
          Reconnectez-vous avec {email} et le mot de passe de votre compte. Il faut Internet. D’ici
          là, votre travail reste sur cet appareil, fermé à tous : rien n’est perdu, même ce qui
          n’est pas encore envoyé. Le verrou sera retiré.
        </Trans>
      </p>
      {step === 'failed' && <NotRead />}
      <Button block loading={step === 'leaving'} onClick={() => void leave()}>
        <Trans>Me déconnecter, puis me reconnecter</Trans>
      </Button>
    </Stack>
  );
}

/** Without an account nothing tells the owner from a visitor but time. */
function EraseLater() {
  const { language } = useLanguage();
  const forgottenAt = useSyncExternalStore(onLock, () => readLock()?.forgottenAt);
  const [step, setStep] = useState<'asking' | 'erasing' | 'failed'>('asking');
  const erase = async () => {
    setStep('erasing');
    try {
      const copy = await exportEverything({ messages: waitingMessages() });
      saveFile(new File([copy], 'jalon.json', { type: copy.type }));
      const started = await startData();
      if (!started.ok) return setStep('failed');
      await started.value.database.delete();
    } catch {
      return setStep('failed');
    }
    await eraseTraces();
    location.replace('/');
  };
  if (forgottenAt === undefined)
    return (
      <Stack gap="px12">
        <p className={`${text.small} ${text.muted}`}>
          <Plural
            value={FORGOTTEN_HOURS}
            one="Sans compte, rien d’autre ne dit qui vous êtes. Dans # heure, vous pourrez télécharger ici une copie de votre travail, puis tout effacer de cet appareil. Qui connaît la phrase peut annuler en l’écrivant."
            other="Sans compte, rien d’autre ne dit qui vous êtes. Dans # heures, vous pourrez télécharger ici une copie de votre travail, puis tout effacer de cet appareil. Qui connaît la phrase peut annuler en l’écrivant."
          />
        </p>
        <Button block onClick={() => changeLock({ forgottenAt: now() })}>
          <Trans>J’ai oublié la phrase</Trans>
        </Button>
      </Stack>
    );
  const wait = waitToErase(forgottenAt, now());
  const moment = dayFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  })(now() + wait);
  if (wait > 0)
    return (
      <Note live="polite" title={<Trans>Revenez après le {moment}</Trans>}>
        <Trans>
          Vous pourrez alors télécharger une copie, puis tout effacer. Si la phrase vous revient
          avant, écrivez-la : la demande s’annule.
        </Trans>
      </Note>
    );
  return (
    <Stack gap="px12">
      <p className={`${text.small} ${text.muted}`}>
        <Trans>
          Une copie de votre travail va dans vos téléchargements, puis tout est effacé de cet
          appareil, le verrou aussi. Vous pourrez ensuite restaurer la copie.
        </Trans>
      </p>
      {step === 'failed' && <NotRead />}
      <Button variant="danger" block loading={step === 'erasing'} onClick={() => void erase()}>
        <Trans>Télécharger une copie, puis effacer</Trans>
      </Button>
    </Stack>
  );
}

function NotRead() {
  return (
    <Note
      live="assertive"
      tone="danger"
      title={<Trans>Vos données n’ont pas pu être lues. Rien n’a été effacé.</Trans>}
    />
  );
}
