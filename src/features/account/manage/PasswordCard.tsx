import { Trans } from '@lingui/react/macro';
import type { Result } from '#/domain/result.ts';
import { changePassword } from '#/remote/account.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent } from '../form/account-fields.ts';
import { UsernameForManagers } from '../links/UsernameForManagers.tsx';
import { checkNewPassword } from '../entry/new-account-fields.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { renewSession } from '../session/own-request.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

/** Changing it ends the other sessions; this one goes on. */
export function PasswordCard({ email, disabled }: { email: string; disabled: boolean }) {
  const { field, clear, sent, frame } = useAccountForm({
    start: { current: '', password: '', confirmPassword: '' },
    check: (values) => ({ ...checkCurrent(values), ...checkNewPassword(values) }),
    send: async ({ current, password }): Promise<Result<unknown, AccountFailure>> => {
      const renewed = await renewSession((token) => changePassword(token, current, password));
      if (renewed.ok) clear();
      return renewed;
    },
  });
  return (
    <Card title={<Trans>Mot de passe</Trans>}>
      <AccountForm
        frame={frame}
        disabled={disabled}
        refused={<Trans>Ce n’est pas votre mot de passe actuel. Rien n’a changé.</Trans>}
        outcome={
          sent && (
            <Note
              live="polite"
              tone="positive"
              title={<Trans>Votre mot de passe est changé</Trans>}
            >
              <Trans>
                Reconnectez-vous sur vos autres appareils. Ils gardent le travail qui y est
                enregistré.
              </Trans>
            </Note>
          )
        }
        submit={<Trans>Changer le mot de passe</Trans>}
        submitting={<Trans>Changement en cours…</Trans>}
        look={{ variant: 'primary' }}
      >
        <UsernameForManagers email={email} />
        <PasswordField {...field('current')} label={<Trans>Mot de passe actuel</Trans>} />
        <Fields>
          <NewPasswordFields isReplacing field={field} />
        </Fields>
      </AccountForm>
    </Card>
  );
}
