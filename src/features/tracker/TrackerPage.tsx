import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/parts/use-alive.ts';
import { useSearchWords } from '#/parts/use-search-words.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { AddApplication, ApplicationDetail, EditApplication, EmailComposer } from './parts.tsx';
import { TrackerHome } from './TrackerHome.tsx';
import type { OpenSearch, TrackerSearch } from './tracker-search.ts';
import { useReturn } from './use-return.ts';
import { useTrackerGo } from './use-tracker-go.ts';
import { useTracked } from './use-tracked.ts';

/** Every application, its next date and the CV that was sent; the address says what is open. */
export function TrackerPage({ search }: { search: TrackerSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  if (data.kind === 'ready')
    return <Tracker key={data.context.database.name} context={data.context} search={search} />;
  if (data.kind === 'opening') return alive && isOpen(search) ? <PageSkeleton /> : <HomeOnItsWay />;
  return (
    <Page title={<Trans>Candidatures</Trans>}>
      <DataNote state={data} />
    </Page>
  );
}

/** What is read stays while one application is open, so that the way back takes no time. */
function Tracker({ context, search }: { context: DataContext; search: TrackerSearch }) {
  const tracked = useTracked(context);
  const isAway = isOpen(search);
  const shown = useReturn(search);
  const go = useTrackerGo();
  const [words, setWords] = useSearchWords(search.q ?? '', !isAway, (q) =>
    go({ q }, { replace: true }),
  );
  if (isAway)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Opened context={context} open={search} />
      </Suspense>
    );
  if (!tracked) return <HomeOnItsWay />;
  return (
    <TrackerHome
      context={context}
      search={search}
      tracked={tracked}
      shown={shown}
      words={words}
      onWords={setWords}
    />
  );
}

const isOpen = ({ application, edit, add, email }: OpenSearch): boolean =>
  (application ?? edit ?? add ?? email) !== undefined;

function Opened({ context, open }: { context: DataContext; open: OpenSearch }): ReactNode {
  const { application = '', edit, add, email, reminder, template } = open;
  if (email)
    return (
      <EmailComposer
        key={email}
        context={context}
        application={email}
        reminder={reminder}
        template={template}
      />
    );
  if (add) return <AddApplication key={add} context={context} add={add} />;
  if (edit) return <EditApplication key={edit} context={context} id={edit} />;
  return <ApplicationDetail key={application} context={context} id={application} />;
}

/** The frame of the page, until what stands in it is read. */
function HomeOnItsWay() {
  return (
    // The line under the title keeps its place.
    <Page title={<Trans>Candidatures</Trans>} lead={'\u00A0'}>
      <PartSkeleton />
    </Page>
  );
}
