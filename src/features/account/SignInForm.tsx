import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { signIn } from '#/remote/account.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Stack } from '#/ui/layout.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { account } from './account.css.ts';
import { checkSignIn } from './account-fields.ts';
import { FailureNote } from './FailureNote.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Entered } from './use-arrival.ts';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

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
  const words = useFieldWords();
  const [shared, setShared] = useState(false);
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { email, password: '' },
    check: checkSignIn,
    send: async ({ email, password }): Promise<Result<unknown, AccountFailure>> => {
      const answer = await signIn(email, password);
      return answer.ok ? onSignedIn(answer.value, shared) : answer;
    },
  });
  return (
    <form {...form}>
      <Stack>
        <fieldset disabled={sending} className={account.fields}>
          <TextField
            label={<Trans>Courriel</Trans>}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            error={words('email', codes.email)}
            onChange={(email) => change({ email })}
          />
          <PasswordField
            name="password"
            label={<Trans>Mot de passe</Trans>}
            value={values.password}
            error={words('password', codes.password)}
            onChange={(password) => change({ password })}
          />
          <Checkbox
            label={<Trans>Cet ordinateur est partagé</Trans>}
            hint={
              <Trans>
                Bibliothèque, école, ami : tout est effacé d’ici quand vous fermez Jalon, ou après
                15 minutes sans activité.
              </Trans>
            }
            checked={shared}
            onChange={setShared}
          />
        </fieldset>
        <FailureNote
          failure={failure}
          refused={<Trans>Connexion impossible. Vérifiez l’adresse et le mot de passe.</Trans>}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={sending}
          loadingText={<Trans>Connexion en cours…</Trans>}
        >
          <Trans>Se connecter</Trans>
        </Button>
        <Button variant="quiet" disabled={sending} onClick={() => onForgotten(values.email)}>
          <Trans>Mot de passe oublié?</Trans>
        </Button>
      </Stack>
    </form>
  );
}
