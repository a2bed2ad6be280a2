import { Trans } from '@lingui/react/macro';
import { startData, type DataState } from '#/data/session/start.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';

/** Why a person's work is not on the screen yet, and what to do about it. */
export function DataNote({ state }: { state: Exclude<DataState, { kind: 'ready' }> }) {
  if (state.kind === 'opening') return <PartSkeleton />;
  if (state.kind === 'blocked')
    return (
      <Note
        tone="warning"
        title={<Trans>Jalon est ouvert dans un autre onglet</Trans>}
        live="polite"
      >
        <Trans>
          Cet onglet utilise une version plus ancienne. Fermez-le, et cette page continuera
          d’elle-même. Votre travail ne risque rien.
        </Trans>
      </Note>
    );
  return (
    <StorageNote failure={state.failure}>
      <Button size="small" onClick={() => void startData()}>
        <Trans>Réessayer</Trans>
      </Button>
    </StorageNote>
  );
}

/** A storage failure in words; `children` is what can be done here. */
export function StorageNote({
  failure,
  children,
}: {
  failure: StorageFailure;
  children?: React.ReactNode;
}) {
  switch (failure.kind) {
    case 'full':
      return (
        <Note
          tone="danger"
          live="assertive"
          title={<Trans>Il n’y a plus de place sur cet appareil</Trans>}
          action={children}
        >
          <Trans>
            Ce qui est à l’écran n’est pas enregistré. Libérez de l’espace ou videz la corbeille,
            puis réessayez.
          </Trans>
        </Note>
      );
    case 'missing':
      return (
        <Note
          tone="warning"
          live="polite"
          title={<Trans>Cet élément n’existe plus ici</Trans>}
          action={children}
        >
          <Trans>Il a été supprimé, peut-être dans un autre onglet.</Trans>
        </Note>
      );
    case 'too-large':
      return (
        <Note
          tone="danger"
          live="assertive"
          title={<Trans>Il y a trop de texte pour l’enregistrer</Trans>}
          action={children}
        >
          <Trans>
            Ce qui est à l’écran n’est pas enregistré. Raccourcissez-le, puis réessayez.
          </Trans>
        </Note>
      );
    case 'superseded':
      return (
        <Note
          tone="info"
          live="polite"
          title={<Trans>Une version plus récente de Jalon est ouverte</Trans>}
          action={
            <Button size="small" onClick={() => location.reload()}>
              <Trans>Recharger la page</Trans>
            </Button>
          }
        >
          <Trans>
            Rechargez cette page pour continuer avec elle. Votre travail est à sa place.
          </Trans>
        </Note>
      );
    case 'unavailable':
      return (
        <Note
          tone="danger"
          live="assertive"
          title={<Trans>Votre navigateur ne laisse pas Jalon enregistrer</Trans>}
          action={children}
        >
          <Trans>
            Cela arrive en navigation privée ou quand les données de sites sont bloquées. Ouvrez
            Jalon dans une fenêtre ordinaire, ou autorisez le stockage pour ce site.
          </Trans>
        </Note>
      );
  }
}
