import { Trans } from '@lingui/react/macro';
import { limitsOf, tierOf } from '#/domain/access/plans/plan-limits.ts';
import { dollars } from '#/domain/content/figures.ts';
import type { DashboardFacts } from '#/domain/dashboard/facts.ts';
import { applicationCount } from '#/domain/dashboard/tracker-facts.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { dashboard as css } from './dashboard.css.ts';

/** What the person's plan is, and what is left of it. */
export function PlanCard({ facts: { tracker } }: { facts: DashboardFacts }) {
  const { user, role } = useAuth();
  const { language } = useLanguage();
  const { premiumPrice, open } = useSite().settings;
  const limit = limitsOf(role).activeApplications;
  const taken = applicationCount(tracker);
  const price = dollars(premiumPrice, language);
  const tier = tierOf(role);
  if (tier !== 'free')
    return (
      <Card
        title={tier === 'premium' ? <Trans>Premium</Trans> : <Trans>Votre accès</Trans>}
        actions={
          <Chip tone="positive">
            {tier === 'premium' ? (
              <Trans>Actif</Trans>
            ) : tier === 'admin' ? (
              <Trans>Administrateur</Trans>
            ) : (
              <Trans>Super administrateur</Trans>
            )}
          </Chip>
        }
      >
        <Stack gap="px12">
          <p className={css.quiet}>
            {tier === 'premium' ? (
              <Trans>Candidatures, simulations et entrevues sur mesure sans limite.</Trans>
            ) : (
              <Trans>L’administration et tout ce que Premium comprend.</Trans>
            )}
          </p>
          <LinkButton
            to={tier === 'premium' ? '/account' : '/admin'}
            size="small"
            className={css.start}
          >
            {tier === 'premium' ? <Trans>Mon compte</Trans> : <Trans>Administration</Trans>}
          </LinkButton>
        </Stack>
      </Card>
    );
  return (
    <Card
      title={<Trans>Forfait gratuit</Trans>}
      actions={
        <Chip>
          <Trans>Forfait actuel</Trans>
        </Chip>
      }
    >
      <Stack gap="px12">
        <p className={css.quiet}>
          {limit !== null && (
            <Trans>
              Candidatures : {taken} sur {limit}.
            </Trans>
          )}{' '}
          {user ? (
            open.premium && <Trans>Premium les suit toutes, pour {price} par mois.</Trans>
          ) : (
            <Trans>
              Vous n’avez pas de compte : tout est gardé sur cet appareil seulement. Un compte
              gratuit le garde aussi ailleurs.
            </Trans>
          )}
        </p>
        {user ? (
          <LinkButton to="/pricing" size="small" className={css.start}>
            {open.premium ? <Trans>Essayer Premium</Trans> : <Trans>Voir les forfaits</Trans>}
          </LinkButton>
        ) : (
          <LinkButton to="/auth" search={{ tab: 'inscription' }} size="small" className={css.start}>
            <Trans>Créer un compte gratuit</Trans>
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
