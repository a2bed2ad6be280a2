import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import { insightOf } from '#/domain/tracker/insight.ts';
import { dayAt } from '#/platform/clock.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { cvNames } from './cv-names.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { FunnelWords } from './FunnelWords.tsx';
import { RatesCard } from './RatesCard.tsx';
import { TooThin } from './TooThin.tsx';

/** What the search says so far: in words first, then as figures. With too little to go by, it says so instead. */
export function InsightPart({ context }: { context: DataContext }) {
  const found = useLiveQuery(async () => {
    const insight = insightOf(await listApplications(context), dayAt);
    return { insight, names: await cvNames(context, [...insight.byCv.keys()]) };
  }, [context]);
  if (!found) return <PartSkeleton />;
  const { insight, names } = found;
  if (insight.isThin) return <TooThin insight={insight} />;
  return (
    <Stack gap="px20">
      <FunnelWords insight={insight} />
      <FunnelCard insight={insight} />
      <RatesCard by="source" rates={insight.bySource} />
      <RatesCard by="cv" rates={insight.byCv} names={names} />
    </Stack>
  );
}
