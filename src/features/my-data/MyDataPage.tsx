import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, type ReactNode } from 'react';
import { listBin } from '#/data/records/bin.ts';
import type { DataContext } from '#/data/context.ts';
import { unsettledVersions } from '#/data/records/history.ts';
import { listRefused, listWaiting } from '#/data/queue/waiting.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { BinPart } from './BinPart.tsx';
import type { Part } from './my-data-search.ts';
import { SyncPart } from './SyncPart.tsx';
import { VersionsPart } from './VersionsPart.tsx';

const DevicePart = lazy(async () => {
  const { DevicePart } = await import('./DevicePart.tsx');
  return { default: DevicePart };
});
const LeavesPart = lazy(async () => {
  const { LeavesPart } = await import('./leaves/LeavesPart.tsx');
  return { default: LeavesPart };
});
const ActivityPart = lazy(async () => {
  const { ActivityPart } = await import('./ActivityPart.tsx');
  return { default: ActivityPart };
});

/** What is on this device, what is on its way, and every way to keep it, take it along or erase it. */
export function MyDataPage({ part, onPart }: { part: Part; onPart: (part: Part) => void }) {
  const data = useDataState();
  return (
    <Page
      title={<Trans>Mes données</Trans>}
      narrow
      lead={
        <Trans>
          Ce que Jalon garde sur cet appareil, ce qu’il synchronise, et comment en garder une copie
          ou tout effacer.
        </Trans>
      }
    >
      {data.kind === 'ready' && (
        <Parts
          key={data.context.database.name}
          context={data.context}
          part={part}
          onPart={onPart}
        />
      )}
      {data.kind === 'opening' && (
        <PartTabs part={part} onPart={onPart}>
          <PartSkeleton />
        </PartTabs>
      )}
      {(data.kind === 'blocked' || data.kind === 'failed') && <DataNote state={data} />}
    </Page>
  );
}

function Parts({
  context,
  part,
  onPart,
}: {
  context: DataContext;
  part: Part;
  onPart: (part: Part) => void;
}) {
  const waiting = useLiveQuery(() => listWaiting(context), [context]);
  const refused = useLiveQuery(() => listRefused(context), [context]);
  const versions = useLiveQuery(() => unsettledVersions(context), [context]);
  const bin = useLiveQuery(() => listBin(context), [context]);
  const shown = () => {
    switch (part) {
      case 'sync':
        return (
          waiting && refused && <SyncPart context={context} waiting={waiting} refused={refused} />
        );
      case 'versions':
        return versions && <VersionsPart context={context} versions={versions} />;
      case 'bin':
        return bin && <BinPart context={context} bin={bin} />;
      case 'device':
        return <DevicePart context={context} />;
      case 'leaves':
        return <LeavesPart context={context} />;
      case 'activity':
        return <ActivityPart />;
    }
  };
  return (
    <PartTabs
      part={part}
      onPart={onPart}
      counts={{ sync: refused?.length, versions: versions?.length, bin: bin?.length }}
    >
      <Suspense fallback={<PartSkeleton />}>{shown() ?? <PartSkeleton />}</Suspense>
    </PartTabs>
  );
}

/** There before what they count is. */
function PartTabs({
  part,
  onPart,
  counts,
  children,
}: {
  part: Part;
  onPart: (part: Part) => void;
  counts?: Partial<Record<Part, number | undefined>>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const tabs: Tab<Part>[] = [
    { id: 'sync', label: t`Synchronisation` },
    { id: 'versions', label: t`Deux versions` },
    { id: 'bin', label: t`Corbeille` },
    { id: 'device', label: t`Cet appareil` },
    { id: 'leaves', label: t`Ce qui part d’ici` },
    { id: 'activity', label: t`Activité` },
  ];
  const counted = tabs.map((tab) =>
    counts?.[tab.id] ? { ...tab, count: counts[tab.id] ?? 0 } : tab,
  );
  return (
    <Tabs label={t`Mes données`} tabs={counted} selected={part} onSelect={onPart} bleed>
      {children}
    </Tabs>
  );
}
