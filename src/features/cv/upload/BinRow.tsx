import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { purgeCv, restoreCv } from '#/data/records/cvs.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { upload } from './upload.css.ts';

export function BinRow({
  cv,
  context,
  onFailure,
}: {
  cv: CvRecord;
  context: DataContext;
  onFailure: (failure: StorageFailure | undefined) => void;
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const restore = async () => {
    const restored = await restoreCv(context, cv.id);
    onFailure(restored.ok ? undefined : restored.error);
  };
  const purge = async () => {
    const purged = await purgeCv(context, cv.id);
    onFailure(purged.ok ? undefined : purged.error);
  };
  return (
    <li className={upload.cvRow}>
      <span className={upload.binTitle}>{cv.title}</span>
      <IconButton
        icon={Undo2}
        label={t`Restaurer « ${cv.title} »`}
        onClick={() => void restore()}
      />
      <IconButton
        icon={Trash2}
        label={t`Supprimer définitivement « ${cv.title} »`}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void purge()}
        title={<Trans>Supprimer définitivement ce CV?</Trans>}
        confirmLabel={<Trans>Supprimer définitivement</Trans>}
        danger
      >
        <p>
          {context.uid === '' ? (
            <Trans>
              « {cv.title} » sera effacé de cet appareil. Cette action ne peut pas être annulée.
            </Trans>
          ) : (
            <Trans>
              « {cv.title} » sera effacé de votre compte et de tous vos appareils. Cette action ne
              peut pas être annulée.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </li>
  );
}
