import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';

export function AccessDeniedPage() {
  return (
    <Page
      reading
      title={<Trans>Accès refusé</Trans>}
      lead={<Trans>Vous n’avez pas les permissions nécessaires pour accéder à cette page.</Trans>}
    >
      <LinkButton to="/" variant="primary">
        <Trans>Revenir à l’accueil</Trans>
      </LinkButton>
    </Page>
  );
}
