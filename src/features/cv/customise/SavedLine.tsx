import { Trans } from '@lingui/react/macro';
import HardDrive from 'lucide-react/icons/hard-drive';
import type { AutosaveState } from '#/data/records/autosave.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { customise } from './customise.css.ts';

/** Where the typing is: on the disk, on its way, or refused. */
export function SavedLine({ saving, onRetry }: { saving: AutosaveState; onRetry: () => void }) {
  if (saving.kind === 'failed')
    return (
      <StorageNote failure={saving.failure}>
        <Button size="small" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      </StorageNote>
    );
  return (
    <p className={customise.saved} data-saving={saving.kind}>
      {saving.kind === 'saved' ? (
        <>
          <Icon of={HardDrive} size="small" />
          <Trans>Enregistré sur cet appareil</Trans>
        </>
      ) : (
        <>
          <Spinner />
          <Trans>Enregistrement…</Trans>
        </>
      )}
    </p>
  );
}
