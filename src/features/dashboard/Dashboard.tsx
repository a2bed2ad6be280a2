import type { DataContext } from '#/data/context.ts';
import type { Activity } from '#/domain/dashboard/activity.ts';
import type { DashboardFacts } from '#/domain/dashboard/facts.ts';
import { performanceOf } from '#/domain/dashboard/performance.ts';
import { preparationOf } from '#/domain/dashboard/preparation.ts';
import { recommendTools } from '#/domain/dashboard/recommend-tools.ts';
import { tipsOf, TIPS_SHOWN } from '#/domain/dashboard/tips.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { ComingCard } from './ComingCard.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { Greeting, Lead } from './Greeting.tsx';
import { NumbersCard } from './NumbersCard.tsx';
import { PerformanceCard } from './PerformanceCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PreparationCard } from './PreparationCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { TipsCard } from './TipsCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { ToolsCard } from './ToolsCard.tsx';

/** Today first, then how far one is, then what is to come and what was. */
export function Dashboard({
  context,
  today,
  facts,
  activities,
}: {
  /** undefined while the database opens. */
  context: DataContext | undefined;
  /** '' where the page is made beforehand. */
  today: string;
  facts: DashboardFacts;
  activities: readonly Activity[];
}) {
  const { user } = useAuth();
  const alive = useAlive();
  const { open } = useSite().settings;
  const { tracker, training } = facts;
  const tips = tipsOf(facts, today);
  // Where nothing is due, the first of them is what there is to do today.
  const [first, ...others] = tips;
  const isQuiet = tracker.dueCount === 0;
  return (
    <Page
      title={<Greeting name={user?.fullName || facts.profile.name} />}
      lead={
        <span data-first={alive ? undefined : ''}>
          <Lead tracker={tracker} today={today} />
        </span>
      }
    >
      <div className={css.grid}>
        <div className={css.whole} data-first={alive ? undefined : ''}>
          <TodayCard
            context={context}
            tracker={tracker}
            tip={isQuiet ? first : undefined}
            today={today}
          />
        </div>
        <div className={css.eight}>
          <PreparationCard preparation={preparationOf(facts, open)} cv={facts.cvs.latest?.id} />
        </div>
        <div className={css.four}>
          <NumbersCard facts={facts} />
        </div>
        <div className={css.five}>
          <ComingCard tracker={tracker} />
        </div>
        <div className={css.seven}>
          <CalendarCard context={context} today={today} />
        </div>
        <div className={css.four}>
          <QuickActions cv={facts.cvs.latest?.id} />
        </div>
        <div className={css.eight}>
          <ProgressCard training={training} sent={tracker.sent} />
        </div>
        <div className={css.four}>
          <PerformanceCard performance={performanceOf(facts)} />
        </div>
        <div className={css.four}>
          <ActivityCard activities={activities} today={today} />
        </div>
        <div className={css.four}>
          <ToolsCard tools={recommendTools(facts, open, today)} />
        </div>
        <div className={css.eight}>
          <TipsCard tips={(isQuiet ? others : tips).slice(0, TIPS_SHOWN)} />
        </div>
        <div className={css.four}>
          <PlanCard facts={facts} />
        </div>
      </div>
    </Page>
  );
}
