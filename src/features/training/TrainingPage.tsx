import { Suspense, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/parts/use-alive.ts';
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
  if (data.kind === 'ready')
    return <Training key={data.context.database.name} context={data.context} search={search} />;
  if (data.kind === 'opening' && alive && openIn(search) !== undefined) return <PageSkeleton />;
  return (
    <TrainingHome tab={alive ? search.tab : undefined}>
      {data.kind === 'opening' ? <PartSkeleton /> : <DataNote state={data} />}
    </TrainingHome>
  );
}

function Training({ context, search }: { context: DataContext; search: TrainingSearch }) {
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
  if (session !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SessionPage
          key={session}
          context={context}
          id={session}
          isGoing={going === session}
          onGoing={(isGoing) => setGoing(isGoing ? session : undefined)}
        />
      </Suspense>
    );
  if (question !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <QuestionPage key={question} context={context} questionKey={question} />
      </Suspense>
    );
  const begin = (id: string): void => {
    setGoing(id);
    go({ session: id });
  };
  return (
    <TrainingHome tab={search.tab}>
      <Suspense fallback={<PartSkeleton />}>
        <TabPart
          context={context}
          search={search}
          onGo={begin}
          list={{ shown, listed, more: () => setListed(listed + PAGE) }}
        />
      </Suspense>
    </TrainingHome>
  );
}

/** Questions that are listed at first, and with each press. */
const PAGE = 20;
