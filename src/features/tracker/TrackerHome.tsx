import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { holdsPlace } from '#/domain/tracker/application.ts';
import { APPLICATION_GROUPS } from '#/domain/tracker/application-views.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { notedRows } from '#/platform/noted-rows.ts';
import { APPLICATIONS_KEY } from '#/platform/traces.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { ApplicationsPart } from './ApplicationsPart.tsx';
import { HomeLead } from './HomeLead.tsx';
import { FirstApplication } from './FirstApplication.tsx';
import { EmailsPart, InsightPart, RemindersPart, TransferPart } from './parts.tsx';
import { DueCard } from './reminders/DueCard.tsx';
import { tracker } from './tracker.css.ts';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { ListSearch } from './tracker-search.ts';
import { TrackerTabs } from './TrackerTabs.tsx';
import type { Tracked } from './use-tracked.ts';

/**
 * The tabs, and above those of applications what is due. Until that is read: the page as it will be for a guest whose list was empty
 * the last time it was drawn; for others its frame.
 */
export function TrackerHome({
  context,
  search,
  tracked,
  shown,
  words,
  onWords,
}: {
  context: DataContext | undefined;
  search: ListSearch;
  tracked: Tracked | undefined;
  /** Id of the application that was open a moment ago. */
  shown: string | undefined;
  words: string;
  onWords: (words: string) => void;
}) {
  const { user, role } = useAuth();
  const alive = useAlive();
  if (!tracked && alive && (user || notedRows(APPLICATIONS_KEY) > 0))
    return (
      // The line under the title keeps its place.
      <Page title={<Trans>Candidatures</Trans>} lead={'\u00A0'}>
        <PartSkeleton />
      </Page>
    );
  const { applications, asked } = tracked ?? NOTHING;
  const limit = limitsOf(role).activeApplications;
  const taken = applications.filter(holdsPlace).length;
  const { tab } = search;
  const isList = tab === undefined || APPLICATION_GROUPS.some((group) => group === tab);
  const part = (): ReactNode => {
    if (isList && applications.length === 0) return <FirstApplication binned={tracked?.binned} />;
    if (!context || !tracked) return <PartSkeleton />;
    switch (tab) {
      case 'emails':
        return <EmailsPart context={context} />;
      case 'reminders':
        return <RemindersPart context={context} />;
      case 'insight':
        return <InsightPart context={context} />;
      case 'transfer':
        return <TransferPart context={context} />;
      default:
        return (
          <ApplicationsPart
            // Whoever chooses several begins anew in another tab, and as somebody else.
            key={`${context.database.name} ${tab}`}
            context={context}
            search={search}
            tracked={tracked}
            fullAt={limit !== null && taken >= limit ? limit : undefined}
            shown={shown}
            words={words}
            onWords={onWords}
          />
        );
    }
  };
  return (
    <Page
      title={<Trans>Candidatures</Trans>}
      lead={
        <span data-first={alive ? undefined : ''}>
          <HomeLead applications={applications} limit={limit} taken={taken} />
        </span>
      }
      actions={
        applications.length > 0 ? (
          <TrackerButtonLink
            open={{ add: 'new' }}
            variant="primary"
            icon={Plus}
            className={tracker.headAdd}
          >
            <Trans>Ajouter une candidature</Trans>
          </TrackerButtonLink>
        ) : undefined
      }
    >
      <div className={tracker.due}>
        {isList && context && tracked && <DueCard context={context} asked={asked} />}
      </div>
      <div data-first={alive ? undefined : ''}>
        <TrackerTabs tab={tab} applications={applications} asked={asked.length}>
          <Suspense fallback={<PartSkeleton />}>{part()}</Suspense>
        </TrackerTabs>
      </div>
    </Page>
  );
}

const NOTHING: Pick<Tracked, 'applications' | 'asked'> = { applications: [], asked: [] };
