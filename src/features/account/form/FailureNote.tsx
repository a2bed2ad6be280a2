import { Plural, Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Note } from '#/ui/messages/Note.tsx';
import type { AccountFailure } from './use-account-form.ts';
import { MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';

/** Why nothing came of it, in one sentence; `refused` is what this form says to a no of the server. */
export function FailureNote({
  failure,
  refused,
}: {
  failure: AccountFailure | undefined;
  refused: ReactNode;
}) {
  if (!failure) return null;
  return (
    <div data-failure tabIndex={-1}>
      <Words failure={failure} refused={refused} />
    </div>
  );
}

function Words({ failure, refused }: { failure: AccountFailure; refused: ReactNode }) {
  switch (failure.kind) {
    case 'refused':
      return <Note live="assertive" tone="danger" title={refused} />;
    case 'unauthorised':
      return (
        <Note
          live="assertive"
          tone="warning"
          title={<Trans>Votre session a pris fin. Connectez-vous de nouveau pour continuer.</Trans>}
        />
      );
    case 'offline':
    case 'aborted':
      return (
        <Note
          live="assertive"
          icon={CloudOff}
          title={<Trans>Le serveur est hors de portée pour le moment.</Trans>}
        >
          <Trans>
            Vérifiez votre connexion à Internet, puis réessayez. Votre travail reste enregistré sur
            cet appareil.
          </Trans>
        </Note>
      );
    case 'busy':
      return (
        <Note live="assertive" tone="warning" title={<Trans>Trop d’essais en peu de temps.</Trans>}>
          <Wait milliseconds={failure.retryAfter ?? MINUTE_MS} />
        </Note>
      );
    case 'storage':
      return (
        <Note
          live="assertive"
          tone="danger"
          title={<Trans>Cet appareil n’a pas pu ouvrir l’espace de votre compte.</Trans>}
        >
          {failure.storage.kind === 'full' ? (
            <Trans>Il n’y a plus de place. Libérez de l’espace, puis réessayez.</Trans>
          ) : (
            <Trans>Fermez les autres onglets de Jalon, rechargez la page, puis réessayez.</Trans>
          )}
        </Note>
      );
    default:
      return (
        <Note
          live="assertive"
          tone="warning"
          title={<Trans>Le service ne répond pas comme prévu.</Trans>}
        >
          <Trans>Ce n’est pas votre faute. Réessayez dans quelques minutes.</Trans>
        </Note>
      );
  }
}

function Wait({ milliseconds }: { milliseconds: number }) {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND_MS));
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? (
    <Plural value={seconds} one="Réessayez dans # seconde." other="Réessayez dans # secondes." />
  ) : (
    <Plural value={minutes} one="Réessayez dans # minute." other="Réessayez dans # minutes." />
  );
}
