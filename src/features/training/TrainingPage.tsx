import { Suspense, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { useReturn } from '#/parts/use-return.ts';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { QuestionPage, SessionPage } from './parts.tsx';
import { rowId } from './row-id.ts';
import { TrainingHome } from './TrainingHome.tsx';
import { openIn, type TrainingSearch } from './training-search.ts';
import { TabPart } from './TabPart.tsx';
import { useTrainingGo } from './use-training-go.ts';

/** Practising interviews; the address says what is open. */
export function TrainingPage({ search }: { search: TrainingSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  if (data.kind !== 'ready' && data.kind !== 'opening')
    return (
      <TrainingHome tab={search.tab}>
        <DataNote state={data} />
      </TrainingHome>
    );
  return (
    <Training
      context={data.kind === 'ready' ? data.context : undefined}
      search={alive ? search : {}}
    />
  );
}

/** One frame from the first drawing on: what is in it comes once the database is open. */
function Training({
  context,
  search,
}: {
  /** undefined while the database opens. */
  context: DataContext | undefined;
  search: TrainingSearch;
}) {
  const shown = useReturn(openIn(search), rowId);
  // How far the list was opened stays while one of its questions is looked at.
  const [listed, setListed] = useState(PAGE);
  // The interview whose person is at it: its clock runs.
  const [going, setGoing] = useState<string>();
  const go = useTrainingGo();
  const { question, session } = search;
  const [opened, setOpened] = useState(session);
  if (session !== opened) {
    setOpened(session);
    // Whoever comes back to it says so again.
    if (opened !== undefined) setGoing(undefined);
  }
  if (!context && openIn(search) !== undefined) return <PageSkeleton />;
  if (context && session !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SessionPage
          key={`${context.database.name} ${session}`}
          context={context}
          id={session}
          isGoing={going === session}
          onGoing={(isGoing) => setGoing(isGoing ? session : undefined)}
        />
      </Suspense>
    );
  if (context && question !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <QuestionPage
          key={`${context.database.name} ${question}`}
          context={context}
          questionKey={question}
        />
      </Suspense>
    );
  const begin = (id: string): void => {
    setGoing(id);
    go({ session: id });
  };
  return (
    <TrainingHome tab={search.tab}>
      <Suspense fallback={<PartSkeleton />}>
        {context ? (
          <TabPart
            key={context.database.name}
            context={context}
            search={search}
            onGo={begin}
            list={{ shown, listed, more: () => setListed(listed + PAGE) }}
          />
        ) : (
          <PartSkeleton />
        )}
      </Suspense>
    </TrainingHome>
  );
}

/** Questions that are listed at first, and with each press. */
const PAGE = 20;
