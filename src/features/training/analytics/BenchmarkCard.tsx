import { Plural, Trans } from '@lingui/react/macro';
import {
  ENOUGH_FOR_PERCENTILE,
  percentileOf,
  type TrainingAnalytics,
} from '#/domain/training/analytics.ts';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { training } from '../training.css.ts';

/** The newest score among one's own. Nothing is compared with other people where nothing honest is published. */
export function BenchmarkCard({
  analytics: { scores, lastScore },
}: {
  analytics: TrainingAnalytics;
}) {
  if (lastScore === undefined) return null;
  const others = scores.map(({ score }) => score);
  // The newest stands among the others, not among itself.
  const place = percentileOf(lastScore, others.slice(0, -1));
  return (
    <Card title={<Trans>Votre dernier score</Trans>}>
      <Stack gap="px12">
        {place.ok ? (
          <>
            <Meter
              label={<Trans>Dernière réponse évaluée</Trans>}
              value={lastScore}
              valueText={`${lastScore} / 100`}
            />
            <p>
              {place.value === undefined ? (
                <Plural
                  value={ENOUGH_FOR_PERCENTILE + 1}
                  one="Après # réponse évaluée, vous verrez où elle se place parmi les vôtres."
                  other="Après # réponses évaluées, vous verrez où elle se place parmi les vôtres."
                />
              ) : (
                <Plural
                  value={place.value}
                  one="Il dépasse # % de vos scores précédents."
                  other="Il dépasse # % de vos scores précédents."
                />
              )}
            </p>
          </>
        ) : (
          <Note tone="warning" title={<Trans>Score invalide</Trans>}>
            <Trans>
              Le dernier score enregistré n’est pas entre 0 et 100. Il n’est pas compté.
            </Trans>
          </Note>
        )}
        <p className={training.quiet}>
          <Trans>
            Aucune étude publiée ne donne le score, la longueur ou le temps de réponse d’autres
            personnes de votre secteur : Jalon ne vous compare donc qu’à vous-même.
          </Trans>
        </p>
      </Stack>
    </Card>
  );
}
