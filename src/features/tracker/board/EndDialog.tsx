import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { END_REASONS, type Application, type EndReason } from '#/domain/tracker/application.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';

type End = 'rejected' | 'closed';

/** How it ended, which the last column does not say. */
export function EndDialog({
  application,
  onClose,
  onEnd,
}: {
  application: Application | undefined;
  onClose: () => void;
  onEnd: (status: End, reason: EndReason | undefined) => void;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const [status, setStatus] = useState<End>('rejected');
  const [reason, setReason] = useState<EndReason | ''>('');
  const end = () => {
    onEnd(status, reason || undefined);
    onClose();
  };
  const title = application?.title ?? '';
  return (
    <Dialog
      open={application !== undefined}
      onClose={onClose}
      title={<Trans>Comment « {title} » s’est-elle terminée?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={end}>
            <Trans>Enregistrer</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <Segments<End>
          label={<Trans>Statut</Trans>}
          full
          options={[
            { value: 'rejected', label: words.status.rejected },
            { value: 'closed', label: words.status.closed },
          ]}
          value={status}
          onChange={setStatus}
        />
        <Select<EndReason | ''>
          label={<Trans>Raison</Trans>}
          optional
          value={reason}
          options={[
            { value: '', label: t`Je ne sais pas` },
            ...END_REASONS.map((value) => ({ value, label: words.endReason[value] })),
          ]}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}
