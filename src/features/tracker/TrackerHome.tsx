import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plan-limits.ts';
import { holdsPlace } from '#/domain/tracker/application.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { ApplicationsPart } from './ApplicationsPart.tsx';
import { HomeLead } from './HomeLead.tsx';
import { EmailsPart, InsightPart, RemindersPart, TransferPart } from './parts.tsx';
import { DueCard } from './reminders/DueCard.tsx';
import { tracker } from './tracker.css.ts';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { ListSearch } from './tracker-search.ts';
import { TrackerTabs } from './TrackerTabs.tsx';
import type { Tracked } from './use-tracked.ts';

/** The tabs, and what is due above them. */
export function TrackerHome({
  context,
  search,
  tracked,
  shown,
  words,
  onWords,
}: {
  context: DataContext;
  search: ListSearch;
  tracked: Tracked;
  /** Id of the application that was open a moment ago. */
  shown: string | undefined;
  words: string;
  onWords: (words: string) => void;
}) {
  const { applications } = tracked;
  const limit = limitsOf(useAuth().role).activeApplications;
  const taken = applications.filter(holdsPlace).length;
  const part = (): ReactNode => {
    switch (search.tab) {
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
            // Whoever chooses several begins anew in another tab.
            key={search.tab}
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
      lead={<HomeLead applications={applications} limit={limit} taken={taken} />}
      actions={
        applications.length > 0 && (
          <TrackerButtonLink
            open={{ add: 'new' }}
            variant="primary"
            icon={Plus}
            className={tracker.headAdd}
          >
            <Trans>Ajouter une candidature</Trans>
          </TrackerButtonLink>
        )
      }
    >
      <div className={tracker.due}>
        <DueCard context={context} asked={tracked.asked} />
      </div>
      <TrackerTabs tab={search.tab} tracked={tracked}>
        <Suspense fallback={<PartSkeleton />}>{part()}</Suspense>
      </TrackerTabs>
    </Page>
  );
}
