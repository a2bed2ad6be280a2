/** Which questions an interview is made of. The same wishes and the same seed give the same interview. */
import {
  DIFFICULTIES,
  LEVELS,
  type Category,
  type Difficulty,
  type Industry,
  type Level,
  type Question,
} from '../question.ts';
import { industryOfJob, levelOfJob } from './job-words.ts';
import { requirementQuestions } from './requirement-questions.ts';
import { inSeededOrder } from '../../seeded-order.ts';

/** Interviews begin with « Parlez-moi de vous » and end with the person's own questions. */
export const OPENING = { fr: 'fr-general-about-you', en: 'en-general-about-you' } as const;
export const CLOSING = {
  fr: 'fr-general-your-questions',
  en: 'en-general-questions-for-us',
} as const;

interface Wish {
  /** All that the person has. */
  questions: readonly Question[];
  language: Question['language'];
  count: number;
  seed: number;
}

/**
 * An opening, then a mix of categories from the industry and from what everyone is asked, ever harder, then a closing.
 * Fewer than `count` where there are not as many.
 */
export const simulationQuestions = ({
  industry,
  level,
  ...wish
}: Wish & { industry: Industry; level: Level }): Question[] => framed(wish, industry, level, []);

/**
 * The same for one job, whose industry and level are read from its words, with one to three questions about what
 * the description itself asks for. Those have '' for a key: they are written for this interview alone.
 */
export const customQuestions = ({
  jobTitle,
  jobDescription,
  ...wish
}: Wish & { jobTitle: string; jobDescription: string }): Question[] => {
  const industry = industryOfJob(jobTitle, jobDescription);
  const level = levelOfJob(jobTitle, jobDescription);
  const asked = Math.min(3, Math.max(1, Math.floor(wish.count / 3)));
  const own = requirementQuestions({ jobDescription, language: wish.language, industry, level });
  return framed(wish, industry, level, inSeededOrder(own, wish.seed).slice(0, asked));
};

const framed = (
  { questions, language, count, seed }: Wish,
  industry: Industry,
  level: Level,
  own: readonly Question[],
): Question[] => {
  const spoken = questions.filter((question) => question.language === language);
  const opening = spoken.filter(({ key }) => key === OPENING[language]).slice(0, count > 1 ? 1 : 0);
  const closing = spoken.filter(({ key }) => key === CLOSING[language]).slice(0, count > 2 ? 1 : 0);
  const room = Math.max(0, count - opening.length - closing.length);
  const first = own.slice(0, room);
  const pool = inSeededOrder(
    spoken.filter(
      ({ key, industry: theirs }) =>
        key !== OPENING[language] &&
        key !== CLOSING[language] &&
        (theirs === industry || theirs === 'general'),
    ),
    seed,
  );
  const picked = pickMiddle(pool, room - first.length, { industry, level });
  return [...opening, ...byDifficulty([...picked, ...first]), ...closing];
};

/** What each place would best hold; of those that come close enough, the seed's first is taken, so that two interviews differ. */
const pickMiddle = (
  pool: readonly Question[],
  count: number,
  { industry, level }: { industry: Industry; level: Level },
): Question[] => {
  const left = [...pool];
  const picked: Question[] = [];
  while (picked.length < count && left.length > 0) {
    const place = picked.length;
    const wanted: Place = {
      category: MIX[place % MIX.length] as Category,
      difficulty: difficultyAt(place / Math.max(1, count - 1), level),
      level,
      // Every third is one that everyone is asked.
      industry: place % 3 === 2 ? 'general' : industry,
    };
    const far = left.map((question) => distance(question, wanted));
    const near = Math.min(...far) + CLOSE_ENOUGH;
    const taken = far.findIndex((distanceOf) => distanceOf <= near);
    picked.push(...left.splice(taken, 1));
  }
  return picked;
};

type Place = Pick<Question, 'category' | 'difficulty' | 'level' | 'industry'>;

const MIX: readonly Category[] = [
  'behavioral',
  'technical',
  'general',
  'situational',
  'technical',
  'behavioral',
];

/** `share`: 0 for the first place, 1 for the last. */
const difficultyAt = (share: number, level: Level): Difficulty => {
  const [from, to] = RANGES[level];
  return DIFFICULTIES[Math.round(from + share * (to - from))] ?? 'medium';
};

const RANGES: Readonly<Record<Level, readonly [from: number, to: number]>> = {
  beginner: [0, 1],
  intermediate: [0, 2],
  expert: [1, 2],
};

/** One step of level or of difficulty. */
const CLOSE_ENOUGH = 2;

const distance = (question: Question, wanted: Place): number =>
  (question.category === wanted.category ? 0 : 6) +
  2 * steps(LEVELS, question.level, wanted.level) +
  2 * steps(DIFFICULTIES, question.difficulty, wanted.difficulty) +
  (isFor(wanted.level, question.difficulty) ? 0 : 6) +
  (question.industry === wanted.industry ? 0 : 3);

const isFor = (level: Level, difficulty: Difficulty): boolean => {
  const [from, to] = RANGES[level];
  const grade = DIFFICULTIES.indexOf(difficulty);
  return grade >= from && grade <= to;
};

const steps = <T>(scale: readonly T[], one: T, other: T): number =>
  Math.abs(scale.indexOf(one) - scale.indexOf(other));

const byDifficulty = (questions: readonly Question[]): Question[] =>
  questions.toSorted(
    (one, other) => DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty),
  );
