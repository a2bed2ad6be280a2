import { Plural, Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { moveToBin } from '#/data/records/bin.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';

export interface ImportOutcome {
  ids: readonly string[];
  /** Here before, and left alone. */
  already: number;
  /** Left in the file. */
  unreadable: number;
}

/** What an import did, and its way back: the bin, as somebody may have written in them since. */
export function ImportedNote({
  context,
  outcome: { ids, already, unreadable },
  onUndone,
}: {
  context: DataContext;
  outcome: ImportOutcome;
  onUndone: () => void;
}) {
  const [undone, setUndone] = useState<'working' | 'done'>();
  const [failure, setFailure] = useState<StorageFailure>();
  const undo = async () => {
    setUndone('working');
    const moved = await moveToBin(
      context,
      ids.map((id) => ({ table: 'applications', id })),
    );
    setUndone(moved.ok ? 'done' : undefined);
    setFailure(moved.ok ? undefined : moved.error);
    if (moved.ok) onUndone();
  };
  if (failure) return <StorageNote failure={failure} />;
  if (undone === 'done')
    return (
      <Note live="polite" title={<Trans>Importation annulée</Trans>}>
        <Plural
          value={ids.length}
          one="# candidature est dans la corbeille."
          other="# candidatures sont dans la corbeille."
        />
      </Note>
    );
  return (
    <Note
      tone="positive"
      live="polite"
      title={
        <Plural
          value={ids.length}
          _0="Rien à ajouter"
          one="# candidature importée"
          other="# candidatures importées"
        />
      }
      action={
        ids.length > 0 && (
          <Row gap="px8">
            <TrackerButtonLink open={{ tab: undefined }} size="small">
              <Trans>Voir les candidatures</Trans>
            </TrackerButtonLink>
            <Button
              size="small"
              variant="quiet"
              icon={Undo2}
              loading={undone === 'working'}
              onClick={() => void undo()}
            >
              <Trans>Annuler l’importation</Trans>
            </Button>
          </Row>
        )
      }
    >
      {already > 0 && (
        <Plural
          value={already}
          one="# était déjà ici et n’a pas changé."
          other="# étaient déjà ici et n’ont pas changé."
        />
      )}{' '}
      {unreadable > 0 && (
        <Plural
          value={unreadable}
          one="# ligne reste dans votre fichier."
          other="# lignes restent dans votre fichier."
        />
      )}
    </Note>
  );
}
