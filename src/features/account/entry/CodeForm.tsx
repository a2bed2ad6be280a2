import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_CODE_DIGITS } from '#/domain/access/session-periods.ts';
import type { Result } from '#/domain/result.ts';
import { requestSignInCode, signInWithCode, type SignedIn } from '#/remote/account.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCode, codeIn } from '../form/account-fields.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

/** The second step, for those who asked for it: the password was right, and a code is on its way. */
export function CodeForm({
  email,
  mfaId,
  otpId: first,
  onSignedIn,
  onBack,
}: {
  email: string;
  /** Of the sign-in that waits for it. */
  mfaId: string;
  /** Of the code that is on its way. */
  otpId: string;
  onSignedIn: (signedIn: SignedIn) => Promise<Result<unknown, AccountFailure>>;
  onBack: () => void;
}) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [otpId, setOtpId] = useState(first);
  const [failure, setFailure] = useState<AccountFailure>();
  const { field, frame } = useAccountForm({
    start: { code: '' },
    check: checkCode,
    send: async ({ code }): Promise<Result<unknown, AccountFailure>> => {
      const answer = await signInWithCode({ otpId, mfaId, code: codeIn(code) });
      return answer.ok ? onSignedIn(answer.value) : answer;
    },
  });
  const again = async () => {
    const sent = await requestSignInCode(email, mfaId);
    setFailure(sent.ok ? undefined : sent.error);
    if (!sent.ok) return;
    setOtpId(sent.value);
    showToast({ message: t`Un nouveau code est envoyé à ${email}.` });
  };
  return (
    <Stack>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Regardez vos courriels</Trans>
      </h2>
      <p>
        <Trans>
          Un code de {SIGN_IN_CODE_DIGITS} chiffres est envoyé à {email}. Regardez aussi dans vos
          courriels indésirables.
        </Trans>
      </p>
      <FailureNote
        failure={failure}
        refused={<Trans>Le code n’a pas été envoyé. Réessayez dans un instant.</Trans>}
      />
      <AccountForm
        frame={frame}
        refused={<Trans>Ce n’est pas le bon code, ou il a expiré. Demandez-en un nouveau.</Trans>}
        submit={<Trans>Se connecter</Trans>}
        submitting={<Trans>Connexion en cours...</Trans>}
      >
        <TextField
          {...field('code')}
          label={<Trans>Code reçu par courriel</Trans>}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </AccountForm>
      <Row>
        <Button variant="quiet" disabled={frame.sending} onClick={() => void again()}>
          <Trans>Envoyer un nouveau code</Trans>
        </Button>
        <Button variant="quiet" disabled={frame.sending} onClick={onBack}>
          <Trans>Revenir</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
