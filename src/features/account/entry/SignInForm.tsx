import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { SHARED_IDLE_MINUTES } from '#/domain/access/session-periods.ts';
import type { Result } from '#/domain/result.ts';
import { requestSignInCode, signIn } from '#/remote/account.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkSignIn } from '../form/account-fields.ts';
import { knownDevice } from './known-device.ts';
import { EmailField } from '../form/EmailField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import type { Entered } from './use-arrival.ts';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

// For the few who asked for it.
const CodeForm = lazy(async () => ({ default: (await import('./CodeForm.tsx')).CodeForm }));

/** One sentence for an unknown address and a wrong password: neither can be learned from it. */
export function SignInForm({
  email,
  onSignedIn,
  onForgotten,
}: {
  /** Known from the session that ended. */
  email: string;
  onSignedIn: Entered;
  onForgotten: (email: string) => void;
}) {
  const [shared, setShared] = useState(false);
  const [waiting, setWaiting] = useState<{ email: string; mfaId: string; otpId: string }>();
  const { values, field, frame } = useAccountForm({
    start: { email, password: '' },
    check: checkSignIn,
    send: async ({ email, password }): Promise<Result<unknown, AccountFailure>> => {
      const answer = await signIn(email, password, { device: await knownDevice() });
      if (answer.ok) return onSignedIn(answer.value, shared);
      const firstStep = mfaIdOf(answer.error);
      if (firstStep === undefined) return answer;
      const mailed = await requestSignInCode(email, firstStep);
      if (mailed.ok) setWaiting({ email: email.trim(), mfaId: firstStep, otpId: mailed.value });
      return mailed;
    },
  });
  if (waiting)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <CodeForm
          {...waiting}
          onSignedIn={(signedIn) => onSignedIn(signedIn, shared)}
          onBack={() => setWaiting(undefined)}
        />
      </Suspense>
    );
  return (
    <Stack>
      <AccountForm
        frame={frame}
        refused={<Trans>Connexion impossible. Vérifiez l’adresse et le mot de passe.</Trans>}
        submit={<Trans>Se connecter</Trans>}
        submitting={<Trans>Connexion en cours...</Trans>}
      >
        <EmailField {...field('email')} />
        <PasswordField {...field('password')} label={<Trans>Mot de passe</Trans>} />
        <Checkbox
          label={<Trans>Cet ordinateur est partagé</Trans>}
          hint={
            <Trans>
              Bibliothèque, école, ami : tout est effacé d’ici quand vous fermez Jalon, ou après{' '}
              <Plural value={SHARED_IDLE_MINUTES} one="# minute" other="# minutes" /> sans activité.
            </Trans>
          }
          checked={shared}
          onChange={setShared}
        />
      </AccountForm>
      <Button variant="quiet" disabled={frame.sending} onClick={() => onForgotten(values.email)}>
        <Trans>Mot de passe oublié?</Trans>
      </Button>
    </Stack>
  );
}

/** Of a sign-in whose password was right, and that waits for a code. */
const mfaIdOf = (failure: AccountFailure): string | undefined =>
  failure.kind === 'refused' && failure.code === 'code_needed'
    ? String((failure.body as { mfaId: unknown }).mfaId)
    : undefined;
