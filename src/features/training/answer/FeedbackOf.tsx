import { useMemo } from 'react';
import { scoreAnswer } from '#/domain/training/answer/score-answer.ts';
import type { InterviewResult } from '#/domain/training/interview-answer.ts';
import { AnswerFeedback } from '../feedback/AnswerFeedback.tsx';
import type { AskedQuestion } from './judge-answer.ts';

/** The same answer always reads the same: the rubric looks at it again rather than keeping all it said. */
export function FeedbackOf({
  asked,
  result: { answer, seconds },
}: {
  asked: AskedQuestion;
  result: InterviewResult;
}) {
  const { language, category, text } = asked;
  const scored = useMemo(
    () => scoreAnswer({ language, category, question: text, answer, seconds }),
    [language, category, text, answer, seconds],
  );
  return <AnswerFeedback scored={scored} answer={answer} question={text} />;
}
