import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { Result } from '#/domain/result.ts';
import { saveFile } from '#/platform/files.ts';
import { exportAccount } from '#/remote/account-security.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent } from '../form/account-fields.ts';
import { asMyself } from '../session/own-request.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

/** A copy of all the server keeps, in a file of the person's own. */
export function TakeAlongCard({ disabled }: { disabled: boolean }) {
  const { field, clear, sent, frame } = useAccountForm({
    start: { current: '' },
    check: checkCurrent,
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const answer = await asMyself((token) => exportAccount(token, current));
      if (!answer.ok) return answer;
      saveFile(
        new File([JSON.stringify(answer.value, undefined, 1)], 'jalon-compte.json', {
          type: 'application/json',
        }),
      );
      clear();
      return answer;
    },
  });
  return (
    <Card title={<Trans>Télécharger vos données</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Tout ce que le serveur garde sur vous, dans un fichier : CV, candidatures, entrevues,
            paramètres, appareils, rôle, messages et consentements.
          </Trans>
        </p>
        <Disclosure summary={<Trans>Télécharger une copie</Trans>}>
          <AccountForm
            frame={frame}
            disabled={disabled}
            refused={<Trans>Ce n’est pas le bon mot de passe.</Trans>}
            outcome={
              sent && (
                <Note
                  live="polite"
                  tone="positive"
                  title={<Trans>Votre copie est dans vos téléchargements</Trans>}
                />
              )
            }
            submit={<Trans>Télécharger</Trans>}
            submitting={<Trans>Préparation du fichier…</Trans>}
            look={{ icon: Download }}
          >
            <Fields>
              <PasswordField {...field('current')} label={<Trans>Mot de passe actuel</Trans>} />
            </Fields>
          </AccountForm>
        </Disclosure>
      </Stack>
    </Card>
  );
}
