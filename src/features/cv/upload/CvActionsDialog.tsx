import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { duplicateCv, renameCv } from '#/data/records/cvs.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { showToast } from '#/ui/messages/toast.ts';

/** What can be done with one CV of the list besides opening it. Give it the CV's id as key. */
export function CvActionsDialog({
  cv,
  context,
  onClose,
  onDiscard,
  onFailure,
}: {
  cv: CvRecord | undefined;
  context: DataContext;
  onClose: () => void;
  onDiscard: (cv: CvRecord) => void;
  onFailure: (failure: StorageFailure | undefined) => void;
}) {
  const { t } = useLingui();
  const [title, setTitle] = useState(cv?.title ?? '');
  const [asked, setAsked] = useState(false);
  const unnamed = title.trim() === '';
  if (!cv) return null;

  const rename = async () => {
    setAsked(true);
    if (unnamed) return;
    const renamed = await renameCv(context, cv.id, title.trim());
    onFailure(renamed.ok ? undefined : renamed.error);
    onClose();
  };
  const duplicate = async () => {
    const copy = await duplicateCv(context, cv.id, t`${cv.title} (copie)`);
    onFailure(copy.ok ? undefined : copy.error);
    if (copy.ok)
      showToast({ message: t`La copie « ${copy.value.title} » est créée.`, tone: 'positive' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={cv.title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={() => void rename()}>
            <Trans>Renommer</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={<Trans>Nom de ce CV</Trans>}
          hint={<Trans>Pour vous seulement : il n’apparaît pas dans le document.</Trans>}
          error={asked && unnamed ? <Trans>Donnez un nom à ce CV.</Trans> : null}
          value={title}
          onChange={setTitle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void rename();
          }}
        />
        <Button icon={Copy} block onClick={() => void duplicate()}>
          <Trans>Dupliquer ce CV</Trans>
        </Button>
        <Button
          icon={Trash2}
          block
          onClick={() => {
            onDiscard(cv);
            onClose();
          }}
        >
          <Trans>Mettre à la corbeille</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}
