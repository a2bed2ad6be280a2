/** How an answer reads: length of sentences, words said again and fillers. */
import { placeOf, type AnswerText } from './clauses.ts';
import { stemOf } from './stems.ts';
import type { Span } from './scored-answer.ts';
import { FILLERS } from './words/fillers.data.ts';

export interface Wording {
  fillers: Span[];
  fillersPer100: number;
  wordsPerSentence: number;
  /** Share of the meaningful words that are said three times or more, and where. */
  repeated: number;
  repeatedAt: Span[];
}

export function readWording(answer: AnswerText): Wording {
  const fillers = answer.clauses.flatMap((clause) =>
    FILLERS[answer.language].flatMap((pattern) =>
      [...clause.line.matchAll(pattern)].map((match) =>
        placeOf(clause, match.index, match[0].length),
      ),
    ),
  );
  const count = answer.words.length;
  const counts = new Map<string, number>();
  for (const { norm } of answer.words) {
    const stem = stemOf(norm);
    if (stem) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const meaningful = [...counts.values()].reduce((sum, times) => sum + times, 0);
  const again = [...counts.values()].reduce((sum, times) => sum + Math.max(0, times - 2), 0);
  return {
    fillers,
    fillersPer100: (100 * fillers.length) / Math.max(count, 20),
    wordsPerSentence: count / Math.max(1, answer.sentences.length),
    repeated: again / Math.max(10, meaningful),
    repeatedAt: answer.words
      .filter(({ norm }) => (counts.get(stemOf(norm) ?? '') ?? 0) > 3)
      .slice(0, 4)
      .map(({ start, end }) => ({ start, end })),
  };
}
