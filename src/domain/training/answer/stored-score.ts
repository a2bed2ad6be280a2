import type { ResultFields } from '../interview-answer.ts';
import type { ScoredAnswer } from './scored-answer.ts';

/** What is kept of a judgement; the rest can be had again from the answer. Empty scores where none was given. */
export function scoresOf({
  rubric,
  global,
  content,
  structure,
  delivery,
  strengths,
  improvements,
}: ScoredAnswer): Pick<ResultFields, 'scores' | 'feedback'> {
  const judged = global !== null && content !== null && structure !== null;
  return {
    scores: judged
      ? { rubric, global, content, structure, ...(delivery !== null && { delivery }) }
      : { rubric },
    feedback: { strengths, improvements },
  };
}
