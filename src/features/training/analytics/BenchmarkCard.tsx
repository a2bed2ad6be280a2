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
    <Card title={<Trans>Votre dernière note</Trans>}>
      <Stack gap="px12">
        {place.ok ? (
          <>
            <Meter
              label={<Trans>Dernière réponse notée</Trans>}
              value={lastScore}
              valueText={`${lastScore} / 100`}
            />
            <p>
              {place.value === undefined ? (
                <Plural
                  value={ENOUGH_FOR_PERCENTILE + 1}
                  one="Après # réponse notée, vous verrez où elle se place parmi les vôtres."
                  other="Après # réponses notées, vous verrez où elle se place parmi les vôtres."
                />
              ) : (
                <Plural
                  value={place.value}
                  one="Elle dépasse # % de vos notes précédentes."
                  other="Elle dépasse # % de vos notes précédentes."
                />
              )}
            </p>
          </>
        ) : (
          <Note tone="warning" title={<Trans>Score invalide</Trans>}>
            <Trans>
              La dernière note enregistrée n’est pas entre 0 et 100. Elle n’est pas comptée.
            </Trans>
          </Note>
        )}
        <p className={training.quiet}>
          <Trans>
            Aucune étude publiée ne donne la note, la longueur ou le temps de réponse d’autres
            personnes de votre secteur : Jalon ne vous compare donc qu’à vous-même.
          </Trans>
        </p>
      </Stack>
    </Card>
  );
}
