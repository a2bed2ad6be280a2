import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { AppearancePart } from './appearance/AppearancePart.tsx';
import { GeneralPart } from './general/GeneralPart.tsx';
import { SecurityPart } from './security/SecurityPart.tsx';
import type { SettingsTab } from './settings-search.ts';

const NotificationsPart = lazyPart(
  async () => (await import('./notifications/NotificationsPart.tsx')).NotificationsPart,
  NotHereYet,
);

/** How Jalon speaks, tells, looks and who may open it; each choice acts at once. */
export function SettingsPage({
  tab,
  onTab,
  account,
  lock,
}: {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  /** What changes how an account is entered, for somebody who has one. */
  account: ReactNode;
  /** The passphrase of this device, with or without an account. */
  lock: ReactNode;
}) {
  const { t } = useLingui();
  const tabs: Tab<SettingsTab>[] = [
    { id: 'general', label: t`Général` },
    { id: 'notifications', label: t`Notifications` },
    { id: 'appearance', label: t`Apparence` },
    { id: 'security', label: t`Sécurité` },
  ];
  return (
    <Page
      narrow
      title={<Trans>Paramètres</Trans>}
      lead={
        <Trans>
          Chaque choix s’applique tout de suite. Sans compte, il vaut pour cet appareil. Avec un
          compte, la langue, la région et les dates vous suivent d’un appareil à l’autre.
        </Trans>
      }
    >
      <Tabs label={t`Paramètres`} tabs={tabs} selected={tab} onSelect={onTab} bleed>
        <Suspense fallback={<PartSkeleton />}>
          {tab === 'general' && <WithData part={GeneralPart} />}
          {tab === 'notifications' && <WithData part={NotificationsPart} />}
          {tab === 'appearance' && <AppearancePart />}
          {tab === 'security' && <SecurityPart account={account} lock={lock} />}
        </Suspense>
      </Tabs>
    </Page>
  );
}

function WithData({ part: Part }: { part: React.ComponentType<{ context: DataContext }> }) {
  const data = useDataState();
  return data.kind === 'ready' ? (
    <Part key={data.context.database.name} context={data.context} />
  ) : (
    <DataNote state={data} />
  );
}
