/** How far each part of a search has come, 0–100, each measured where it is done; undefined where nothing can be said yet. */
import { CV_PARTS } from './cv-facts.ts';
import type { DashboardFacts } from './facts.ts';
import { openCount } from './tracker-facts.ts';

interface Measure {
  percent: number;
  /** What it is a share of: parts of a CV, applications under way; of answers their number. */
  reached: number;
  of: number;
}

export interface Performance {
  /** Parts of the fullest CV that are filled in. */
  cv: Measure | undefined;
  /** Steps of the LinkedIn rubric, by their points. */
  linkedin: Measure | undefined;
  /** Applications under way whose next date is known. */
  applications: Measure | undefined;
  /** Mean score of the answers. */
  interviews: Measure | undefined;
  /** Mean of those that are known. */
  overall: number | undefined;
}

export const performanceOf = ({
  cvs,
  linkedin: known,
  tracker,
  training,
}: DashboardFacts): Performance => {
  const parts = CV_PARTS.length;
  const cv = cvs.count === 0 ? undefined : share(parts - cvs.missing.length, parts);
  const linkedin =
    known.score === 0 ? undefined : { percent: known.score, reached: known.done, of: known.of };
  const underWay = openCount(tracker);
  const applications = underWay === 0 ? undefined : share(tracker.dated, underWay);
  const { averageScore, questions } = training;
  const interviews =
    averageScore === undefined
      ? undefined
      : { percent: averageScore, reached: averageScore, of: questions };
  const all = [cv, linkedin, applications, interviews].flatMap((one) => one?.percent ?? []);
  const overall =
    all.length === 0
      ? undefined
      : Math.round(all.reduce((sum, percent) => sum + percent, 0) / all.length);
  return { cv, linkedin, applications, interviews, overall };
};

const share = (reached: number, of: number): Measure => ({
  percent: Math.round((reached / of) * 100),
  reached,
  of,
});
