import { useLingui } from '@lingui/react/macro';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import type { Cohort, CohortReport } from '#/remote/admin.ts';
import { useNumber } from '../use-admin-words.ts';

/** The columns of the organisations' table, on the screen and in the file; null: too small to be told. */
export const useCohortColumns = ({
  activeDays,
}: Pick<CohortReport, 'activeDays'>): {
  head: string;
  shown: (cohort: Cohort) => string | null;
  /** For another program: numbers without spaces, days as `2027-01-31`. */
  written: (cohort: Cohort) => string | null;
}[] => {
  const { t } = useLingui();
  const number = useNumber();
  const { short } = useDayWords();
  const count = (head: string, of: (cohort: Cohort) => number | null) => ({
    head,
    shown: (cohort: Cohort) => told(of(cohort), number),
    written: (cohort: Cohort) => told(of(cohort), String),
  });
  return [
    { head: t`Organisation`, shown: ({ name }) => name, written: ({ name }) => name },
    { head: t`Jusqu’au`, shown: ({ until }) => short(until), written: ({ until }) => until },
    count(t`Places`, ({ seats }) => seats),
    count(t`Personnes`, ({ people }) => people),
    count(t`Actives depuis ${activeDays} jours`, ({ active }) => active),
    count(t`Avec un CV`, ({ withResume }) => withResume),
    count(t`Avec une candidature`, ({ withApplication }) => withApplication),
    count(t`Avec une simulation`, ({ withTraining }) => withTraining),
  ];
};

const told = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value);
