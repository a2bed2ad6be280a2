/** An answer made worse in one respect must lose there, in the score that is shown. */
import { scoreAnswer } from '#/domain/training/answer/score-answer.ts';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { stemsOf } from '#/domain/training/answer/stems.ts';
import { answerOf, type LabelledAnswer } from './fixtures.ts';

interface Scored {
  answer: LabelledAnswer;
  language: 'fr' | 'en';
  scored: ScoredAnswer;
}

interface Outcome {
  name: string;
  /** Reported, not gated: one story may well answer two questions of its kind. */
  isHard?: true;
  kept: number;
  missed: string[];
}

/** Far enough in the file to be of another trade. */
const STEPS_AWAY = 7;

export function damages(rows: readonly Scored[]): Outcome[] {
  const judged = rows.filter(({ answer, scored }) => !answer.offTopic && scored.unjudged === null);
  return [
    outcome('result removed', judged.filter(hasResult), (row) => {
      const left = row.answer.pieces.filter(({ parts }) => !parts.includes('r'));
      const worse = again(row, { answer: answerOf(left) });
      return (worse.structure ?? 0) < (row.scored.structure ?? 0);
    }),
    outcome('numbers removed', judged.filter(hasFigures), (row) => {
      const worse = again(row, {
        answer: answerOf(row.answer.pieces).replace(
          /[$€]?\d[\d\u00A0 .,]*\d|\d/g,
          WITHOUT[row.language],
        ),
      });
      return (worse.content ?? 0) < (row.scored.content ?? 0);
    }),
    outcome('topic swapped', judged.filter(isTopical), swappedWith(judged, 'another')),
    {
      ...outcome('in its own kind', judged.filter(isTopical), swappedWith(judged, 'same')),
      isHard: true,
    },
  ];
}

/** What names something of the answer asks for the same thing in other words. */
const sharesWords = (question: string, { answer, language }: Scored): boolean => {
  const said = stemsOf(answerOf(answer.pieces), language);
  return [...stemsOf(question, language)].some((stem) => said.has(stem));
};

/**
 * The question put to somebody else: one of a trade for all that tell of themselves, and the other way round, without a
 * word of the answer; or one of the same kind.
 */
const swappedWith =
  (judged: readonly Scored[], kind: 'another' | 'same') =>
  (row: Scored): boolean => {
    const others = judged.filter(
      ({ language, answer }) =>
        language === row.language &&
        (kind === 'same'
          ? answer.category === row.answer.category
          : (answer.category === 'technical') !== (row.answer.category === 'technical')) &&
        answer.question !== row.answer.question &&
        (kind === 'same' || !sharesWords(answer.question, row)),
    );
    const other = others[(judged.indexOf(row) + STEPS_AWAY) % others.length];
    const worse = again(row, { question: other?.answer.question ?? '' });
    return (worse.content ?? 0) < (row.scored.content ?? 0);
  };

const WITHOUT = { fr: 'quelques', en: 'some' };

const hasResult = ({ answer }: Scored): boolean =>
  answer.category === 'behavioral' && answer.pieces.some(({ parts }) => parts.includes('r'));

const hasFigures = ({ scored, answer }: Scored): boolean => {
  const text = answerOf(answer.pieces);
  return scored.quantified.some(({ start, end }) => /\d/.test(text.slice(start, end)));
};

/** What says little ties itself to no question that it could be torn from. */
const isTopical = ({ answer }: Scored): boolean => answer.rank >= 3;

function again(
  { answer, language }: Scored,
  change: { answer?: string; question?: string },
): ScoredAnswer {
  return scoreAnswer({
    language,
    category: answer.category,
    question: answer.question,
    answer: answerOf(answer.pieces),
    ...change,
  });
}

function outcome(
  name: string,
  rows: readonly Scored[],
  isLower: (row: Scored) => boolean,
): Outcome {
  const missed = rows.filter((row) => !isLower(row)).map(({ answer }) => answer.id);
  return { name, kept: rows.length - missed.length, missed };
}
