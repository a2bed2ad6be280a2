/** What a search so far says: how far applications came, and how soon and how often employers answered. */
import { daysBetween } from '../calendar/day.ts';
import { groupBy } from '../group-by.ts';
import type { Application } from './application.ts';
import type { DayAt } from './history.ts';

/** Below it nothing can be concluded: one answer more or less changes every rate. */
export const ENOUGH_APPLICATIONS = 10;

type Counted = Pick<
  Application,
  'status' | 'statusEvents' | 'dateApplied' | 'source' | 'cv' | 'cvVersion'
>;

export interface Rate {
  sent: number;
  /** Those to which the employer said anything: an interview, an offer or a refusal. */
  answered: number;
}

export interface Insight extends Rate {
  interviews: number;
  offers: number;
  /** On average, rounded, of those that were answered; undefined without any. */
  daysToAnswer: number | undefined;
  /** Neither answered nor ended: an answer may still come. */
  waiting: number;
  /** By where the job was found, and by the CV that was sent (its version where one was kept); '' for not told. */
  bySource: ReadonlyMap<string, Rate>;
  byCv: ReadonlyMap<string, Rate>;
  isThin: boolean;
}

/** Of 100 sent; undefined where too few were sent to say. */
export const answerRate = ({ sent, answered }: Rate): number | undefined =>
  sent < ENOUGH_APPLICATIONS ? undefined : Math.round((answered / sent) * 100);

/**
 * The stage after which most of a search stops; undefined where none stands out. No figure of the field is meant by
 * these shares: they only say that few of those that came to one stage came to the next.
 */
export const stuckAt = ({
  answered,
  sent,
  interviews,
  offers,
}: Pick<Insight, 'answered' | 'sent' | 'interviews' | 'offers'>):
  | 'answers'
  | 'interviews'
  | 'offers'
  | undefined => {
  if (sent < ENOUGH_APPLICATIONS || offers > 0) return undefined;
  if (answered < sent * FEW) return 'answers';
  if (interviews < answered * FEW) return 'interviews';
  return interviews >= SOME_INTERVIEWS ? 'offers' : undefined;
};

const FEW = 0.25;
const SOME_INTERVIEWS = 3;

export const insightOf = (applications: readonly Counted[], dayAt: DayAt): Insight => {
  const waits = applications.flatMap((application) => {
    const answer = answeredOn(application, dayAt);
    const { dateApplied } = application;
    return answer && dateApplied !== '' ? [Math.max(0, daysBetween(dateApplied, answer))] : [];
  });
  return {
    ...rateOf(applications),
    waiting: applications.filter((one) => one.status === 'applied' && !isAnswered(one)).length,
    interviews: applications.filter((one) => reached(one, 'interview') || reached(one, 'offer'))
      .length,
    offers: applications.filter((one) => reached(one, 'offer')).length,
    daysToAnswer:
      waits.length > 0
        ? Math.round(waits.reduce((sum, days) => sum + days, 0) / waits.length)
        : undefined,
    bySource: ratesBy(applications, ({ source }) => source),
    byCv: ratesBy(applications, ({ cv, cvVersion }) => cvVersion || cv),
    isThin: applications.length < ENOUGH_APPLICATIONS,
  };
};

const ratesBy = (
  applications: readonly Counted[],
  keyOf: (application: Counted) => string,
): Map<string, Rate> =>
  new Map([...groupBy(applications, keyOf)].map(([key, group]) => [key, rateOf(group)]));

const rateOf = (applications: readonly Counted[]): Rate => ({
  sent: applications.length,
  answered: applications.filter(isAnswered).length,
});

/** By its status too: an imported application may not say when it was reached. */
const isAnswered = ({ status, statusEvents }: Counted): boolean =>
  saysAnswer(status) || Object.values(statusEvents).some((event) => saysAnswer(event.status));

/** Closing an application is the person's own doing. */
const saysAnswer = (status: Application['status']): boolean =>
  status !== 'applied' && status !== 'closed';

const reached = ({ status, statusEvents }: Counted, wanted: Application['status']): boolean =>
  status === wanted || Object.values(statusEvents).some((event) => event.status === wanted);

/** The day of the employer's first answer, where it is known. */
const answeredOn = ({ statusEvents }: Counted, dayAt: DayAt): string | undefined => {
  const answers = Object.values(statusEvents).filter(({ status }) => saysAnswer(status));
  return answers.length > 0 ? dayAt(Math.min(...answers.map(({ at }) => at))) : undefined;
};
