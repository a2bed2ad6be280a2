/** What a CV says that an answer can be built from: where somebody worked, as what, when, and what they achieved. */
import type { CvContent } from '#/domain/cv/content.ts';
import type { AnswerLanguage } from './scored-answer.ts';
import { stemsOf } from './stems.ts';

export interface CvFact {
  jobTitle: string;
  company: string;
  /** Of the end, or of the start where it goes on; '' when the CV does not say. */
  year: string;
  isPresent: boolean;
  /** One line of the CV, as it stands there; '' when there is none. */
  achievement: string;
}

/** One for each achievement, newest job first; jobs without any have one too. */
export const factsOf = ({ experience }: CvContent): CvFact[] =>
  experience.flatMap(({ jobTitle, company, startDate, endDate, achievements }) => {
    const isPresent = endDate === 'present';
    const year = /^\d{4}/.exec(isPresent ? startDate : endDate)?.[0] ?? '';
    const lines = achievements.filter((line) => line.trim() !== '');
    return (lines.length > 0 ? lines : ['']).map((achievement) => ({
      jobTitle,
      company,
      year,
      isPresent,
      achievement,
    }));
  });

/** The achievement that speaks of the question most, one with a number before one without, a newer before an older. */
export function fittingFact(
  facts: readonly CvFact[],
  question: string,
  language: AnswerLanguage,
): CvFact | undefined {
  const asked = stemsOf(question, language);
  const worth = ({ achievement }: CvFact): number => {
    const shared = [...stemsOf(achievement, language)].filter((stem) => asked.has(stem)).length;
    const isCounted = /\d/.test(achievement);
    return 2 * shared + (isCounted ? 3 : 0) + (achievement === '' ? 0 : 1);
  };
  return facts.toSorted((a, b) => worth(b) - worth(a))[0];
}
