import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { changePassword } from '#/remote/account.ts';
import { Button } from '#/ui/Button.tsx';
import { Card } from '#/ui/Card.tsx';
import { Stack } from '#/ui/layout.tsx';
import { Note } from '#/ui/Note.tsx';
import { account } from './account.css.ts';
import type { FieldCodes } from './account-fields.ts';
import { checkNewPassword } from './new-account-fields.ts';
import { FailureNote } from './FailureNote.tsx';
import { UsernameForManagers } from './links/UsernameForManagers.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { renewSession } from './own-request.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

type Values = { current: string; password: string; confirmPassword: string };

const START: Values = { current: '', password: '', confirmPassword: '' };

const check = (values: Values): FieldCodes<keyof Values> => ({
  ...(values.current === '' && { current: 'required' }),
  ...checkNewPassword(values),
});

/** Changing it ends the other sessions; this one goes on. */
export function PasswordCard({ email, disabled }: { email: string; disabled: boolean }) {
  const words = useFieldWords();
  const [changed, setChanged] = useState(false);
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: START,
    check: (values) => (changed ? {} : check(values)),
    send: async ({ current, password }): Promise<Result<unknown, AccountFailure>> => {
      const renewed = await renewSession((token) => changePassword(token, current, password));
      if (renewed.ok) {
        change(START);
        setChanged(true);
      }
      return renewed;
    },
  });
  const edit = (part: Partial<Values>) => {
    setChanged(false);
    change(part);
  };
  return (
    <Card title={<Trans>Mot de passe</Trans>}>
      <form {...form}>
        <Stack>
          <UsernameForManagers email={email} />
          <fieldset disabled={sending || disabled} className={account.fields}>
            <PasswordField
              name="current"
              label={<Trans>Mot de passe actuel</Trans>}
              value={values.current}
              error={words('current', codes.current)}
              onChange={(current) => edit({ current })}
            />
            <div className={account.fieldsTwo}>
              <NewPasswordFields isReplacing values={values} codes={codes} onChange={edit} />
            </div>
          </fieldset>
          <FailureNote
            failure={failure}
            refused={<Trans>Ce n’est pas votre mot de passe actuel. Rien n’a changé.</Trans>}
          />
          {changed && (
            <Note
              live="polite"
              tone="positive"
              title={<Trans>Votre mot de passe est changé</Trans>}
            >
              <Trans>
                Vos autres appareils doivent se reconnecter. Ce qu’ils gardent reste en place.
              </Trans>
            </Note>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={disabled}
              loading={sending}
              loadingText={<Trans>Changement en cours…</Trans>}
            >
              <Trans>Changer le mot de passe</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
