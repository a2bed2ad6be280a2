import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { useReturn } from '#/parts/use-return.ts';
import { cardId } from './card/card-id.ts';
import { useSearchWords } from '#/parts/use-search-words.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';
import {
  AddApplication,
  ApplicationDetail,
  EditApplication,
  EmailComposer,
  InterviewSheet,
} from './parts.tsx';
import { TrackerHome } from './TrackerHome.tsx';
import type { OpenSearch, TrackerSearch } from './tracker-search.ts';
import { useTrackerGo } from './use-tracker-go.ts';
import { useTracked } from './use-tracked.ts';

/** Every application, its next date and the CV that was sent; the address says what is open. */
export function TrackerPage({ search }: { search: TrackerSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  if (data.kind !== 'ready' && data.kind !== 'opening')
    return (
      <Page title={<Trans>Candidatures</Trans>}>
        <DataNote state={data} />
      </Page>
    );
  return (
    <Tracker
      context={data.kind === 'ready' ? data.context : undefined}
      search={alive ? search : {}}
    />
  );
}

/** What is read stays while one application is open, so that the way back takes no time. */
function Tracker({
  context,
  search,
}: {
  /** undefined while the database opens. */
  context: DataContext | undefined;
  search: TrackerSearch;
}) {
  const tracked = useTracked(context);
  const isAway = openIn(search) !== undefined;
  const shown = useReturn(openIn(search), cardId);
  const go = useTrackerGo();
  const [words, setWords] = useSearchWords(search.q ?? '', !isAway, (q) =>
    go({ q }, { replace: true }),
  );
  if (isAway)
    return (
      <Suspense fallback={<PageSkeleton />}>
        {context ? (
          <Opened key={context.database.name} context={context} open={search} />
        ) : (
          <PageSkeleton />
        )}
      </Suspense>
    );
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

const openIn = ({ application, edit, add, email, sheet }: OpenSearch): string | undefined =>
  application ?? edit ?? email ?? sheet ?? add;

function Opened({ context, open }: { context: DataContext; open: OpenSearch }): ReactNode {
  const { application = '', edit, add, as, email, reminder, template, sheet } = open;
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
  if (sheet) return <InterviewSheet key={sheet} context={context} id={sheet} />;
  if (add) return <AddApplication key={add} context={context} add={add} status={as} />;
  if (edit) return <EditApplication key={edit} context={context} id={edit} />;
  return <ApplicationDetail key={application} context={context} id={application} />;
}
