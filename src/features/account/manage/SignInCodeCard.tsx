import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Result } from '#/domain/result.ts';
import { readMe } from '#/remote/account.ts';
import { switchSignInCode } from '#/remote/account-security.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent } from '../form/account-fields.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';
import { asMyself } from '../session/own-request.ts';

/** A code by mail after the password, at each sign-in on a device. */
export function SignInCodeCard({ email, disabled }: { email: string; disabled: boolean }) {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    if (!disabled)
      void asMyself(readMe).then((me) => wanted && me.ok && setOn(me.value.codeByMail));
    return () => {
      wanted = false;
    };
  }, [disabled]);
  const { field, clear, sent, frame } = useAccountForm({
    start: { current: '' },
    check: checkCurrent,
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const on = !isOn;
      const done = await asMyself((token) => switchSignInCode(token, { on, password: current }));
      if (!done.ok) return done;
      setOn(on);
      clear();
      return done;
    },
  });
  return (
    <Card
      title={<Trans>Code par courriel à la connexion</Trans>}
      actions={
        isOn === undefined ? undefined : (
          <Chip tone={isOn ? 'positive' : 'outline'}>
            {isOn ? <Trans>Activé</Trans> : <Trans>Désactivé</Trans>}
          </Chip>
        )
      }
    >
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Après le mot de passe, un code est envoyé à {email}. Qui devine votre mot de passe
            n’entre pas sans vos courriels. Sans accès à vos courriels, vous n’entrez pas non plus :
            écrivez-nous alors.
          </Trans>
        </p>
        {sent && (
          <Note
            live="polite"
            tone="positive"
            title={
              isOn ? (
                <Trans>Le code sera demandé à la prochaine connexion</Trans>
              ) : (
                <Trans>Le mot de passe suffit de nouveau</Trans>
              )
            }
          />
        )}
        <Disclosure
          summary={isOn ? <Trans>Désactiver le code</Trans> : <Trans>Activer le code</Trans>}
        >
          <AccountForm
            frame={frame}
            disabled={disabled || isOn === undefined}
            refused={<Refusal failure={frame.failure} />}
            submit={isOn ? <Trans>Désactiver</Trans> : <Trans>Activer</Trans>}
            look={{}}
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

function Refusal({ failure }: { failure: AccountFailure | undefined }) {
  switch (failure?.kind === 'refused' ? failure.code : '') {
    case 'unverified':
      return (
        <Trans>
          Confirmez d’abord votre adresse courriel, avec le lien reçu à la création du compte.
        </Trans>
      );
    case 'no_mail':
      return <Trans>Ce site n’envoie pas de courriels pour le moment.</Trans>;
    default:
      return <Trans>Ce n’est pas le bon mot de passe. Rien n’a changé.</Trans>;
  }
}
