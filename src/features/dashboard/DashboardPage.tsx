import { Trans } from '@lingui/react/macro';
import { NO_FACTS } from '#/domain/dashboard/facts.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useToday } from '#/parts/days/use-today.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { notedRows } from '#/platform/noted-rows.ts';
import { DASHBOARD_KEY } from '#/platform/traces.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useDashboard } from './use-dashboard.ts';

/**
 * What to do today, and how far one is. Until that is read: the page as it is for somebody new who was here as a guest,
 * for others its frame.
 */
export function DashboardPage() {
  const data = useDataState();
  const { user } = useAuth();
  const alive = useAlive();
  const today = useToday();
  const context = data.kind === 'ready' ? data.context : undefined;
  const reading = useDashboard(context, today);
  if (data.kind !== 'ready' && data.kind !== 'opening')
    return (
      <Page title={<Trans>Tableau de bord</Trans>}>
        <DataNote state={data} />
      </Page>
    );
  if (!reading && alive && (user !== null || notedRows(DASHBOARD_KEY) > 0))
    return (
      // The line under the title keeps its place.
      <Page title={<Trans>Tableau de bord</Trans>} lead={'\u00A0'}>
        <PartSkeleton />
      </Page>
    );
  return (
    <Dashboard
      context={context}
      today={today}
      facts={reading?.facts ?? NO_FACTS}
      activities={reading?.activities ?? []}
    />
  );
}
