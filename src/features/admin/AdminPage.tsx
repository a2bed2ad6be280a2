import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '#/domain/access/roles.ts';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import type { AdminSearch, AdminTab } from './admin-search.ts';
import { ContentPart } from './content/ContentPart.tsx';
import { GuidePart } from './guide/GuidePart.tsx';
import { IncidentsPart } from './incidents/IncidentsPart.tsx';
import { JournalPart } from './journal/JournalPart.tsx';
import { OverviewPart } from './overview/OverviewPart.tsx';
import { SettingsPart } from './site/SettingsPart.tsx';
import type { AdminAsk } from './use-answer.ts';
import { UsersPart } from './users/UsersPart.tsx';

/** Who is looking. */
export interface Administrator {
  id: string;
  role: Role;
}

export interface AdminPageProps {
  me: Administrator;
  ask: AdminAsk;
  search: AdminSearch;
  onSearch: (next: AdminSearch) => void;
}

export function AdminPage({
  me,
  ask,
  search: { tab = 'overview', person },
  onSearch,
}: AdminPageProps) {
  const { t } = useLingui();
  const isSuper = me.role === 'super_admin';
  const tabs: Tab<AdminTab>[] = [
    { id: 'overview', label: t({ message: 'Aperçu', context: 'administration' }) },
    { id: 'users', label: t`Utilisateurs` },
    { id: 'content', label: t`Contenu` },
    { id: 'incidents', label: t`Incidents` },
    ...(isSuper ? [{ id: 'journal', label: t`Journal` } as const] : []),
    { id: 'settings', label: t`Paramètres` },
    { id: 'guide', label: t({ message: 'Guide', context: 'administration' }) },
  ];
  const selected = tabs.some(({ id }) => id === tab) ? tab : 'overview';
  return (
    <Page title={<Trans>Administration</Trans>}>
      <Tabs
        label={t`Administration`}
        tabs={tabs}
        selected={selected}
        onSelect={(next) => onSearch({ tab: next })}
        bleed
      >
        {selected === 'overview' && <OverviewPart ask={ask} />}
        {selected === 'users' && (
          <UsersPart
            me={me}
            ask={ask}
            onJournal={isSuper ? (id) => onSearch({ tab: 'journal', person: id }) : undefined}
          />
        )}
        {selected === 'content' && <ContentPart ask={ask} />}
        {selected === 'incidents' && <IncidentsPart ask={ask} />}
        {selected === 'settings' && <SettingsPart ask={ask} mayEdit={isSuper} />}
        {selected === 'guide' && <GuidePart />}
        {selected === 'journal' && <JournalPart key={person} ask={ask} person={person ?? ''} />}
      </Tabs>
    </Page>
  );
}
