import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useSite } from '#/parts/use-site.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { callToAction } from './CallToAction.css.ts';
import { highlightedRoute } from './highlighted-route.ts';
import { Section } from './Section.tsx';
import { section } from './Section.css.ts';

const ROUTES = ['/signup', '/auth'] as const;

export function CallToAction() {
  const { open } = useSite().settings;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const highlighted = highlightedRoute(ROUTES, path);
  const lookOf = (route: (typeof ROUTES)[number]) => (route === highlighted ? 'primary' : 'quiet');
  return (
    <Section
      layout={section.invitation}
      title={<Trans>Posez votre premier jalon aujourd’hui</Trans>}
      lead={
        open.accounts ? (
          <Trans>
            Un compte gratuit conserve vos CV, vos candidatures et vos réponses, et les synchronise
            entre votre téléphone et votre ordinateur.
          </Trans>
        ) : (
          <Trans>
            Un compte gratuit synchronisera votre travail entre votre téléphone et votre ordinateur.
            Les comptes sont en préparation; d’ici là, tout s’enregistre sur cet appareil.
          </Trans>
        )
      }
    >
      <div className={callToAction.actions}>
        <LinkButton to="/signup" size="large" variant={lookOf('/signup')}>
          <Trans>Créer mon compte gratuit</Trans>
        </LinkButton>
        <LinkButton to="/auth" variant={lookOf('/auth')}>
          <Trans>J’ai déjà un compte</Trans>
        </LinkButton>
      </div>
    </Section>
  );
}
