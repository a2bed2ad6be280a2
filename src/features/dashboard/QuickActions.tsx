import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { Icon } from '#/ui/layout/Icon.tsx';
import { dashboard as css } from './dashboard.css.ts';

/** What is done most often, one press away. */
export function QuickActions({ cv }: { cv: string | undefined }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={css.heading}>
        <Trans>Actions rapides</Trans>
      </h2>
      <ul className={css.quick}>
        <li>
          <Link
            to="/modules/cv-converter"
            search={cv ? { cv, step: 'customise' } : {}}
            className={css.quickLink}
          >
            <Icon of={FileText} />
            {cv ? <Trans>Adapter mon CV à une offre</Trans> : <Trans>Convertir mon CV</Trans>}
          </Link>
        </li>
        <li>
          <Link to="/modules/job-tracker" search={{ add: 'new' }} className={css.quickLink}>
            <Icon of={Plus} />
            <Trans>Ajouter une candidature</Trans>
          </Link>
        </li>
        <li>
          <Link to="/modules/training" className={css.quickLink}>
            <Icon of={Mic} />
            <Trans>Répondre à une question</Trans>
          </Link>
        </li>
        <li>
          <Link to="/edit-profile" className={css.quickLink}>
            <Icon of={UserRound} />
            <Trans>Compléter mon profil</Trans>
          </Link>
        </li>
      </ul>
    </section>
  );
}
