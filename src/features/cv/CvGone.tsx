import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { restoreCv } from '#/data/records/cvs.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Row } from '#/ui/layout/layout.tsx';

/** An address that leads to a CV in the bin, or to none. */
export function CvGone({
  context,
  cv,
  onBack,
}: {
  context: DataContext;
  cv: CvRecord | undefined;
  onBack: () => void;
}) {
  const back = (
    <Button variant={cv ? undefined : 'primary'} onClick={onBack}>
      <Trans>Voir mes CV</Trans>
    </Button>
  );
  if (!cv)
    return (
      <EmptyState title={<Trans>Ce CV n’est pas sur cet appareil</Trans>} action={back}>
        <Trans>
          Il a été supprimé, ou il a été fait sur un autre appareil ou dans un autre navigateur.
        </Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>Ce CV est dans la corbeille</Trans>}
      action={
        <Row>
          <Button variant="primary" onClick={() => void restoreCv(context, cv.id)}>
            <Trans>Restaurer ce CV</Trans>
          </Button>
          {back}
        </Row>
      }
    >
      <Trans>Son contenu est intact. Restaurez-le pour continuer.</Trans>
    </EmptyState>
  );
}
