import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { PageSkeleton, PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { DueCard } from './reminders/DueCard.tsx';
import { SubPage } from './SubPage.tsx';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { TrackerSearch, TrackerTab } from './tracker-search.ts';
import { useTrackerGo } from './use-tracker-go.ts';

const AddApplication = lazyPart(
  async () => (await import('./entry/AddApplication.tsx')).AddApplication,
  PageNotHere,
);
const EditApplication = lazyPart(
  async () => (await import('./entry/EditApplication.tsx')).EditApplication,
  PageNotHere,
);
const ApplicationDetail = lazyPart(
  async () => (await import('./detail/ApplicationDetail.tsx')).ApplicationDetail,
  PageNotHere,
);
const EmailComposer = lazyPart(
  async () => (await import('./emails/EmailComposer.tsx')).EmailComposer,
  PageNotHere,
);
const EmailsPart = lazyPart(
  async () => (await import('./emails/EmailsPart.tsx')).EmailsPart,
  NotHereYet,
);
const RemindersPart = lazyPart(
  async () => (await import('./reminders/RemindersPart.tsx')).RemindersPart,
  NotHereYet,
);
const InsightPart = lazyPart(
  async () => (await import('./insight/InsightPart.tsx')).InsightPart,
  NotHereYet,
);
const TransferPart = lazyPart(
  async () => (await import('./transfer/TransferPart.tsx')).TransferPart,
  NotHereYet,
);

/** Every application, its next date and the CV that was sent; the address says what is open. */
export function TrackerPage({ search }: { search: TrackerSearch }) {
  const data = useDataState();
  if (data.kind === 'blocked' || data.kind === 'failed')
    return (
      <Page title={<Trans>Candidatures</Trans>}>
        <DataNote state={data} />
      </Page>
    );
  const context = data.kind === 'ready' ? data.context : undefined;
  const open = openPart(search, context);
  if (open) return <Suspense fallback={<PageSkeleton />}>{open}</Suspense>;
  return (
    <Page
      title={<Trans>Candidatures</Trans>}
      actions={
        <TrackerButtonLink open={{ add: 'new' }} variant="primary" icon={Plus}>
          <Trans>Ajouter une candidature</Trans>
        </TrackerButtonLink>
      }
    >
      {context && <DueCard context={context} />}
      <TrackerTabs tab={search.tab}>
        <Suspense fallback={<PartSkeleton />}>{tabPart(search, context)}</Suspense>
      </TrackerTabs>
    </Page>
  );
}

const openPart = (search: TrackerSearch, context: DataContext | undefined): ReactNode => {
  const { application, edit, add, email, reminder, template } = search;
  if (!(application ?? edit ?? add ?? email)) return undefined;
  if (!context) return <PageSkeleton />;
  if (email)
    return (
      <EmailComposer
        key={email}
        context={context}
        application={email}
        reminder={reminder}
        template={template}
      />
    );
  if (add) return <AddApplication key={add} context={context} add={add} />;
  if (edit) return <EditApplication key={edit} context={context} id={edit} />;
  return <ApplicationDetail key={application} context={context} id={application ?? ''} />;
};

const tabPart = ({ tab }: TrackerSearch, context: DataContext | undefined): ReactNode => {
  if (!context) return <PartSkeleton />;
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
      return null;
  }
};

function TrackerTabs({ tab, children }: { tab: TrackerTab | undefined; children: ReactNode }) {
  const { t } = useLingui();
  const go = useTrackerGo();
  const tabs: Tab<TrackerTab | 'all'>[] = [
    { id: 'all', label: t`Toutes` },
    { id: 'active', label: t`Actives` },
    { id: 'interviews', label: t`Entrevues` },
    { id: 'offers', label: t`Offres` },
    { id: 'emails', label: t`Modèles de courriels` },
    { id: 'reminders', label: t`Rappels` },
    { id: 'insight', label: t`Bilan` },
    { id: 'transfer', label: t`Importer et exporter` },
  ];
  return (
    <Tabs
      label={t`Candidatures`}
      tabs={tabs}
      selected={tab ?? 'all'}
      onSelect={(next) => go({ tab: next === 'all' ? undefined : next })}
      bleed
    >
      {children}
    </Tabs>
  );
}

function PageNotHere() {
  return (
    <SubPage title={<Trans>Candidatures</Trans>}>
      <NotHereYet />
    </SubPage>
  );
}
