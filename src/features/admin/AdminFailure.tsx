import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** Why nothing came of it; `refused` is what is said to a no of the server, where it can say one. */
export function AdminFailure({
  failure,
  refused,
  onRetry,
}: {
  failure: ServerFailure | undefined;
  refused?: ReactNode;
  onRetry?: () => void;
}) {
  if (!failure) return null;
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      <Trans>Réessayer</Trans>
    </Button>
  );
  switch (failure.kind) {
    case 'unauthorised':
      return (
        <Note
          live="assertive"
          tone="warning"
          title={<Trans>Votre session a pris fin. Connectez-vous de nouveau pour continuer.</Trans>}
          action={
            <LinkButton to="/auth" search={{ next: '/admin' }} size="small">
              <Trans>Se connecter</Trans>
            </LinkButton>
          }
        />
      );
    case 'offline':
    case 'aborted':
      return (
        <Note
          live="assertive"
          icon={CloudOff}
          title={<Trans>Impossible de joindre le serveur pour le moment.</Trans>}
          action={retry}
        >
          <Trans>
            L’administration se fait sur le serveur : vérifiez votre connexion Internet, puis
            réessayez.
          </Trans>
        </Note>
      );
    case 'busy':
      return (
        <Note
          live="assertive"
          tone="warning"
          title={<Trans>Trop de demandes en peu de temps.</Trans>}
          action={retry}
        >
          <Trans>Attendez une minute, puis réessayez.</Trans>
        </Note>
      );
    case 'refused':
      return (
        <Note
          live="assertive"
          tone="danger"
          title={
            failure.code === 'forbidden' ? (
              <Trans>Vous n’avez pas les permissions nécessaires pour accéder à cette page.</Trans>
            ) : (
              (refused ?? <Trans>Le serveur a refusé la demande.</Trans>)
            )
          }
        />
      );
    default:
      return (
        <Note
          live="assertive"
          tone="warning"
          title={<Trans>Le serveur ne répond pas comme prévu.</Trans>}
          action={retry}
        >
          <Trans>Ce n’est pas votre faute. Réessayez dans quelques minutes.</Trans>
        </Note>
      );
  }
}
