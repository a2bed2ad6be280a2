import { giveAnswer, judgeAnswer } from '#/data/records/training/interviews.ts';
import type { DataContext } from '#/data/context.ts';
import type { Saved } from '#/data/records/saved-row.ts';
import type {
  AnswerPlace,
  InterviewResult,
  ResultFields,
} from '#/domain/training/interview-answer.ts';
import type { Category } from '#/domain/training/question.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';

/** The question as the rubric needs it: kept with a session, or of the bank. */
export interface AskedQuestion {
  language: 'fr' | 'en';
  category: Category;
  text: string;
}

type Judgement = Pick<ResultFields, 'scores' | 'feedback'>;
type GivenAnswer = Pick<InterviewResult, 'answer' | 'voice'>;

/**
 * The answer is on the device with what the rubric says of it; without its judgement where there is none to be had.
 * `seconds`: of what was typed; an answer that was spoken took as long as its sound.
 */
export const giveJudged = async (
  context: DataContext,
  asked: AskedQuestion,
  {
    place,
    answer: typed,
    seconds,
    voice,
  }: { place: AnswerPlace; answer: string; seconds: number; voice: VoiceAnalysis | undefined },
): Saved<InterviewResult> => {
  const given = { answer: typed.trim(), voice: voice ?? {} };
  return giveAnswer(context, {
    ...place,
    ...given,
    seconds: voice ? Math.round(voice.durationS) : seconds,
    ...(await judgementOf(asked, given)),
  });
};

/** What could not be judged when it was given. */
export const judgeLater = async (
  context: DataContext,
  asked: AskedQuestion,
  result: InterviewResult,
): Promise<void> => {
  const judgement = await judgementOf(asked, result);
  if (judgement) await judgeAnswer(context, result.id, judgement);
};

/** undefined where the rubric can't be had: its code was never fetched here, and there is no network. */
const judgementOf = async (
  { language, category, text }: AskedQuestion,
  { answer, voice }: GivenAnswer,
): Promise<Judgement | undefined> => {
  if (answer === '') return undefined;
  try {
    const { scoreAnswer } = await import('#/domain/training/answer/score-answer.ts');
    const { scoresOf } = await import('#/domain/training/answer/stored-score.ts');
    const voiceScore = voice.overallScore ?? undefined;
    return scoresOf(scoreAnswer({ language, category, question: text, answer, voiceScore }));
  } catch {
    return undefined;
  }
};
