import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { getDraft } from '#/data/records/tracker/application-drafts.ts';
import type { DataContext } from '#/data/context.ts';
import { versionsOf } from '#/data/records/history.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { detail } from './detail.css.ts';
import { LockedNote } from './LockedNote.tsx';

/** What a person must know of an application before they read it. */
export function ApplicationNotes({
  context,
  application: { id, locked },
}: {
  context: DataContext;
  application: Application;
}) {
  const draft = useLiveQuery(() => getDraft(context, id), [context, id]);
  const versions = useLiveQuery(
    () => versionsOf(context, { table: 'applications', id }),
    [context, id],
  );
  const isTwofold = versions?.some(({ entry }) => entry.resolvedAt === null) ?? false;
  return (
    <div className={detail.notes}>
      {locked && <LockedNote />}
      {draft && !locked && (
        <Note
          title={<Trans>Des modifications ne sont pas enregistrées</Trans>}
          action={
            <TrackerButtonLink open={{ edit: id }} size="small">
              <Trans>Continuer</Trans>
            </TrackerButtonLink>
          }
        >
          <Trans>Vous avez commencé à modifier cette candidature. Votre brouillon est gardé.</Trans>
        </Note>
      )}
      {isTwofold && (
        <Note
          tone="warning"
          title={<Trans>Cette candidature a changé sur deux appareils</Trans>}
          action={
            <LinkButton to="/my-data" search={{ part: 'versions' }} size="small">
              <Trans>Comparer les versions</Trans>
            </LinkButton>
          }
        >
          <Trans>Rien n’est perdu : choisissez ce qui est juste.</Trans>
        </Note>
      )}
    </div>
  );
}
