import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { BinLink } from './BinLink.tsx';
import { tracker } from './tracker.css.ts';
import { TrackerButtonLink } from './TrackerLink.tsx';

/** Nothing is tracked yet. */
export function FirstApplication({ binned = 0 }: { binned: number | undefined }) {
  return (
    <>
      <EmptyState
        title={<Trans>Votre première candidature</Trans>}
        action={
          <span className={tracker.first}>
            <TrackerButtonLink open={{ add: 'new' }} variant="primary" size="large" icon={Plus}>
              <Trans>Ajouter une candidature</Trans>
            </TrackerButtonLink>
            <TrackerButtonLink open={{ tab: 'emails' }} variant="quiet">
              <Trans>Voir les modèles de courriels</Trans>
            </TrackerButtonLink>
          </span>
        }
      >
        <Trans>
          Notez l’offre, l’entreprise et la date d’envoi. Jalon vous rappelle quand relancer, et
          prépare le courriel.
        </Trans>
      </EmptyState>
      <BinLink binned={binned} />
    </>
  );
}
