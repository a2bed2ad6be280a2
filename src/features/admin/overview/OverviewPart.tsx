import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { StatisticPeriod } from '#/domain/access/administration/statistic-periods.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { readStatistics, type Statistics } from '#/remote/admin.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { LineFigure } from '#/ui/figures/LineFigure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { CohortsCard } from './CohortsCard.tsx';
import { useNumber } from '../use-admin-words.ts';
import { useAnswer, type AdminAsk } from '../use-answer.ts';

/** How many there are of what, and what came in the last weeks or months. */
export function OverviewPart({ ask }: { ask: AdminAsk }) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<StatisticPeriod>('week');
  const { value, failure, isAsking, askAgain } = useAnswer(ask, period, (token, signal) =>
    readStatistics(token, period, signal),
  );
  return (
    <Stack gap="px24">
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && (
        <>
          <AttentionCard ask={ask} />
          <Totals totals={value} />
          <Segments
            label={<Trans>Durée de chaque point</Trans>}
            value={period}
            options={[
              { value: 'week', label: t`Semaine` },
              { value: 'month', label: t`Mois` },
            ]}
            onChange={setPeriod}
          />
          <div className={isAsking ? css.stale : undefined} aria-busy={isAsking}>
            <Trends periods={value.periods} />
          </div>
          <CohortsCard ask={ask} />
        </>
      )}
    </Stack>
  );
}

function Totals({ totals }: { totals: Statistics }) {
  const { totalUsers, premiumUsers, administrators, newUsersThisMonth } = totals;
  const { resumesCreated, completedTrainingSessions } = totals;
  return (
    <dl className={css.numbers}>
      <Figure value={totalUsers}>
        <Plural value={totalUsers} one="utilisateur" other="utilisateurs" />
      </Figure>
      <Figure value={premiumUsers}>
        <Plural value={premiumUsers} one="compte Premium" other="comptes Premium" />
      </Figure>
      <Figure value={administrators}>
        <Plural value={administrators} one="administrateur" other="administrateurs" />
      </Figure>
      <Figure value={newUsersThisMonth}>
        <Plural
          value={newUsersThisMonth}
          one="nouvel utilisateur ce mois-ci"
          other="nouveaux utilisateurs ce mois-ci"
        />
      </Figure>
      <Figure value={resumesCreated}>
        <Plural value={resumesCreated} one="CV créé" other="CV créés" />
      </Figure>
      <Figure value={completedTrainingSessions}>
        <Plural
          value={completedTrainingSessions}
          one="simulation terminée"
          other="simulations terminées"
        />
      </Figure>
    </dl>
  );
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  const number = useNumber();
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{children}</dt>
      <dd className={css.figureValue}>{number(value)}</dd>
    </div>
  );
}

function Trends({ periods }: { periods: Statistics['periods'] }) {
  const { t } = useLingui();
  return (
    <div className={css.charts}>
      <Trend title={t`Nouveaux utilisateurs`} of="users" periods={periods} />
      <Trend title={t`Débuts de Premium`} of="premium" periods={periods} />
      <Trend title={t`CV créés`} of="resumes" periods={periods} />
      <Trend title={t`Simulations terminées`} of="sessions" periods={periods} />
    </div>
  );
}

function Trend({
  title,
  of,
  periods,
}: {
  title: string;
  of: 'users' | 'premium' | 'resumes' | 'sessions';
  periods: Statistics['periods'];
}) {
  const { t } = useLingui();
  const number = useNumber();
  const { short } = useDayWords();
  const [before, now] = [periods.at(-2)?.[of] ?? 0, periods.at(-1)?.[of] ?? 0];
  const [saidNow, saidBefore] = [number(now), number(before)];
  return (
    <LineFigure
      title={title}
      head={[t`Depuis le`, title]}
      points={periods.map((period) => ({
        key: period.from,
        label: short(period.from),
        value: period[of],
        said: number(period[of]),
      }))}
      summary={t`${title}\u00A0: ${saidNow} en ce moment, ${saidBefore} dans la période d’avant.`}
      controls={
        <p className={css.quiet}>
          <Trans>
            {saidNow} en ce moment, {saidBefore} dans la période d’avant
          </Trans>
        </p>
      }
      empty={
        <EmptyState level={3} title={<Trans>Rien à montrer encore</Trans>}>
          <Trans>Les chiffres apparaîtront ici.</Trans>
        </EmptyState>
      }
    />
  );
}
