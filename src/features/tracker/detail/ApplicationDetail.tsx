import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { getApplication } from '#/data/records/tracker/applications.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { useEarlyAccess } from '#/parts/use-early-access.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { RemindersOf } from '../reminders/RemindersOf.tsx';
import { SubPage } from '../SubPage.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { useTrackerGo } from '../use-tracker-go.ts';
import { ApplicationGone } from './ApplicationGone.tsx';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { detail } from './detail.css.ts';
import { FactsCard } from './FactsCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PostingCard } from './PostingCard.tsx';
import { SentCvCard } from './SentCvCard.tsx';
import { StatusCard } from './StatusCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';

/** One application: where it stands, what is next, what has happened, and all that is known of the job. */
export function ApplicationDetail({ context, id }: { context: DataContext; id: string }) {
  const found = useLiveQuery(
    async () => ({ application: await getApplication(context, id) }),
    [context, id],
  );
  const application = found?.application;
  if (!found)
    return (
      <SubPage title={<Trans>Candidature</Trans>}>
        <PartSkeleton />
      </SubPage>
    );
  if (!application || application.trashedAt !== null)
    return (
      <SubPage title={application?.title ?? <Trans>Candidature</Trans>}>
        <ApplicationGone context={context} application={application} />
      </SubPage>
    );
  return <Shown context={context} application={application} />;
}

function Shown({ context, application }: { context: DataContext; application: Application }) {
  const { t } = useLingui();
  const go = useTrackerGo();
  const [failure, setFailure] = useState<StorageFailure>();
  const hasEarly = useEarlyAccess(context);
  const { id, title, company, location, interviewAt, locked } = application;

  const discard = async () => {
    const refs = [{ table: 'applications', id }] as const;
    const done = await moveToBin(context, refs);
    if (!done.ok) return setFailure(done.error);
    go({});
    showToast({
      message: t`«\u00A0${title}\u00A0» est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, refs),
      },
    });
  };

  return (
    <SubPage
      title={title}
      lead={[company, location].filter(Boolean).join(', ')}
      actions={
        !locked && (
          <Row gap="px8">
            <TrackerButtonLink open={{ email: id }} variant="primary">
              <Trans>Écrire un courriel</Trans>
            </TrackerButtonLink>
            {hasEarly && interviewAt !== '' && (
              <TrackerButtonLink open={{ sheet: id }} icon={FileText}>
                <Trans>Fiche d’entrevue</Trans>
              </TrackerButtonLink>
            )}
            <TrackerButtonLink open={{ edit: id }} icon={Pencil}>
              <Trans>Modifier</Trans>
            </TrackerButtonLink>
          </Row>
        )
      }
    >
      <Stack gap="px20">
        {failure && <StorageNote failure={failure} />}
        <ApplicationNotes context={context} application={application} />
        <div className={detail.grid}>
          <Stack gap="px20">
            <StatusCard context={context} application={application} />
            <RemindersOf context={context} application={application} />
            <TimelineCard application={application} />
          </Stack>
          <Stack gap="px20">
            <FactsCard application={application} />
            <SentCvCard context={context} application={application} />
            <NotesCard application={application} />
            <PostingCard context={context} application={application} />
            <Row>
              <Button variant="quiet" icon={Trash2} onClick={() => void discard()}>
                <Trans>Mettre à la corbeille</Trans>
              </Button>
            </Row>
          </Stack>
        </div>
      </Stack>
    </SubPage>
  );
}
