/**
 * Judges an answer of an interview by rules that can be read: the same answer has the same score, today and offline.
 * Weights: content 55, structure 35, wording 10; with a voice that was measured 45, 30, 25 (words carry what can be
 * known of a person's work, see Hickman et al. 2022; so the voice never weighs more than a quarter).
 */
import type { Category } from '../question.ts';
import { readAnswer } from './clauses.ts';
import { evidenceOf, quantitiesOf } from './evidence.ts';
import { reasonNotToJudge } from './judgeable.ts';
import { pointsOf } from './points.ts';
import { judgeRelevance } from './relevance.ts';
import {
  RUBRIC,
  STAR_PARTS,
  type AnswerLanguage,
  type Point,
  type Rule,
  type ScoredAnswer,
  type Unjudged,
} from './scored-answer.ts';
import { CARRIES, readStory, type ReadClause, type Story } from './star.ts';
import { readWording } from './wording.ts';

export interface AnswerToScore {
  language: AnswerLanguage;
  category: Category;
  question: string;
  answer: string;
  /** 0 to 100, of an answer that was heard: its pace and pauses are judged there, never by how long it took. */
  voiceScore?: number | undefined;
}

const WEIGHTS = {
  written: { content: 0.55, structure: 0.35, delivery: 0.1 },
  spoken: { content: 0.45, structure: 0.3, delivery: 0.25 },
} as const;

/** What is left of the content of an answer to another question, and the most it can have in all. */
const OFF_TOPIC = { content: 0.4, global: 25 } as const;
const STRENGTH = 0.7;
const WEAKNESS = 0.62;
const MOST_NAMED = 3;
/** Wording is not judged by fewer words. */
const LEAST_FOR_WORDING = 15;

export function scoreAnswer({
  language,
  category,
  question,
  answer: written,
  voiceScore,
}: AnswerToScore): ScoredAnswer {
  const answer = readAnswer(written, language);
  const blank = {
    rubric: RUBRIC,
    language,
    category,
    sentences: answer.sentences,
    words: answer.words.length,
    isCut: answer.isCut,
  };
  const unjudged = reasonNotToJudge(answer);
  if (unjudged) return { ...blank, ...notJudged(unjudged) };

  const told = readStory(answer);
  const relevance = judgeRelevance(question, category, answer, told);
  const story = relevance.offTopic ? besideTheQuestion(told) : told;
  const quantities = quantitiesOf(answer);
  const evidence = evidenceOf(answer, quantities);
  const wording = readWording(answer);
  const points = pointsOf({ category, answer, story, relevance, quantities, evidence, wording });

  const { offTopic } = relevance;
  const content = percent(points, 'content') * (offTopic ? OFF_TOPIC.content : 1);
  const structure = percent(points, 'structure');
  const worded = answer.words.length < LEAST_FOR_WORDING ? null : percent(points, 'delivery');
  const delivery = voiceScore ?? worded;
  const weights = WEIGHTS[voiceScore === undefined ? 'written' : 'spoken'];
  const global = weighted([
    [content, weights.content],
    [structure, weights.structure],
    [delivery, weights.delivery],
  ]);
  return {
    ...blank,
    unjudged: null,
    global: Math.round(offTopic ? Math.min(global * 0.5, OFF_TOPIC.global) : global),
    content: Math.round(content),
    structure: Math.round(structure),
    delivery: delivery === null ? null : Math.round(delivery),
    star: starOf(story.clauses),
    isPseudoStory: category === 'behavioral' && story.isPseudo,
    offTopic,
    quantified: quantities.map(({ span }) => span),
    fillers: wording.fillers,
    // A voice says how an answer sounds: then its wording has no part in the score.
    points: voiceScore === undefined ? points : points.filter(({ part }) => part !== 'delivery'),
    strengths: strengthsOf(points, offTopic),
    improvements: improvementsOf(points, offTopic),
  };
}

/** The story of a holiday has no part of the story that was asked for. */
const besideTheQuestion = (story: Story): Story => ({
  ...story,
  clauses: story.clauses.map((clause) => ({ ...clause, parts: { s: 0, t: 0, a: 0, r: 0 } })),
});

const notJudged = (unjudged: Unjudged) => ({
  unjudged,
  global: null,
  content: null,
  structure: null,
  delivery: null,
  star: starOf([]),
  isPseudoStory: false,
  offTopic: false,
  quantified: [],
  fillers: [],
  points: [],
  strengths: [],
  improvements: [],
});

function starOf(clauses: readonly ReadClause[]): ScoredAnswer['star'] {
  const found = STAR_PARTS.map((part) => {
    const sentences = clauses
      .filter(({ parts }) => parts[part] >= CARRIES)
      .map(({ sentence }) => sentence);
    return [part, { found: sentences.length > 0, sentences: [...new Set(sentences)] }];
  });
  return Object.fromEntries(found) as ScoredAnswer['star'];
}

function percent(points: readonly Point[], part: Point['part']): number {
  const own = points.filter((point) => point.part === part);
  const of = own.reduce((sum, point) => sum + point.of, 0);
  return of === 0 ? 0 : (100 * own.reduce((sum, { given }) => sum + given, 0)) / of;
}

function weighted(parts: readonly (readonly [score: number | null, weight: number])[]): number {
  const judged = parts.filter(([score]) => score !== null);
  const weight = judged.reduce((sum, [, one]) => sum + one, 0);
  return judged.reduce((sum, [score, one]) => sum + (score ?? 0) * one, 0) / weight;
}

const strengthsOf = (points: readonly Point[], offTopic: boolean): Rule[] =>
  points
    .filter(({ given, of, rule }) => given >= STRENGTH * of && !(offTopic && rule === 'relevance'))
    .filter(({ part, evidence }) => part !== 'delivery' && evidence.length > 0)
    .toSorted((a, b) => b.given - a.given)
    .slice(0, MOST_NAMED)
    .map(({ rule }) => rule);

function improvementsOf(points: readonly Point[], offTopic: boolean): Rule[] {
  const weak = points
    .filter(({ given, of }) => given < WEAKNESS * of)
    .toSorted((a, b) => b.of - b.given - (a.of - a.given))
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'relevance' || offTopic);
  const named = offTopic
    ? ['relevance' as const, ...weak.filter((rule) => rule !== 'relevance')]
    : weak;
  return named.slice(0, MOST_NAMED);
}
