import { Suspense, useEffect, useRef } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { LinkedinHome } from './LinkedinHome.tsx';
import type { LinkedinOpen, LinkedinSearch } from './linkedin-search.ts';
import { ArchivePage, CompletenessPage } from './parts.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { TabPart } from './TabPart.tsx';

/** Preparing a LinkedIn profile; the address says which part is shown. */
export function LinkedinPage({ search }: { search: LinkedinSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  const { tab, open } = alive ? search : {};
  const context = data.kind === 'ready' ? data.context : undefined;
  useReturnTo(open);
  if (open && context)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OpenPage key={context.database.name} context={context} open={open} />
      </Suspense>
    );
  if (open && data.kind === 'opening') return <PageSkeleton />;
  // One frame before and after the data: what is read already is not painted again.
  return (
    <LinkedinHome
      tab={tab}
      bar={(context || data.kind === 'opening') && <ProfileBar context={context} />}
    >
      {data.kind === 'ready' ? (
        <Suspense fallback={<PartSkeleton />}>
          <TabPart key={data.context.database.name} context={data.context} tab={tab} />
        </Suspense>
      ) : (
        <DataNote state={data} />
      )}
    </LinkedinHome>
  );
}

function OpenPage({ context, open }: { context: DataContext; open: LinkedinOpen }) {
  return open === 'archive' ? (
    <ArchivePage context={context} />
  ) : (
    <CompletenessPage context={context} />
  );
}

/** Whoever comes back to the tabs finds the focus on the link that led away. */
const useReturnTo = (open: LinkedinSearch['open']): void => {
  const was = useRef(open);
  useEffect(() => {
    if (was.current !== undefined && open === undefined) focusSoon(`linkedin-${was.current}`);
    was.current = open;
  }, [open]);
};
