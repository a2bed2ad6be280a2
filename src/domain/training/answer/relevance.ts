/**
 * Does the answer speak of what was asked? Words in common with the question, words of its topics in either language,
 * words of its trade, and the form a question of its kind is answered in.
 */
import { fold } from '#/domain/text/fold.ts';
import type { Category } from '../question.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import type { AnswerText } from './clauses.ts';
import type { AnswerLanguage, Span } from './scored-answer.ts';
import type { Story } from './star.ts';
import { isWord, tokensOf, type Token } from './tokens.ts';
import { STEM } from './stem-length.ts';
import { FUNCTION_WORDS_OF_ANSWERS } from './words/function-words.data.ts';
import {
  COMMON_STEMS,
  WHOLE_WORDS,
  GENERAL_TOPICS,
  LEISURE,
  RECITAL,
  TOPICS,
  TRADES,
} from './words/topics.data.ts';

export interface Relevance {
  /** 0 to 1. */
  value: number;
  offTopic: boolean;
  /** Words of the answer that belong to the question. */
  evidence: Span[];
}

const LEAST_STEM = 4;
const MOST_EVIDENCE = 6;

export function judgeRelevance(
  question: string,
  category: Category,
  answer: AnswerText,
  story: Story,
): Relevance {
  const asked = stemsOf(question.slice(0, ANSWER_LIMITS.question), answer.language);
  const said = new Map<string, Token>();
  for (const token of answer.words) {
    const stem = stemOf(token.norm);
    if (stem && !said.has(stem)) said.set(stem, token);
  }
  const topics = topicsAsked(question, asked, category);
  const trade = tradeOf(asked);
  const shared = [...said].filter(([stem]) => asked.has(stem));
  const ofTopic = [...said].filter(([stem]) => topics.some(({ words }) => begins(stem, words)));
  const ofTrade = trade ? [...said].filter(([stem]) => begins(stem, trade.words)) : [];

  const overlap = 1 - 0.5 ** sum(shared.map(([stem]) => (COMMON_STEMS.has(stem) ? 0.5 : 1)));
  const onTopic = 1 - 0.72 ** sum(ofTopic.map(([stem]) => rarity(stem)));
  const inTrade = 1 - 0.75 ** ofTrade.length;
  const fits = fitsForm(category, story, answer);
  const value =
    category === 'technical'
      ? 0.4 * overlap + 0.4 * Math.max(inTrade, onTopic * 0.6) + 0.2 * fits
      : 0.35 * overlap + 0.5 * Math.max(onTopic, inTrade * 0.5) + 0.15 * fits;
  // Any story of work answers a broad question; of one that we know nothing about we can't tell.
  const isOpen =
    category === 'behavioral' &&
    !trade &&
    (topics.length === 0 || topics.some(({ isBroad }) => isBroad));
  const benefit = isOpen ? OPEN_QUESTION * fits * (1 - value) : 0;
  const found = new Set([...shared, ...ofTopic, ...ofTrade].map(([, token]) => token));
  return {
    value: value + benefit,
    offTopic: isOffTopic({
      signs: found.size + shared.length,
      isBroad: topics.some(({ isBroad }) => isBroad),
      isKnown: topics.length > 0 || trade !== undefined,
      strays: count(said, LEISURE) + count(said, RECITAL),
      elsewhere: strongestElsewhere(said, topics, trade),
      fits,
      words: said.size,
    }),
    evidence: [...found].slice(0, MOST_EVIDENCE).map(({ start, end }) => ({ start, end })),
  };
}

interface Signs {
  /** What ties the answer to the question. */
  signs: number;
  isBroad: boolean;
  isKnown: boolean;
  /** Words of life outside work, and of a CV told aloud. */
  strays: number;
  /** Words of the topic or trade that was not asked for and is spoken of most. */
  elsewhere: number;
  fits: number;
  /** Different words with a meaning. */
  words: number;
}

/** Of what is missing to a full link with the question. */
const OPEN_QUESTION = 0.35;
const MANY = 4;
const LEAST_FOR_TOPIC = 10;

