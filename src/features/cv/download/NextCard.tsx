import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ContactRound from 'lucide-react/icons/contact-round';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { download } from './download.css.ts';

/** What people do with a finished CV. */
export function NextCard() {
  return (
    <Card title={<Trans>Et maintenant?</Trans>}>
      <ul className={download.next}>
        <li>
          <Link to="/modules/job-tracker" className={download.nextLink}>
            <span className={download.contour}>
              <Icon of={Briefcase} />
            </span>
            <span>
              <b className={download.formatTitle}>
                <Trans>Suivre une candidature</Trans>
              </b>
              <span className={download.formatHint}>
                <Trans>Associez ce CV à une offre d’emploi.</Trans>
              </span>
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
        <li>
          <Link to="/modules/linkedin-booster" className={download.nextLink}>
            <span className={download.woods}>
              <Icon of={ContactRound} />
            </span>
            <span>
              <b className={download.formatTitle}>
                <Trans>Mettre à jour votre profil LinkedIn</Trans>
              </b>
              <span className={download.formatHint}>
                <Trans>Même titre et mêmes dates que dans votre CV.</Trans>
              </span>
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
      </ul>
    </Card>
  );
}
