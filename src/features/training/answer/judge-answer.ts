import { giveAnswer, judgeAnswer } from '#/data/records/interviews.ts';
import type { DataContext } from '#/data/context.ts';
import type { Saved } from '#/data/records/saved-row.ts';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import type {
  AnswerPlace,
  InterviewResult,
  ResultFields,
} from '#/domain/training/interview-answer.ts';
import type { Category } from '#/domain/training/question.ts';

/** The question as the rubric needs it: kept with a session, or of the bank. */
export interface AskedQuestion {
  language: 'fr' | 'en';
  category: Category;
  text: string;
}

type Judgement = Pick<ResultFields, 'scores' | 'feedback'>;

/** The answer is on the device with what the rubric says of it; without its judgement where there is none to be had. */
export const giveJudged = async (
  context: DataContext,
  asked: AskedQuestion,
  given: AnswerPlace & { answer: string; seconds: number } & Partial<Pick<ResultFields, 'voice'>>,
): Saved<InterviewResult> => {
  const answer = given.answer.trim();
  const judgement = answer === '' ? {} : await judgementOf(asked, answer, given.seconds);
  return giveAnswer(context, { ...given, answer, ...judgement });
};

/** What could not be judged when it was given. */
export const judgeLater = async (
  context: DataContext,
  asked: AskedQuestion,
  { id, answer, seconds }: InterviewResult,
): Promise<void> => {
  const judgement = await judgementOf(asked, answer, seconds);
  if (judgement) await judgeAnswer(context, id, judgement);
};

/** undefined where the rubric can't be had: its code was never fetched here, and there is no network. */
const judgementOf = async (
  { language, category, text }: AskedQuestion,
  answer: string,
  seconds: number,
): Promise<Judgement | undefined> => {
  try {
    const { scoreAnswer } = await import('#/domain/training/answer/score-answer.ts');
    return asKept(scoreAnswer({ language, category, question: text, answer, seconds }));
  } catch {
    return undefined;
  }
};

const asKept = ({
  global,
  content,
  structure,
  delivery,
  strengths,
  improvements,
}: ScoredAnswer): Judgement => ({
  scores: {
    ...(global !== null && { global }),
    ...(content !== null && { content }),
    ...(structure !== null && { structure }),
    ...(delivery !== null && { delivery }),
  },
  feedback: { strengths, improvements },
});
