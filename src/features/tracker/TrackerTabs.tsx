import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application } from '#/domain/tracker/application.ts';
import { APPLICATION_GROUPS } from '#/domain/tracker/application-views.ts';
import { isInGroup } from '#/domain/tracker/find-applications.ts';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import type { TrackerTab } from './tracker-search.ts';
import { useTrackerGo } from './use-tracker-go.ts';

export function TrackerTabs({
  tab,
  applications,
  asked,
  children,
}: {
  tab: TrackerTab | undefined;
  applications: readonly Application[];
  /** How many reminders are still to be done. */
  asked: number;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const go = useTrackerGo();
  const tabs: Tab<TrackerTab | 'all'>[] = [
    { id: 'all', label: t`Toutes`, count: applications.length },
    { id: 'active', label: t`Actives` },
    { id: 'interviews', label: t`Entrevues` },
    { id: 'offers', label: t`Offres` },
    { id: 'emails', label: t`Modèles de courriels` },
    { id: 'reminders', label: t`Rappels` },
    { id: 'insight', label: t`Bilan` },
    { id: 'transfer', label: t`Importer et exporter` },
  ];
  const counts = new Map<TrackerTab | 'all', number>(
    APPLICATION_GROUPS.map((group) => [
      group,
      applications.filter((one) => isInGroup(one, group)).length,
    ]),
  );
  counts.set('reminders', asked);
  return (
    <Tabs
      label={t`Candidatures`}
      tabs={tabs.map((one) => ({ ...one, ...countOf(counts.get(one.id)) }))}
      selected={tab ?? 'all'}
      onSelect={(next) => go({ tab: next === 'all' ? undefined : next }, { replace: true })}
      bleed
    >
      {children}
    </Tabs>
  );
}

/** None is not counted: the first tab alone says 0. */
const countOf = (count: number | undefined) => (count ? { count } : {});
