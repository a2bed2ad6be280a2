import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card } from '#/ui/Card.tsx';
import { LinkButton } from '#/ui/LinkButton.tsx';
import { page, text } from '#/ui/layout.css.ts';
import { Stack } from '#/ui/layout.tsx';
import { Note } from '#/ui/Note.tsx';
import { Tabs } from '#/ui/Tabs.tsx';
import { auth } from './AuthPage.css.ts';

export type AuthTab = 'connexion' | 'inscription';

/** Accounts come later: the page says what they will bring, and that nothing waits for them. */
export function AuthPage({ tab, onTab }: { tab: AuthTab; onTab: (tab: AuthTab) => void }) {
  const { t } = useLingui();
  return (
    <div className={`${page.wrap} ${page.padding} ${auth.place}`}>
      <Card className={auth.card}>
        <Stack gap="px20">
          <h1 tabIndex={-1} className={auth.title}>
            <Trans>Bienvenue</Trans>
          </h1>
          <Tabs<AuthTab>
            label={t`Compte`}
            selected={tab}
            onSelect={onTab}
            tabs={[
              { id: 'connexion', label: t`Connexion` },
              { id: 'inscription', label: t`Inscription` },
            ]}
          >
            <Stack>
              <Note title={<Trans>Les comptes ne sont pas encore ouverts</Trans>}>
                {tab === 'connexion' ? (
                  <Trans>
                    Il n’y a rien à ouvrir pour le moment : votre travail est enregistré sur cet
                    appareil, et vous le retrouvez ici.
                  </Trans>
                ) : (
                  <Trans>
                    Un compte gratuit permettra de retrouver vos CV sur votre téléphone et votre
                    ordinateur. Ce que vous faites aujourd’hui y sera repris.
                  </Trans>
                )}
              </Note>
              <LinkButton
                to="/modules/cv-converter"
                variant="primary"
                size="large"
                block
                iconAfter={ArrowRight}
              >
                <Trans>Continuer sans compte</Trans>
              </LinkButton>
            </Stack>
          </Tabs>
          <p className={`${text.small} ${text.faint}`}>
            <Trans>
              S’inscrire, ce sera accepter les conditions d’utilisation et la politique de
              confidentialité.
            </Trans>
          </p>
        </Stack>
      </Card>
    </div>
  );
}
