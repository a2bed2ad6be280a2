import { Trans } from '@lingui/react/macro';
import type { StorageFailure } from '#/data/failure.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Note } from '#/ui/messages/Note.tsx';

export type VersionAct = 'save' | 'restore' | 'delete' | 'rename';
export interface FailedAct {
  act: VersionAct;
  failure: StorageFailure | { kind: 'title-required' };
}

/** What could not be done, then why the device refused. */
export function VersionFailure({ failed: { act, failure } }: { failed: FailedAct }) {
  return (
    <>
      <Note tone="danger" live="assertive" title={<FailureTitle act={act} />}>
        <FailureWords act={act} />
      </Note>
      {failure.kind !== 'title-required' && failure.kind !== 'missing' && (
        <StorageNote failure={failure} />
      )}
    </>
  );
}

function FailureTitle({ act }: { act: VersionAct }) {
  switch (act) {
    case 'save':
      return <Trans>Erreur d’enregistrement</Trans>;
    case 'restore':
      return <Trans>Erreur de restauration</Trans>;
    case 'delete':
      return <Trans>Erreur de suppression</Trans>;
    case 'rename':
      return <Trans>Erreur de mise à jour</Trans>;
  }
}

function FailureWords({ act }: { act: VersionAct }) {
  switch (act) {
    case 'save':
      return <Trans>Impossible d’enregistrer cette version.</Trans>;
    case 'restore':
      return <Trans>Impossible de restaurer cette version.</Trans>;
    case 'delete':
      return <Trans>Impossible de supprimer cette version.</Trans>;
    case 'rename':
      return <Trans>Impossible de modifier le titre.</Trans>;
  }
}
