import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { requestPasswordReset } from '#/remote/account-security.ts';
import { Button } from '#/ui/Button.tsx';
import { text } from '#/ui/layout.css.ts';
import { Stack } from '#/ui/layout.tsx';
import { Note } from '#/ui/Note.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { account } from './account.css.ts';
import { checkEmail } from './account-fields.ts';
import { FailureNote } from './FailureNote.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

/** Answers alike whether the address has an account or not. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const words = useFieldWords();
  const [sentTo, setSentTo] = useState<string>();
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { email },
    check: ({ email }) => {
      const code = checkEmail(email);
      return code ? { email: code } : {};
    },
    send: async ({ email }): Promise<Result<unknown, AccountFailure>> => {
      const asked = await requestPasswordReset(email);
      if (asked.ok) setSentTo(email.trim());
      return asked;
    },
  });
  return (
    <>
      <StepTitle key={sentTo ?? ''}>
        <Trans>Mot de passe oublié</Trans>
      </StepTitle>
      {sentTo === undefined ? (
        <form {...form}>
          <Stack>
            <p className={text.muted}>
              <Trans>Nous vous enverrons un lien pour en choisir un autre.</Trans>
            </p>
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
            </fieldset>
            <FailureNote
              failure={failure}
              refused={<Trans>La demande n’a pas abouti. Réessayez dans un instant.</Trans>}
            />
            <Button
              type="submit"
              variant="primary"
              size="large"
              block
              loading={sending}
              loadingText={<Trans>Envoi en cours…</Trans>}
            >
              <Trans>Recevoir le lien</Trans>
            </Button>
          </Stack>
        </form>
      ) : (
        <Note tone="positive" title={<Trans>Regardez vos courriels</Trans>}>
          <Trans>
            Si {sentTo} a un compte, un lien y arrive dans les minutes qui viennent. Il est valable
            une fois, pendant 30 minutes. Pensez aux indésirables.
          </Trans>
        </Note>
      )}
      <Button variant="quiet" onClick={onBack}>
        <Trans>Revenir à la connexion</Trans>
      </Button>
    </>
  );
}
