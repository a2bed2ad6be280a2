import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { eraseTraces } from '#/platform/traces.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { myData } from './my-data.css.ts';

/** A guest's work is nowhere else: erasing it is asked for twice, after a way to keep it. */
export function EraseCard({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const erase = async () => {
    // The database opens again, empty, for whoever comes next.
    await context.database.delete();
    await eraseTraces();
    showToast({ message: t`Tout est effacé de cet appareil.` });
  };
  return (
    <Card title={<Trans>Tout effacer</Trans>}>
      <Stack>
        <p className={myData.quiet}>
          <Trans>
            Vos CV et tout ce que vous avez fait ici sans compte seront effacés de cet appareil.
            Jalon n’en garde aucune copie.
          </Trans>
        </p>
        <Row>
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Trans>Effacer mes données de cet appareil</Trans>
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void erase()}
        title={<Trans>Effacer toutes vos données de cet appareil?</Trans>}
        confirmLabel={<Trans>Tout effacer</Trans>}
        danger
      >
        <p>
          <Trans>
            Enregistrez d’abord une copie de sauvegarde si vous pourriez en avoir besoin. Cette
            action ne peut pas être annulée.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
