import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestVerification } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { asMyself } from '../session/own-request.ts';
import type { AccountFailure } from '../form/use-account-form.ts';

/** The address signs the person in and lets them back in: it is read here, and changed by mail. */
export function AddressCard({
  email,
  isVerified,
  disabled,
}: {
  email: string;
  isVerified: boolean;
  disabled: boolean;
}) {
  const { t } = useLingui();
  return (
    <Card
      title={<Trans>Adresse courriel</Trans>}
      actions={isVerified ? <Chip tone="positive">{t`Confirmée`}</Chip> : undefined}
    >
      <Stack>
        <TextField label={<Trans>Courriel</Trans>} type="email" value={email} readOnly />
        {!isVerified && <Unconfirmed email={email} disabled={disabled} />}
        <Disclosure summary={<Trans>Changer d’adresse</Trans>}>
          <ChangeEmailForm disabled={disabled} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Unconfirmed({ email, disabled }: { email: string; disabled: boolean }) {
  const [step, setStep] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<AccountFailure>();
  const send = async () => {
    setStep('sending');
    setFailure(undefined);
    const sent = await asMyself(() => requestVerification(email));
    setStep(sent.ok ? 'sent' : 'idle');
    if (!sent.ok) setFailure(sent.error);
  };
  if (step === 'sent')
    return (
      <Note live="polite" tone="positive" title={<Trans>Courriel envoyé à {email}</Trans>}>
        <Trans>
          Ouvrez le lien qu’il contient pour confirmer l’adresse. Regardez aussi dans vos courriels
          indésirables.
        </Trans>
      </Note>
    );
  return (
    <>
      <Note
        tone="warning"
        title={<Trans>Cette adresse n’est pas encore confirmée</Trans>}
        action={
          <Button
            size="small"
            disabled={disabled}
            loading={step === 'sending'}
            onClick={() => void send()}
          >
            <Trans>Renvoyer le courriel</Trans>
          </Button>
        }
      >
        <Trans>
          Ouvrez le lien reçu par courriel. Sans adresse confirmée, un mot de passe oublié ne peut
          pas être remplacé.
        </Trans>
      </Note>
      <FailureNote
        failure={failure}
        refused={<Trans>Le courriel n’a pas été envoyé. Réessayez dans un instant.</Trans>}
      />
    </>
  );
}
