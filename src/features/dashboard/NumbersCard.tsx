import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DashboardFacts } from '#/domain/dashboard/facts.ts';
import { applicationCount } from '#/domain/dashboard/tracker-facts.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { dashboard as css } from './dashboard.css.ts';

/** What has been done, counted. */
export function NumbersCard({ facts: { tracker, training } }: { facts: DashboardFacts }) {
  const applications = applicationCount(tracker);
  const { interview } = tracker.counts;
  return (
    <Card title={<Trans>En chiffres</Trans>}>
      <dl className={css.numbers}>
        <Figure value={applications}>
          <Plural value={applications} one="candidature" other="candidatures" />
        </Figure>
        <Figure value={interview}>
          <Plural value={interview} one="à l’étape de l’entrevue" other="à l’étape de l’entrevue" />
        </Figure>
        <Figure value={training.questions}>
          <Plural value={training.questions} one="question répondue" other="questions répondues" />
        </Figure>
        <Figure value={training.averageScore ?? '–'}>
          <Trans>score moyen, sur 100</Trans>
        </Figure>
      </dl>
    </Card>
  );
}

function Figure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{children}</dt>
      <dd className={css.figureValue}>{value}</dd>
    </div>
  );
}
