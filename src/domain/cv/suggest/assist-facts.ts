/** What the writing help is told of a CV, a line each: as little as the purpose needs, and nothing of who or where. */
import { ASSIST_MAX } from '../../access/size-limits.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import type { CvRecord } from '../record/cv-record.ts';

/** A text of the CV that may be written again. */
export interface AssistText {
  purpose: 'achievement' | 'summary';
  /** The field it stands in. */
  path: string;
  /** Which line of the field; 0 for the summary. */
  at: number;
  text: string;
  facts: string[];
}

/** The summary first, then each achievement in the order of the CV. */
export const assistTexts = (cv: CvRecord): AssistText[] => {
  const facts = summaryFacts(cv);
  const summary: AssistText = {
    purpose: 'summary',
    path: 'personal.summary',
    at: 0,
    text: cv.personal.summary.trim(),
    facts,
  };
  const lines = inOrder(cv.experience).flatMap(([id, { jobTitle, achievements }]) =>
    achievements.flatMap((line, at): AssistText[] =>
      line.trim() === ''
        ? []
        : [
            {
              purpose: 'achievement',
              path: `experience.${id}.achievements`,
              at,
              text: line.trim(),
              facts: told([jobTitle]),
            },
          ],
    ),
  );
  return [...(facts.length > 0 ? [summary] : []), ...lines];
};

const ROLES = 4;
const LINES_OF_ROLE = 3;

const summaryFacts = ({ personal, experience, education, skills, languages }: CvRecord): string[] =>
  told([
    personal.headline,
    ...inOrder(experience)
      .slice(0, ROLES)
      .flatMap(([, { jobTitle, company, achievements }]) => [
        joined(jobTitle, company),
        ...achievements.slice(0, LINES_OF_ROLE),
      ]),
    ...inOrder(education).map(([, { degree, fieldOfStudy, institution }]) =>
      joined(degree, fieldOfStudy, institution),
    ),
    ...inOrder(skills).map(([, { name }]) => name),
    ...inOrder(languages).map(([, { name }]) => name),
  ]);

const joined = (...parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join(', ');

const told = (facts: readonly string[]): string[] =>
  facts
    .map((fact) => fact.trim().slice(0, ASSIST_MAX.fact))
    .filter((fact) => fact !== '')
    .slice(0, ASSIST_MAX.facts);
