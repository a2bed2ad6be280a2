import { Suspense, useEffect, useRef } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/parts/use-alive.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { LinkedinHome } from './LinkedinHome.tsx';
import type { LinkedinSearch } from './linkedin-search.ts';
import { ArchivePage, CompletenessPage } from './parts.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { TabPart } from './TabPart.tsx';

/** Preparing a LinkedIn profile; the address says which part is shown. */
export function LinkedinPage({ search }: { search: LinkedinSearch }) {
  const data = useDataState();
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  if (data.kind === 'ready')
    return <Linkedin key={data.context.database.name} context={data.context} search={search} />;
  if (data.kind === 'opening' && alive && search.open) return <PageSkeleton />;
  return (
    <LinkedinHome tab={alive ? search.tab : undefined}>
      {data.kind === 'opening' ? <PartSkeleton /> : <DataNote state={data} />}
    </LinkedinHome>
  );
}

function Linkedin({ context, search }: { context: DataContext; search: LinkedinSearch }) {
  const { open } = search;
  useReturnTo(open);
  if (open)
    return (
      <Suspense fallback={<PageSkeleton />}>
        {open === 'archive' ? (
          <ArchivePage context={context} />
        ) : (
          <CompletenessPage context={context} />
        )}
      </Suspense>
    );
  return (
    <LinkedinHome tab={search.tab} bar={<ProfileBar context={context} />}>
      <Suspense fallback={<PartSkeleton />}>
        <TabPart context={context} tab={search.tab} />
      </Suspense>
    </LinkedinHome>
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
