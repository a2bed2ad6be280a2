import { Suspense, useState, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/parts/use-alive.ts';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { QuestionPage, SessionPage } from './parts.tsx';
import { TrainingHome } from './TrainingHome.tsx';
import { isOpen, type TrainingSearch } from './training-search.ts';
import { useReturn } from './use-return.ts';
import { TabPart } from './TabPart.tsx';

/** Practising interviews; the address says what is open. */
export function TrainingPage({ search }: { search: TrainingSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  if (data.kind === 'ready')
    return <Training key={data.context.database.name} context={data.context} search={search} />;
  if (data.kind === 'opening' && alive && isOpen(search)) return <PageSkeleton />;
  return (
    <TrainingHome tab={alive ? search.tab : undefined}>
      {data.kind === 'opening' ? <PartSkeleton /> : <DataNote state={data} />}
    </TrainingHome>
  );
}

function Training({ context, search }: { context: DataContext; search: TrainingSearch }) {
  const shown = useReturn(search);
  // How far the list was opened stays while one of its questions is looked at.
  const [listed, setListed] = useState(PAGE);
  if (isOpen(search))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Opened context={context} search={search} />
      </Suspense>
    );
  return (
    <TrainingHome tab={search.tab}>
      <Suspense fallback={<PartSkeleton />}>
        <TabPart
          context={context}
          search={search}
          list={{ shown, listed, more: () => setListed(listed + PAGE) }}
        />
      </Suspense>
    </TrainingHome>
  );
}

/** Questions that are listed at first, and with each press. */
const PAGE = 20;

function Opened({ context, search }: { context: DataContext; search: TrainingSearch }): ReactNode {
  const { question, session } = search;
  if (session !== undefined) return <SessionPage key={session} context={context} id={session} />;
  return <QuestionPage key={question} context={context} questionKey={question ?? ''} />;
}
