import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tabs, type Tab } from '#/ui/actions/Tabs.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import type { TrainingTab } from './training-search.ts';
import { useTrainingGo } from './use-training-go.ts';

/** What the page is, and its tabs: nothing of it waits for data. */
export function TrainingHome({
  tab,
  children,
}: {
  tab: TrainingTab | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const go = useTrainingGo();
  const tabs: Tab<TrainingTab | 'practice'>[] = [
    { id: 'practice', label: t`S’exercer` },
    { id: 'simulation', label: t`Simulation` },
    { id: 'custom', label: t`Sur mesure` },
    { id: 'stories', label: t`Mes récits` },
    { id: 'rights', label: t`Vos droits` },
    { id: 'analytics', label: t`Progression` },
    { id: 'settings', label: t`Paramètres` },
  ];
  return (
    <Page
      title={<Trans>Préparation aux entrevues</Trans>}
      lead={
        <Trans>
          Exercez-vous à voix haute ou par écrit. Tout se fait sur votre appareil, même hors ligne.
        </Trans>
      }
    >
      <Tabs
        label={t`Préparation aux entrevues`}
        tabs={tabs}
        selected={tab ?? 'practice'}
        onSelect={(next) => go({ tab: next === 'practice' ? undefined : next }, { replace: true })}
        bleed
      >
        {children}
      </Tabs>
    </Page>
  );
}
