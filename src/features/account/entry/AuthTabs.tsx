import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { account } from '../account.css.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { Entered } from './use-arrival.ts';
import { TermsNote } from './TermsNote.tsx';

export type AuthTab = 'connexion' | 'inscription';

export function AuthTabs({
  tab,
  onTab,
  ended,
  onSignedIn,
  onSignedUp,
  onForgotten,
}: {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** The address of the account on this device whose session has ended. */
  ended: string | undefined;
  onSignedIn: Entered;
  onSignedUp: ComponentProps<typeof SignUpForm>['onSignedUp'];
  onForgotten: (email: string) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <Stack gap="px4">
        <h1 tabIndex={-1} className={account.title}>
          <Trans>Bienvenue</Trans>
        </h1>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>Retrouvez vos CV et vos candidatures sur tous vos appareils.</Trans>
        </p>
      </Stack>
      <Tabs<AuthTab>
        segmented
        label={t`Compte`}
        selected={tab}
        onSelect={onTab}
        tabs={[
          { id: 'connexion', label: t`Connexion` },
          { id: 'inscription', label: t`Inscription` },
        ]}
      >
        <Stack>
          {ended !== undefined && (
            <Note title={<Trans>Connectez-vous pour synchroniser</Trans>}>
              <Trans>
                La session de {ended} a pris fin. Votre travail est toujours sur cet appareil.
              </Trans>
            </Note>
          )}
          {tab === 'connexion' ? (
            <SignInForm email={ended ?? ''} onSignedIn={onSignedIn} onForgotten={onForgotten} />
          ) : (
            <SignUpForm onSignedUp={onSignedUp} />
          )}
          <TermsNote />
        </Stack>
      </Tabs>
    </>
  );
}
