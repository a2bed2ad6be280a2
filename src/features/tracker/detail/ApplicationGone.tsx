import { Trans } from '@lingui/react/macro';
import { restoreFromBin } from '#/data/records/bin.ts';
import type { DataContext } from '#/data/context.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Row } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';

/** An address that leads to an application in the bin, or to none. */
export function ApplicationGone({
  context,
  application,
}: {
  context: DataContext;
  application: Application | undefined;
}) {
  const back = (
    <TrackerButtonLink open={{}} variant={application ? undefined : 'primary'}>
      <Trans>Voir mes candidatures</Trans>
    </TrackerButtonLink>
  );
  if (!application)
    return (
      <EmptyState title={<Trans>Cette candidature n’est pas sur cet appareil</Trans>} action={back}>
        <Trans>
          Elle a été supprimée, ou elle a été ajoutée sur un autre appareil ou dans un autre
          navigateur.
        </Trans>
      </EmptyState>
    );
  const restore = async () => {
    const done = await restoreFromBin(context, [{ table: 'applications', id: application.id }]);
    if (done.ok) focusSoon();
  };
  return (
    <EmptyState
      title={<Trans>Cette candidature est dans la corbeille</Trans>}
      action={
        <Row>
          <Button variant="primary" onClick={() => void restore()}>
            <Trans>Restaurer cette candidature</Trans>
          </Button>
          {back}
        </Row>
      }
    >
      <Trans>Elle est intacte. Restaurez-la pour continuer.</Trans>
    </EmptyState>
  );
}
