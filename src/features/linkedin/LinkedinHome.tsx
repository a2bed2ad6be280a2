import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import type { LinkedinTab } from './linkedin-search.ts';
import { useShowTab } from './use-linkedin-go.ts';

/** What the page is, and its tabs: nothing of it waits for data. */
export function LinkedinHome({
  tab,
  bar,
  children,
}: {
  tab: LinkedinTab | undefined;
  /** How complete the profile is. */
  bar?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const show = useShowTab();
  const tabs: Tab<LinkedinTab>[] = [
    { id: 'photo', label: t`Photo` },
    { id: 'headline', label: t({ message: 'Titre', context: 'LinkedIn' }) },
    { id: 'summary', label: t`Infos` },
    { id: 'posts', label: t({ message: 'Publications', context: 'LinkedIn' }) },
    { id: 'skills', label: t`Compétences` },
    { id: 'networking', label: t`Réseautage` },
  ];
  return (
    <Page
      title={<Trans>Profil LinkedIn</Trans>}
      lead={
        <Trans>
          Préparez ici vos textes et votre photo, puis copiez-les dans LinkedIn. Jalon ne se
          connecte pas à LinkedIn et n’y publie rien.
        </Trans>
      }
    >
      {bar}
      <Tabs
        label={t`Sections du profil`}
        tabs={tabs}
        selected={tab ?? 'headline'}
        onSelect={show}
        bleed
      >
        {children}
      </Tabs>
    </Page>
  );
}
