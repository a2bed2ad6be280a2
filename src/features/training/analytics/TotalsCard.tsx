import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ENOUGH_FOR_CHANGE, type TrainingAnalytics } from '#/domain/training/analytics.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { useDurationWords } from '../use-duration-words.ts';
import { analytics as css } from './analytics.css.ts';

/** The figures that stand for all of it. */
export function TotalsCard({ analytics }: { analytics: TrainingAnalytics }) {
  const duration = useDurationWords();
  const { sessions, questions, averageScore, improvement, responseSeconds, wordCount } = analytics;
  return (
    <Card title={<Trans>Votre entraînement</Trans>}>
      <dl className={css.totals}>
        <Total
          name={<Trans>Séances</Trans>}
          value={sessions}
          note={<Trans>Une entrevue terminée, ou un jour d’exercice</Trans>}
        />
        <Total name={<Trans>Questions répondues</Trans>} value={questions} />
        <Total
          name={<Trans>Score moyen</Trans>}
          value={averageScore}
          note={<Trans>sur 100</Trans>}
        />
        <Total
          name={<Trans>Amélioration</Trans>}
          value={improvement === undefined ? undefined : signed(improvement)}
          note={
            improvement === undefined ? (
              <Plural
                value={2 * ENOUGH_FOR_CHANGE}
                one="À partir de # réponse évaluée"
                other="À partir de # réponses évaluées"
              />
            ) : (
              <Trans>points, de vos premiers scores aux derniers</Trans>
            )
          }
        />
        <Total
          name={<Trans>Temps de réponse</Trans>}
          value={responseSeconds === undefined ? undefined : duration(responseSeconds)}
          note={<Trans>en moyenne</Trans>}
        />
        <Total
          name={<Trans>Mots par réponse</Trans>}
          value={wordCount}
          note={<Trans>en moyenne</Trans>}
        />
      </dl>
    </Card>
  );
}

const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

function Total({ name, value, note }: { name: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className={css.total}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        {value ?? '–'}
        {note != null && <span className={css.note}>{note}</span>}
      </dd>
    </div>
  );
}
