import { Plural, Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { usePassphrase } from './use-passphrase.ts';

/** Asks for the passphrase that is set on this device. */
export function PassphraseForm({
  submit,
  look,
  onRight,
}: {
  submit: ReactNode;
  look: ButtonLook;
  onRight: (wasForgotten: boolean) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { passphrase, setPassphrase, trying, wrong, wait, send } = usePassphrase(onRight);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send().then(() => form.current?.querySelector('input')?.focus());
      }}
    >
      <Stack>
        <PassphraseField
          label={<Trans>Phrase secrète</Trans>}
          value={passphrase}
          onChange={setPassphrase}
          error={wrong ? <Trans>Ce n’est pas la bonne phrase.</Trans> : undefined}
        />
        {wait > 0 && (
          <Note live="polite" tone="warning" title={<Trans>Trop d’essais.</Trans>}>
            {/* Told once, then looked at: a count read aloud each second would talk over everything. */}
            <span aria-live="off">
              <Wait seconds={wait} />
            </span>
          </Note>
        )}
        <Button type="submit" {...look} disabled={wait > 0} loading={trying}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? (
    <Plural value={seconds} one="Réessayez dans # seconde." other="Réessayez dans # secondes." />
  ) : (
    <Plural value={minutes} one="Réessayez dans # minute." other="Réessayez dans # minutes." />
  );
}
