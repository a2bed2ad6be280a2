import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import type { TrainingFacts } from '#/domain/dashboard/facts.ts';
import type { TrackerFacts } from '#/domain/dashboard/tracker-facts.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { LineFigure, type LinePoint } from '#/ui/figures/LineFigure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { dashboard as css } from './dashboard.css.ts';

type Series = 'scores' | 'sent';

/** Week by week: how answers were rated, and how many applications left. */
export function ProgressCard({
  training: { weeks },
  sent,
}: {
  training: TrainingFacts;
  sent: TrackerFacts['sent'];
}) {
  const { t } = useLingui();
  const days = useDayWords();
  const scored = weeks.flatMap(({ monday, averageScore }) =>
    averageScore === undefined ? [] : { monday, value: averageScore },
  );
  const firstSent = sent.findIndex(({ count }) => count > 0);
  const counted = firstSent < 0 ? [] : sent.slice(firstSent);
  const [wanted, setSeries] = useState<Series>();
  const series = wanted ?? (scored.length === 0 && counted.length > 0 ? 'sent' : 'scores');
  const points: LinePoint[] =
    series === 'scores'
      ? scored.map(({ monday, value }) => ({
          key: monday,
          label: days.short(monday),
          value,
          said: String(value),
        }))
      : counted.map(({ monday, count }) => ({
          key: monday,
          label: days.short(monday),
          value: count,
          said: String(count),
        }));
  return (
    <LineFigure
      title={<Trans>Votre évolution</Trans>}
      head={[t`Semaine du`, series === 'scores' ? t`Score moyen` : t`Candidatures envoyées`]}
      points={points}
      max={series === 'scores' ? 100 : undefined}
      summary={summaryOf(series, points)}
      controls={
        <Segments
          label={<Trans>Ce qui est montré</Trans>}
          labelHidden
          value={series}
          options={[
            { value: 'scores', label: t`Scores d’entrevue` },
            { value: 'sent', label: t`Candidatures` },
          ]}
          onChange={setSeries}
        />
      }
      empty={
        <Stack gap="px12">
          <p className={css.quiet}>
            {series === 'scores' ? (
              <Trans>Répondez à une première question : votre score apparaîtra ici.</Trans>
            ) : (
              <Trans>
                Ajoutez une candidature avec sa date d’envoi : vos semaines apparaîtront ici.
              </Trans>
            )}
          </p>
          {series === 'scores' ? (
            <LinkButton to="/modules/training" size="small" className={css.start}>
              <Trans>Choisir une question</Trans>
            </LinkButton>
          ) : (
            <LinkButton
              to="/modules/job-tracker"
              search={{ add: 'new' }}
              size="small"
              className={css.start}
            >
              <Trans>Ajouter une candidature</Trans>
            </LinkButton>
          )}
        </Stack>
      }
    />
  );

  function summaryOf(of: Series, all: readonly LinePoint[]): string {
    const [from] = all;
    const to = all.at(-1);
    if (!from || !to) return '';
    const [before, after] = [from.said, to.said];
    const [since, until] = [from.label, to.label];
    if (all.length === 1)
      return of === 'scores'
        ? t`Score moyen de la semaine du ${since} : ${before}.`
        : t`Semaine du ${since} : ${plural(from.value, { one: '# candidature envoyée', other: '# candidatures envoyées' })}.`;
    return of === 'scores'
      ? t`Score moyen : ${before} la semaine du ${since}, ${after} la semaine du ${until}`
      : t`Candidatures envoyées : ${before} la semaine du ${since}, ${after} la semaine du ${until}`;
  }
}
