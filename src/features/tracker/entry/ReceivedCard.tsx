import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listPostings } from '#/data/records/tracker/postings.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { entry } from './entry.css.ts';

/** Postings that other apps handed over and that are no application yet. */
export function ReceivedCard({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const postings = useLiveQuery(() => listPostings(context), [context]);
  if (!postings || postings.length === 0) return null;
  return (
    <Card title={<Trans>Offres d’emploi en attente</Trans>} actions={postings.length}>
      <ul>
        {postings.map(({ id, title }) => (
          <li key={id} className={entry.row}>
            <span className={entry.rowWords}>
              <b className={entry.name}>{title}</b>
            </span>
            <TrackerButtonLink
              open={{ add: id }}
              size="small"
              aria-label={t`Ajouter «\u00A0${title}\u00A0» aux candidatures`}
            >
              <Trans>Ajouter</Trans>
            </TrackerButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
