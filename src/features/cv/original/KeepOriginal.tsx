import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { dropOriginal, keepOriginal } from '#/data/records/originals.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { useSizeWords } from '#/parts/use-size-words.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { original as css } from './original.css.ts';

/** Whether the file stays on the device: only when the person says so, and until they say otherwise. */
export function KeepOriginal({
  context,
  cv,
  file,
  isKept,
}: {
  context: DataContext;
  cv: CvId;
  file: File;
  isKept: boolean;
}) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<StorageFailure>();
  const size = useSizeWords()(file.size);
  const keep = async (): Promise<void> => {
    const bytes = await file.arrayBuffer();
    const kept = await keepOriginal(context, cv, { fileName: file.name, bytes });
    setFailure(kept.ok ? undefined : kept.error);
  };
  const drop = async (): Promise<void> => {
    const dropped = await dropOriginal(context, cv);
    setFailure(dropped.ok ? undefined : dropped.error);
    if (dropped.ok)
      showToast({
        message: t`Le fichier d’origine n’est plus gardé.`,
        action: {
          label: t({ message: 'Annuler', context: 'défaire' }),
          onAct: () => void keep(),
        },
      });
  };
  return (
    <div className={css.keep}>
      <p className={css.lead}>
        {isKept ? (
          <Trans>
            « {file.name} » ({size}) est gardé sur cet appareil seulement. Il n’est pas envoyé, ni
            mis dans vos sauvegardes.
          </Trans>
        ) : (
          <Trans>
            « {file.name} » ({size}) n’est pas gardé : il sera oublié quand vous fermerez la page.
          </Trans>
        )}
      </p>
      {isKept ? (
        <Button size="small" onClick={() => void drop()}>
          <Trans>Ne plus le garder</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={() => void keep()}>
          <Trans>Le garder sur cet appareil</Trans>
        </Button>
      )}
      {failure && <StorageNote failure={failure} />}
    </div>
  );
}
