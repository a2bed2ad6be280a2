import { Trans } from '@lingui/react/macro';
import { TERMS_VERSION } from '#/domain/access/legal-promises.ts';
import type { Result } from '#/domain/result.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { signUp } from '#/remote/account.ts';
import { TextField } from '#/ui/fields/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { checkSignUp } from './new-account-fields.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import type { Entered } from './use-arrival.ts';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

/** A new account; a taken address gets one neutral sentence, and its owner a mail. */
export function SignUpForm({ onSignedUp }: { onSignedUp: Entered }) {
  const { language } = useLanguage();
  const { field, frame } = useAccountForm({
    start: { fullName: '', email: '', password: '', confirmPassword: '' },
    check: checkSignUp,
    send: async ({ fullName, email, password }): Promise<Result<unknown, AccountFailure>> => {
      const given = { fullName, email, password, language, termsVersion: TERMS_VERSION };
      const answer = await signUp(given);
      return answer.ok ? onSignedUp(answer.value, false) : answer;
    },
  });
  return (
    <AccountForm
      frame={frame}
      refused={
        <Trans>
          L’inscription n’a pas abouti avec ces renseignements. Si vous avez déjà un compte,
          connectez-vous.
        </Trans>
      }
      submit={<Trans>Créer mon compte</Trans>}
      submitting={<Trans>Inscription en cours…</Trans>}
    >
      <TextField label={<Trans>Nom complet</Trans>} autoComplete="name" {...field('fullName')} />
      <EmailField {...field('email')} />
      <NewPasswordFields field={field} />
    </AccountForm>
  );
}