/** A doubt speaks for the answer: it is off topic when next to nothing ties it to the question. */
function isOffTopic({ signs, isBroad, isKnown, strays, elsewhere, fits, words }: Signs): boolean {
  if (words < LEAST_FOR_TOPIC) return false;
  if (strays >= 2 && strays > signs) return fits < 1 || signs <= 1;
  if (signs > 0 || !isKnown) return false;
  if (fits === 1) return !isBroad && elsewhere >= MANY;
  return elsewhere >= MANY || elsewhere < 2;
}

/** 1 when the answer has the form of one to its kind of question, whatever it speaks of. */
function fitsForm(category: Category, story: Story, { words }: AnswerText): number {
  const own = story.clauses.flatMap(({ verbs }) => verbs.filter(({ isOwn }) => isOwn));
  const plans = own.filter(({ kind }) => kind === 'would' || kind === 'does').length;
  if (category === 'behavioral')
    return story.clauses.some(({ parts }) => parts.a >= 0.5) ? 1 : story.isPseudo ? 0.4 : 0;
  if (category === 'situational') return plans >= 2 ? 1 : plans === 1 ? 0.6 : 0;
  if (category === 'technical') return plans > 0 || words.length > 15 ? 0.6 : 0.3;
  return own.length > 0 ? 1 : 0.4;
}

interface Field {
  words: ReadonlySet<string>;
  isBroad?: boolean;
}

function topicsAsked(question: string, asked: ReadonlySet<string>, category: Category): Field[] {
  const folded = fold(question);
  const general = Object.values(GENERAL_TOPICS).filter(
    ({ asks }) => category === 'general' && asks.test(folded),
  );
  const ofWork = Object.values(TOPICS).filter(({ asks }) =>
    [...asked].some((stem) => begins(stem, asks)),
  );
  return [...general, ...ofWork].map(({ answers, ...topic }) => ({
    words: answers,
    isBroad: 'isBroad' in topic && topic.isBroad === true,
  }));
}

function tradeOf(stems: ReadonlySet<string>): Field | undefined {
  const [best] = Object.values(TRADES)
    .map((words) => ({ words, hits: [...stems].filter((stem) => begins(stem, words)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  return best;
}

function strongestElsewhere(
  said: ReadonlyMap<string, Token>,
  topics: readonly Field[],
  trade: Field | undefined,
): number {
  const asked = new Set([...topics.map(({ words }) => words), trade?.words]);
  const others = [...Object.values(TOPICS).map(({ answers }) => answers), ...Object.values(TRADES)];
  return Math.max(
    ...others.filter((words) => !asked.has(words)).map((words) => count(said, words)),
  );
}

/** A word of one topic tells more than a word of many. */
function rarity(stem: string): number {
  let weight = rarities.get(stem);
  if (weight === undefined) {
    const topics = Object.values(TOPICS).filter(({ answers }) => begins(stem, answers)).length;
    weight = (COMMON_STEMS.has(stem) ? 0.4 : 1.6) / Math.max(1, topics);
    rarities.set(stem, weight);
  }
  return weight;
}

const rarities = new Map<string, number>();

const count = (said: ReadonlyMap<string, Token>, words: ReadonlySet<string>): number =>
  [...said.keys()].filter((stem) => begins(stem, words)).length;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Whether the stem begins with a word of the list, four letters or more, or is one. */
function begins(stem: string, list: ReadonlySet<string>): boolean {
  if (list.has(stem)) return true;
  for (let length = stem.length - 1; length >= LEAST_STEM; length -= 1)
    if (list.has(stem.slice(0, length)) && !WHOLE_WORDS.has(stem.slice(0, length))) return true;
  return false;
}

export function stemsOf(text: string, language: AnswerLanguage): Set<string> {
  const stems = tokensOf(text, { start: 0, end: text.length }, language)
    .filter(isWord)
    .map(({ norm }) => stemOf(norm));
  return new Set(stems.filter((stem) => stem !== null));
}

/** The beginning of a word that carries meaning, null for others. */
export function stemOf(norm: string): string | null {
  const word = norm.replace(/'$/, '');
  if (word.length < 3 || FUNCTION_WORDS_OF_ANSWERS.has(word) || !/^[a-zœæ]/.test(word)) return null;
  const single = word.length > 4 ? word.replace(/(?:s|x)$/, '') : word;
  return single.slice(0, STEM);
}
