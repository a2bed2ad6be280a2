/**
 * Does the answer speak of what was asked? Words in common with the question, words of its topics in either language,
 * words of its trade, and the form a question of its kind is answered in.
 */
import { fold } from '#/domain/text/fold.ts';
import type { Category } from '../question.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import type { AnswerText } from './clauses.ts';
import { isOffTopic } from './off-topic.ts';
import type { Span } from './scored-answer.ts';
import type { Story } from './star.ts';
import { begins, stemOf, stemsOf, strongestOf } from './stems.ts';
import type { Token } from './tokens.ts';
import { COMMON_STEMS, GENERAL_TOPICS, TOPICS, TRADES } from './words/topics.data.ts';

export interface Relevance {
  /** 0 to 1. */
  value: number;
  offTopic: boolean;
  /** Words of the answer that belong to the question. */
  evidence: Span[];
}

const MOST_EVIDENCE = 6;

/** Of what is missing to a full link with the question. */
const OPEN_QUESTION = 0.35;

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
    (category === 'behavioral' || category === 'general') &&
    !trade &&
    (topics.length === 0 || topics.some(({ isBroad }) => isBroad));
  const benefit = isOpen ? OPEN_QUESTION * fits * (1 - value) : 0;
  const found = new Set([...shared, ...ofTopic, ...ofTrade].map(([, token]) => token));
  return {
    value: value + benefit,
    offTopic: isOffTopic({
      category,
      question,
      asked,
      said,
      answer,
      story,
      ties: found.size + shared.length,
      closeTies: closeTo(new Set([...shared, ...ofTopic, ...ofTrade].map(([stem]) => stem))),
      isBroad: topics.some(({ isBroad }) => isBroad),
      isKnown: topics.length > 0 || trade !== undefined,
      trade: trade?.words,
      elsewhere: strongestElsewhere(said, topics, trade),
      fits,
    }),
    evidence: [...found].slice(0, MOST_EVIDENCE).map(({ start, end }) => ({ start, end })),
  };
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
  return strongestOf(
    others.filter((words) => !asked.has(words)),
    said,
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

const closeTo = (stems: ReadonlySet<string>): number =>
  [...stems].filter((stem) => !COMMON_STEMS.has(stem)).length;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
