import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listResults, listSessions } from '#/data/records/training/interviews.ts';
import { analyticsOf } from '#/domain/training/analytics.ts';
import { dayAt, now } from '#/platform/clock.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { TrainingButtonLink } from '../TrainingLink.tsx';
import { BenchmarkCard } from './BenchmarkCard.tsx';
import { PaceCard } from './PaceCard.tsx';
import { KindFigures } from './KindFigures.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { WeekFigures } from './WeekFigures.tsx';

/** What practice has come to: in figures first, then week by week, then by kind of question. */
export function AnalyticsPart({ context }: { context: DataContext }) {
  const analytics = useLiveQuery(async () => {
    const [results, sessions] = await Promise.all([listResults(context), listSessions(context)]);
    return analyticsOf(results, sessions, dayAt(now()), dayAt);
  }, [context]);
  if (!analytics) return <PartSkeleton />;
  if (analytics.questions === 0)
    return (
      <EmptyState
        title={<Trans>Pas encore de progression à montrer</Trans>}
        action={
          <TrainingButtonLink open={{ tab: undefined }} variant="primary">
            <Trans>Choisir une question</Trans>
          </TrainingButtonLink>
        }
      >
        <Trans>Répondez à une première question : vos chiffres apparaîtront ici.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap="px20">
      <TotalsCard analytics={analytics} />
      <BenchmarkCard analytics={analytics} />
      <PaceCard wordsPerMinute={analytics.wordsPerMinute} />
      <WeekFigures weeks={analytics.weeks} />
      <KindFigures scores={analytics.scores} />
    </Stack>
  );
}
