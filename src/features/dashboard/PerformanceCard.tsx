import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Performance } from '#/domain/dashboard/performance.ts';
import { levelOf } from '#/domain/dashboard/preparation.ts';
import { usePercent } from '#/parts/use-percent.ts';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { LEVEL_WORDS } from './path-words.ts';

/** How each part goes, and all of them together; what can't be said yet says what it waits for. */
export function PerformanceCard({
  performance: { cv, linkedin, applications, interviews, overall },
}: {
  performance: Performance;
}) {
  const { t } = useLingui();
  const share = usePercent();
  return (
    <Card
      title={<Trans>Performance globale</Trans>}
      actions={
        overall === undefined ? undefined : (
          <Chip tone="positive">
            {share(overall)} · {t(LEVEL_WORDS[levelOf(overall)])}
          </Chip>
        )
      }
    >
      <Stack gap="px16">
        <Part
          name={t`CV canadien`}
          percent={cv?.percent}
          said={cv && t`${cv.reached} parties sur ${cv.of}`}
          waits={t`Convertissez un CV pour le voir ici.`}
        />
        <Part
          name={t`Profil LinkedIn`}
          percent={linkedin?.percent}
          said={linkedin && t`${linkedin.reached} étapes sur ${linkedin.of}`}
          waits={t`Rien n’est encore connu de votre profil LinkedIn.`}
        />
        <Part
          name={t`Candidatures`}
          percent={applications?.percent}
          said={
            applications && t`${applications.reached} sur ${applications.of} ont une prochaine date`
          }
          waits={t`Aucune candidature en cours.`}
        />
        <Part
          name={t`Entrevues`}
          percent={interviews?.percent}
          said={
            interviews &&
            t`score ${interviews.reached} sur 100, ${plural(interviews.of, { one: '# réponse', other: '# réponses' })}`
          }
          waits={t`Aucune réponse évaluée.`}
        />
      </Stack>
    </Card>
  );
}

function Part({
  name,
  percent,
  said,
  waits,
}: {
  name: string;
  percent: number | undefined;
  said: string | undefined;
  waits: string;
}) {
  const share = usePercent();
  if (percent === undefined)
    return (
      <div>
        <span className={css.name}>{name}</span>
        <p className={css.quiet}>{waits}</p>
      </div>
    );
  return (
    <div>
      <Meter label={name} value={percent} valueText={share(percent)} />
      {said && <p className={css.quiet}>{said}</p>}
    </div>
  );
}
