import { parseArgs } from 'node:util';
import { CATEGORIES, type Category } from '#/domain/training/question.ts';
import { ANSWER_LIMITS } from '#/domain/training/answer/answer-limits.ts';
import { scoreAnswer } from '#/domain/training/answer/score-answer.ts';
import {
  STAR_PARTS,
  type AnswerLanguage,
  type Rule,
  type ScoredAnswer,
  type Span,
} from '#/domain/training/answer/scored-answer.ts';
import { answerLines } from './json-lines.ts';
import { loadFile } from './load-file.ts';

const USAGE = `Usage: jalon score-answer --lang fr|en --category ${CATEGORIES.join('|')} --question TEXT FILE.txt
       jalon score-answer --lines < ANSWERS.jsonl
`;
/** Of one line of JSON: far more than the rubric looks at. */
const MOST_CHARACTERS = 50 * ANSWER_LIMITS.characters;

/**
 * `score-answer … FILE.txt`: judges the answer in a text file and prints one JSON object. `score-answer --lines` reads
 * `{id, lang, category, question, answer}` a line and answers a line each. Exit code 0, 2 when a line was bad, 1 for a
 * wrong call. Scores are null where none would be honest; `reason` says why.
 */
export const run = async (args: string[]): Promise<number> => {
  const call = parseCall(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 1;
  }
  if (call === 'lines')
    return answerLines(MOST_CHARACTERS, ({ lang, category = 'behavioral', question, answer }) =>
      isLanguage(lang) &&
      isCategory(category) &&
      typeof question === 'string' &&
      typeof answer === 'string'
        ? judged(lang, category, question, answer)
        : {
            error:
              'A line of JSON with "lang" (fr, en), "category", "question" and "answer" is needed.',
          },
    );
  const bytes = await loadFile(call.file);
  if (!bytes) return 1;
  const { lang, category, question } = call;
  const answer = judged(lang, category, question, new TextDecoder().decode(bytes));
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  return 0;
};

interface Call {
  lang: AnswerLanguage;
  category: Category;
  question: string;
  file: string;
}

const isLanguage = (value: unknown): value is AnswerLanguage => value === 'fr' || value === 'en';

const isCategory = (value: unknown): value is Category =>
  CATEGORIES.some((category) => category === value);

const parseCall = (args: string[]): Call | 'lines' | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        lang: { type: 'string' },
        category: { type: 'string', default: 'behavioral' },
        question: { type: 'string', default: '' },
        lines: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { lang, category, question } = values;
    const [file] = positionals;
    if (values.lines) return positionals.length === 0 ? 'lines' : undefined;
    if (positionals.length !== 1 || file === undefined) return undefined;
    return isLanguage(lang) && isCategory(category)
      ? { lang, category, question, file }
      : undefined;
  } catch {
    // An unknown option: the usage line answers it.
    return undefined;
  }
};

const judged = (
  language: AnswerLanguage,
  category: Category,
  question: string,
  text: string,
): object => answerToJson(scoreAnswer({ language, category, question, answer: text }), text);

/** The object that is printed: names are its public interface, so they change only by addition. */
const answerToJson = (scored: ScoredAnswer, text: string): object => {
  const quote = ({ start, end }: Span): string => text.slice(start, end);
  const found = (rule: Rule): object => {
    const evidence = scored.points.find((point) => point.rule === rule)?.evidence ?? [];
    return { rule, evidence: evidence.slice(0, 3).map(quote) };
  };
  const byPart = <T>(of: (part: (typeof STAR_PARTS)[number]) => T): Record<string, T> =>
    Object.fromEntries(STAR_PARTS.map((part) => [part, of(part)]));
  return {
    global: scored.global,
    content: scored.content,
    structure: scored.structure,
    delivery: scored.delivery,
    reason: scored.unjudged,
    star: byPart((part) => scored.star[part].found),
    starSentences: byPart((part) =>
      scored.star[part].sentences.map((at) => quote(scored.sentences[at] ?? { start: 0, end: 0 })),
    ),
    pseudoStory: scored.isPseudoStory,
    quantified: scored.quantified.length > 0,
    numbers: scored.quantified.map(quote),
    fillers: scored.fillers.length,
    fillerWords: scored.fillers.map(quote),
    offTopic: scored.offTopic,
    strengths: scored.strengths.map(found),
    improvements: scored.improvements.map(found),
    words: scored.words,
    cut: scored.isCut,
    rubric: scored.rubric,
    points: scored.points.map(({ rule, part, given, of }) => ({
      rule,
      part,
      given: Math.round(100 * given) / 100,
      of,
    })),
  };
};
