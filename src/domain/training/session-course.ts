/** How far a session is: which question is next, what was answered, and whether it is through. */
import type { InterviewResult } from './interview-answer.ts';
import type { InterviewSession, SessionQuestion } from './interview-session.ts';
import type { Question } from './question.ts';

export interface Course {
  questions: readonly SessionQuestion[];
  /** By question: the answer given last, where two devices gave one. */
  results: ReadonlyMap<string, InterviewResult>;
  /** Answered or passed over. */
  done: number;
  /** undefined once all are done. */
  next: SessionQuestion | undefined;
}

/** `results` in the order in which they were given. */
export const courseOf = (
  { questions }: Pick<InterviewSession, 'questions'>,
  results: readonly InterviewResult[],
): Course => {
  const ordered = Object.values(questions).toSorted((a, b) => (a.order < b.order ? -1 : 1));
  const given = new Map(results.map((result) => [result.question, result]));
  return {
    questions: ordered,
    results: given,
    done: ordered.filter(({ question }) => given.has(question)).length,
    next: ordered.find(({ question }) => !given.has(question)),
  };
};

/** The mean of what was judged; undefined while nothing is. */
export const sessionScore = ({ questions, results }: Course): number | undefined => {
  const scores = questions.flatMap(({ question }) => results.get(question)?.scores.global ?? []);
  return scores.length === 0
    ? undefined
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
};

/** As a session keeps them: they read the same when the bank changes. */
export const asPut = (
  questions: readonly Question[],
  newId: () => string,
): Record<string, SessionQuestion> =>
  Object.fromEntries(
    questions.map(({ key, text, category }, at) => [
      newId(),
      { order: String(at).padStart(2, '0'), question: key, text, category },
    ]),
  );
