import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { FREE_LIMITS } from '#/domain/access/plans/plan-limits.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';

/** Why an application can't be changed, and every way out. */
export function LockedNote() {
  const limit = FREE_LIMITS.activeApplications;
  return (
    <Note
      icon={Lock}
      tone="warning"
      title={<Trans>Cette candidature est verrouillée</Trans>}
      action={
        <Row gap="px8">
          <LinkButton to="/pricing" size="small">
            <Trans>Voir les forfaits</Trans>
          </LinkButton>
          <TrackerButtonLink open={{ tab: 'transfer' }} size="small" variant="quiet">
            <Trans>Exporter mes candidatures</Trans>
          </TrackerButtonLink>
        </Row>
      }
    >
      <Trans>
        Le forfait gratuit a {limit} places, et elles sont prises. Rien n’est perdu : vous pouvez la
        lire et l’exporter. Pour la modifier, mettez une autre candidature à la corbeille ou passez
        à Premium.
      </Trans>
    </Note>
  );
}
