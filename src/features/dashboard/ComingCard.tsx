import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { TrackerFacts } from '#/domain/dashboard/tracker-facts.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { EventRow } from './EventRow.tsx';

/** Interviews, follow-ups and last days to apply, after today. */
export function ComingCard({ tracker: { coming } }: { tracker: TrackerFacts }) {
  return (
    <Card
      title={<Trans>À venir</Trans>}
      actions={
        coming.length > 0 ? (
          <Link to="/modules/job-tracker" search={{ view: 'calendar' }} className={css.all}>
            <Trans>Tout voir</Trans>
          </Link>
        ) : undefined
      }
    >
      {coming.length > 0 ? (
        <ul className={css.list}>
          {coming.map((event) => (
            <li
              key={event.kind === 'reminder' ? event.id : `${event.kind}-${event.application.id}`}
            >
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      ) : (
        <Stack gap="px12">
          <p className={css.quiet}>
            <Trans>
              Aucune échéance à venir. Ajoutez une candidature : Jalon prévoit sa relance et garde
              la date de l’entrevue.
            </Trans>
          </p>
          <LinkButton
            to="/modules/job-tracker"
            search={{ add: 'new' }}
            size="small"
            icon={Plus}
            className={css.start}
          >
            <Trans>Ajouter une candidature</Trans>
          </LinkButton>
        </Stack>
      )}
    </Card>
  );
}
