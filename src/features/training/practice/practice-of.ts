import { isGiven, type InterviewResult } from '#/domain/training/interview-answer.ts';

export interface Practised {
  answers: number;
  best: number | undefined;
}

/** By question: how often it was answered, and the best score. */
export const practiceOf = (results: readonly InterviewResult[]): ReadonlyMap<string, Practised> => {
  const found = new Map<string, Practised>();
  for (const { question, scores } of results.filter(isGiven)) {
    const { answers, best } = found.get(question) ?? { answers: 0, best: undefined };
    const score = scores.global;
    found.set(question, {
      answers: answers + 1,
      best: score === undefined ? best : Math.max(best ?? 0, score),
    });
  }
  return found;
};
