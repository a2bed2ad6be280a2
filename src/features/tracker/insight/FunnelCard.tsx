import { Trans, useLingui } from '@lingui/react/macro';
import type { Insight } from '#/domain/tracker/insight.ts';
import { BarFigure } from '#/ui/figures/BarFigure.tsx';

/** How far applications came: each stage counts those that came to it, whatever came after. */
export function FunnelCard({
  insight: { sent, answered, interviews, offers },
}: {
  insight: Insight;
}) {
  const { t } = useLingui();
  const stages = [
    { key: 'sent', label: t`Envoyées`, value: sent },
    { key: 'answered', label: t`Réponses`, value: answered },
    { key: 'interviews', label: t`Entrevues`, value: interviews },
    { key: 'offers', label: t`Offres`, value: offers },
  ];
  return (
    <BarFigure
      title={<Trans>Jusqu’où vont vos candidatures</Trans>}
      head={[t`Étape`, t`Candidatures`]}
      bars={stages.map(({ key, label, value }) => ({
        key,
        label,
        share: sent === 0 ? 0 : value / sent,
        said: String(value),
        cells: [String(value)],
      }))}
    />
  );
}
