/**
 * Whether an answer is one to another question, or to none. A doubt speaks for the answer: who tells something odd of
 * their work has answered.
 */
import { fold } from '#/domain/text/fold.ts';
import type { Category } from '../question.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import type { AnswerText } from './clauses.ts';
import { CARRIES, type Story } from './star.ts';
import { countOf, strongestOf } from './stems.ts';
import type { Token } from './tokens.ts';
import { ASKS_OF_LIFE, LIFE, ORDERS, TERMS, WORK } from './words/off-topic.data.ts';
import { LEISURE, RECITAL, TRADES } from './words/topics.data.ts';

interface Link {
  category: Category;
  question: string;
  /** Stems of the question, and those of the answer with the word that has each first. */
  asked: ReadonlySet<string>;
  said: ReadonlyMap<string, Token>;
  answer: AnswerText;
  story: Story;
  /** Words of the answer that belong to the question; and those that are no everyday words. */
  ties: number;
  closeTies: number;
  isBroad: boolean;
  /** Its topic or its trade is. */
  isKnown: boolean;
  /** Words of the trade that is asked about. */
  trade: ReadonlySet<string> | undefined;
  /** Words of the topic or trade that was not asked for and is spoken of most. */
  elsewhere: number;
  /** 0 to 1: has the form of an answer to a question of its kind. */
  fits: number;
}

const LEAST_FOR_TOPIC = 10;
const MANY = 4;
/** Of the words of another topic, in a story that is told well: it may be the right one in other words. */
const A_STORY_OF_IT = 7;
const SOME = 3;

export const isOffTopic = (link: Link): boolean =>
  ordersTheJudge(link) ||
  (link.said.size >= LEAST_FOR_TOPIC &&
    (strays(link) ||
      speaksOfLife(link) ||
      speaksOfTerms(link) ||
      isOfAnotherTrade(link) ||
      isUntied(link)));

/** Words to the machine in the place of a story. */
const ordersTheJudge = ({ answer, story }: Link): boolean =>
  actsIn(story) === 0 && ORDERS.test(fold(answer.text));

/** A pastime or a CV told aloud. */
const strays = ({ question, said, ties, fits }: Link): boolean => {
  const count = countOf(said, RECITAL) + (asksOfLife(question) ? 0 : countOf(said, LEISURE));
  return count >= 2 && count > ties && (fits < 1 || (ties <= 1 && count >= MANY));
};

/** More of holidays, recipes or the weather than of work, and nothing that had to be done. */
const speaksOfLife = ({
  question,
  asked,
  said,
  answer,
  story,
  trade,
  closeTies,
}: Link): boolean => {
  if (asksOfLife(question)) return false;
  const asksFor = (words: ReadonlySet<string>): boolean =>
    [...asked].some((stem) => words.has(stem));
  const fields = Object.values(LIFE[answer.language]).filter((words) => !asksFor(words));
  const ofLife = new Set(
    [...said.keys()].filter((stem) => fields.some((words) => words.has(stem))),
  );
  const ofWork = countOf(said, WORK) + (trade ? countOf(said, trade) : 0);
  const isDuty = story.clauses.some(({ parts }) => parts.t >= CARRIES);
  if (isDuty) return false;
  const isNoWork = ofWork === 0 && strongestOf(Object.values(TRADES), said) < 2;
  return isNoWork
    ? ofLife.size >= 2 && closeTies < SOME
    : ofLife.size >= SOME && ofLife.size > 2 * ofWork && ofLife.size > closeTies;
};

/** What one wants to be hired for, where one was asked for something done. */
const speaksOfTerms = ({ category, said, story, asked }: Link): boolean =>
  category !== 'general' &&
  actsIn(story) === 0 &&
  countOf(said, TERMS) >= SOME &&
  ![...asked].some((stem) => TERMS.has(stem));

/** Asked about code, speaks of wounds. */
const isOfAnotherTrade = ({ category, said, trade, asked }: Link): boolean =>
  category === 'technical' &&
  trade !== undefined &&
  countOf(said, trade) === 0 &&
  ![...said.keys()].some((stem) => asked.has(stem)) &&
  strongestOf(Object.values(TRADES), said) >= SOME;

/** Next to nothing ties it to a question whose topic is known. */
const isUntied = ({ ties, isKnown, isBroad, elsewhere, fits }: Link): boolean => {
  if (ties > 0 || !isKnown) return false;
  if (fits === 1) return !isBroad && elsewhere >= A_STORY_OF_IT;
  return elsewhere >= MANY || elsewhere < 2;
};

const asksOfLife = (question: string): boolean =>
  ASKS_OF_LIFE.test(fold(question.slice(0, ANSWER_LIMITS.question)));

const actsIn = ({ clauses }: Story): number =>
  clauses.filter(({ parts }) => parts.a >= CARRIES).length;
