/** What a search so far says: how far applications came, and how soon and how often employers answered. */
import { daysBetween } from '../calendar/day.ts';
import type { Application } from './application.ts';
import type { DayAt } from './history.ts';

/** Below it nothing can be concluded: one answer more or less changes every rate. */
const ENOUGH_APPLICATIONS = 10;

type Counted = Pick<
  Application,
  'status' | 'statusEvents' | 'dateApplied' | 'source' | 'cv' | 'cvVersion'
>;

interface Rate {
  sent: number;
  /** Those to which the employer said anything: an interview, an offer or a refusal. */
  answered: number;
}

export interface Insight extends Rate {
  interviews: number;
  offers: number;
  /** On average, rounded, of those that were answered; undefined without any. */
  daysToAnswer: number | undefined;
  /** By where the job was found, and by the CV that was sent (its version where one was kept); '' for not told. */
  bySource: ReadonlyMap<string, Rate>;
  byCv: ReadonlyMap<string, Rate>;
  isThin: boolean;
}

export const insightOf = (applications: readonly Counted[], dayAt: DayAt): Insight => {
  const waits = applications.flatMap((application) => {
    const answer = answeredOn(application, dayAt);
    const { dateApplied } = application;
    return answer && dateApplied !== '' ? [Math.max(0, daysBetween(dateApplied, answer))] : [];
  });
  return {
    ...rateOf(applications, dayAt),
    interviews: applications.filter((one) => reached(one, 'interview') || reached(one, 'offer'))
      .length,
    offers: applications.filter((one) => reached(one, 'offer')).length,
    daysToAnswer:
      waits.length > 0
        ? Math.round(waits.reduce((sum, days) => sum + days, 0) / waits.length)
        : undefined,
    bySource: ratesBy(applications, ({ source }) => source, dayAt),
    byCv: ratesBy(applications, ({ cv, cvVersion }) => cvVersion || cv, dayAt),
    isThin: applications.length < ENOUGH_APPLICATIONS,
  };
};

const ratesBy = (
  applications: readonly Counted[],
  keyOf: (application: Counted) => string,
  dayAt: DayAt,
): Map<string, Rate> =>
  new Map(
    [...new Set(applications.map(keyOf))].map((key) => [
      key,
      rateOf(
        applications.filter((application) => keyOf(application) === key),
        dayAt,
      ),
    ]),
  );

const rateOf = (applications: readonly Counted[], dayAt: DayAt): Rate => ({
  sent: applications.length,
  answered: applications.filter((application) => answeredOn(application, dayAt)).length,
});

const reached = ({ status, statusEvents }: Counted, wanted: Application['status']): boolean =>
  status === wanted || Object.values(statusEvents).some((event) => event.status === wanted);

/** The day of the employer's first answer; closing an application is the person's own doing. */
const answeredOn = ({ statusEvents }: Counted, dayAt: DayAt): string | undefined => {
  const answers = Object.values(statusEvents).filter(
    ({ status }) => status !== 'applied' && status !== 'closed',
  );
  return answers.length > 0 ? dayAt(Math.min(...answers.map(({ at }) => at))) : undefined;
};
