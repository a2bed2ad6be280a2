import { Trans } from '@lingui/react/macro';
import { TERMS_VERSION } from '#/domain/access/terms-version.ts';
import type { Result } from '#/domain/cv/source.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { signUp } from '#/remote/account.ts';
import { Button } from '#/ui/Button.tsx';
import { Stack } from '#/ui/layout.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { account } from './account.css.ts';
import { checkSignUp } from './new-account-fields.ts';
import { FailureNote } from './FailureNote.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { Entered } from './use-arrival.ts';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

/** A new account; a taken address gets one neutral sentence, and its owner a mail. */
export function SignUpForm({ onSignedUp }: { onSignedUp: Entered }) {
  const words = useFieldWords();
  const { language } = useLanguage();
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { fullName: '', email: '', password: '', confirmPassword: '' },
    check: checkSignUp,
    send: async ({ fullName, email, password }): Promise<Result<unknown, AccountFailure>> => {
      const given = { fullName, email, password, language, termsVersion: TERMS_VERSION };
      const answer = await signUp(given);
      return answer.ok ? onSignedUp(answer.value, false) : answer;
    },
  });
  return (
    <form {...form}>
      <Stack>
        <fieldset disabled={sending} className={account.fields}>
          <TextField
            label={<Trans>Nom complet</Trans>}
            name="fullName"
            autoComplete="name"
            value={values.fullName}
            error={words('fullName', codes.fullName)}
            onChange={(fullName) => change({ fullName })}
          />
          <TextField
            label={<Trans>Courriel</Trans>}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            error={words('email', codes.email)}
            onChange={(email) => change({ email })}
          />
          <NewPasswordFields values={values} codes={codes} onChange={change} />
        </fieldset>
        <FailureNote
          failure={failure}
          refused={
            <Trans>
              L’inscription n’a pas abouti avec ces renseignements. Si vous avez déjà un compte,
              connectez-vous.
            </Trans>
          }
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={sending}
          loadingText={<Trans>Inscription en cours…</Trans>}
        >
          <Trans>Créer mon compte</Trans>
        </Button>
      </Stack>
    </form>
  );
}
