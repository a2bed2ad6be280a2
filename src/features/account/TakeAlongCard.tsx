import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import { saveFile } from '#/platform/files.ts';
import { exportAccount } from '#/remote/account-security.ts';
import { Button } from '#/ui/Button.tsx';
import { Card } from '#/ui/Card.tsx';
import { Disclosure } from '#/ui/Disclosure.tsx';
import { text } from '#/ui/layout.css.ts';
import { Stack } from '#/ui/layout.tsx';
import { Note } from '#/ui/Note.tsx';
import { account } from './account.css.ts';
import { FailureNote } from './FailureNote.tsx';
import { asMyself } from './own-request.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm, type AccountFailure } from './use-account-form.ts';
import { useFieldWords } from './use-field-words.ts';

/** A copy of all the server keeps, in a file of the person's own. */
export function TakeAlongCard({ disabled }: { disabled: boolean }) {
  const words = useFieldWords();
  const [saved, setSaved] = useState(false);
  const { values, codes, sending, failure, change, form } = useAccountForm({
    start: { current: '' },
    check: ({ current }) => (current === '' && !saved ? { current: 'required' } : {}),
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const answer = await asMyself((token) => exportAccount(token, current));
      if (!answer.ok) return answer;
      saveFile(
        new File([JSON.stringify(answer.value, undefined, 1)], 'jalon-compte.json', {
          type: 'application/json',
        }),
      );
      change({ current: '' });
      setSaved(true);
      return answer;
    },
  });
  return (
    <Card title={<Trans>Emporter vos données</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Tout ce que le serveur garde de vous, dans un fichier : CV, candidatures, entrevues,
            réglages, appareils et consentements.
          </Trans>
        </p>
        <Disclosure summary={<Trans>Télécharger une copie</Trans>}>
          <form {...form}>
            <Stack>
              <fieldset disabled={sending || disabled} className={account.fieldsTwo}>
                <PasswordField
                  name="current"
                  label={<Trans>Mot de passe actuel</Trans>}
                  value={values.current}
                  error={words('current', codes.current)}
                  onChange={(current) => {
                    setSaved(false);
                    change({ current });
                  }}
                />
              </fieldset>
              <FailureNote
                failure={failure}
                refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>}
              />
              {saved && (
                <Note
                  live="polite"
                  tone="positive"
                  title={<Trans>Votre copie est dans vos téléchargements</Trans>}
                />
              )}
              <div>
                <Button
                  type="submit"
                  icon={Download}
                  disabled={disabled}
                  loading={sending}
                  loadingText={<Trans>Préparation du fichier…</Trans>}
                >
                  <Trans>Télécharger</Trans>
                </Button>
              </div>
            </Stack>
          </form>
        </Disclosure>
      </Stack>
    </Card>
  );
}
