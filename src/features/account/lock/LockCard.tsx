import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import {
  FORGOTTEN_HOURS,
  LOCK_MINUTES,
  LOCK_MINUTES_AT_FIRST,
  PASSPHRASE_LENGTH,
  passphraseProblem,
  type LockMinutes,
  type PassphraseProblem,
} from '#/domain/access/app-lock.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import {
  canLock,
  changeLock,
  onLock,
  readLock,
  removeLock,
  setLock,
} from '#/platform/lock/app-lock.ts';
import { lockAll } from '#/platform/lock/follow-lock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { PassphraseField } from './PassphraseField.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';

/** A passphrase of this device, asked for when the person comes back to it. */
export function LockCard() {
  const { user } = useAuth();
  const lock = useSyncExternalStore(onLock, readLock);
  return (
    <Card
      title={<Trans>Verrou de l’application</Trans>}
      actions={
        <Chip tone={lock ? 'positive' : 'outline'}>
          {lock ? <Trans>Activé</Trans> : <Trans>Désactivé</Trans>}
        </Chip>
      }
    >
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Jalon demande une phrase secrète à l’ouverture et quand vous vous absentez. Une personne
            curieuse ne voit donc pas votre travail. Le verrou ne chiffre rien : qui s’y connaît
            peut lire vos données dans ce navigateur, et les rappels de l’appareil s’affichent
            toujours. La phrase ne quitte pas cet appareil.
          </Trans>
        </p>
        <p className={`${text.small} ${text.muted}`}>
          {user ? (
            <Trans>
              Phrase oubliée : reconnectez-vous à votre compte. Vous déconnecter retire le verrou.
            </Trans>
          ) : (
            <Plural
              value={FORGOTTEN_HOURS}
              one="Phrase oubliée, sans compte : après # heure d’attente, vous pourrez télécharger une copie de votre travail et tout effacer d’ici."
              other="Phrase oubliée, sans compte : après # heures d’attente, vous pourrez télécharger une copie de votre travail et tout effacer d’ici."
            />
          )}
        </p>
        {lock ? (
          <LockOn minutes={lock.minutes} />
        ) : canLock() ? (
          <Disclosure summary={<Trans>Activer le verrou</Trans>}>
            <LockOff />
          </Disclosure>
        ) : (
          <Note title={<Trans>Ce navigateur ne permet pas de verrouiller Jalon ici</Trans>} />
        )}
      </Stack>
    </Card>
  );
}

function LockOn({ minutes }: { minutes: LockMinutes }) {
  const { t } = useLingui();
  return (
    <Stack>
      <DelayField value={minutes} onChange={(next) => changeLock({ minutes: next })} />
      <Row>
        <Button icon={LockKeyhole} onClick={lockAll}>
          <Trans>Verrouiller maintenant</Trans>
        </Button>
      </Row>
      <Disclosure summary={<Trans>Retirer le verrou</Trans>}>
        <PassphraseForm
          submit={<Trans>Retirer</Trans>}
          look={{}}
          onRight={() => {
            removeLock();
            showToast({ message: t`Le verrou est retiré de cet appareil.` });
          }}
        />
      </Disclosure>
    </Stack>
  );
}

function LockOff() {
  const { t } = useLingui();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [minutes, setMinutes] = useState<LockMinutes>(LOCK_MINUTES_AT_FIRST);
  const [step, setStep] = useState<'filling' | 'tried' | 'setting' | 'failed'>('filling');
  const problem = step === 'tried' ? passphraseProblem(passphrase, repeated) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'setting') return;
    setStep('tried');
    if (passphraseProblem(passphrase, repeated)) return;
    setStep('setting');
    try {
      await setLock(passphrase, minutes);
      showToast({ message: t`Le verrou est activé sur cet appareil.`, tone: 'positive' });
    } catch {
      setStep('failed');
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <Fields>
          <PassphraseField
            label={<Trans>Nouvelle phrase secrète</Trans>}
            hint={<Trans>Quelques mots que vous seul reliez.</Trans>}
            value={passphrase}
            onChange={setPassphrase}
            error={problem && problem !== 'different' ? <Problem of={problem} /> : undefined}
          />
          <PassphraseField
            label={<Trans>La même, encore une fois</Trans>}
            value={repeated}
            onChange={setRepeated}
            error={problem === 'different' ? <Problem of={problem} /> : undefined}
          />
        </Fields>
        <DelayField value={minutes} onChange={setMinutes} />
        {step === 'failed' && (
          <Note
            live="assertive"
            tone="danger"
            title={<Trans>Ce navigateur refuse de garder le verrou. Rien n’a changé.</Trans>}
          />
        )}
        <Row>
          <Button type="submit" variant="primary" loading={step === 'setting'}>
            <Trans>Activer le verrou</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function DelayField({
  value,
  onChange,
}: {
  value: LockMinutes;
  onChange: (minutes: LockMinutes) => void;
}) {
  const { t } = useLingui();
  return (
    <Select
      label={<Trans>Verrouiller sans activité après</Trans>}
      value={String(value)}
      onChange={(text) => onChange(LOCK_MINUTES.find((one) => String(one) === text) ?? value)}
      options={LOCK_MINUTES.map((one) => ({
        value: String(one),
        label: t`${plural(one, { one: '# minute', other: '# minutes' })}`,
      }))}
    />
  );
}

function Problem({ of }: { of: PassphraseProblem }) {
  switch (of) {
    case 'too_short':
      return (
        <Plural
          value={PASSPHRASE_LENGTH.min}
          one="Il faut au moins # caractère."
          other="Il faut au moins # caractères."
        />
      );
    case 'too_long':
      return (
        <Plural
          value={PASSPHRASE_LENGTH.max}
          one="# caractère au plus."
          other="# caractères au plus."
        />
      );
    case 'different':
      return <Trans>Les deux phrases sont différentes.</Trans>;
  }
}
