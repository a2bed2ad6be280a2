/** The points of an answer, rule by rule, each with the words it was given for. */
import type { Category } from '../question.ts';
import { placeOf, spanOf, type AnswerText } from './clauses.ts';
import type { Quantity } from './evidence.ts';
import type { Relevance } from './relevance.ts';
import { stemOf } from './stems.ts';
import { RULES, type Point, type Rule, type Span, type StarPart } from './scored-answer.ts';
import { CARRIES, type ReadClause, type Story } from './star.ts';
import { firstMatch } from './word-list.ts';
import type { Wording } from './wording.ts';
import { SIGNS } from './words/answer-signs.data.ts';

export interface Judged {
  category: Category;
  answer: AnswerText;
  story: Story;
  relevance: Relevance;
  quantities: readonly Quantity[];
  evidence: readonly Span[];
  wording: Wording;
}

/** Each from 0 to 1, with its evidence. */
type Share = readonly [share: number, evidence: readonly Span[]];

const MOST_SPANS = 8;
/** More of them change no score. */
const MOST_HITS = 60;

export function pointsOf(judged: Judged): Point[] {
  const shares = { ...contentShares(judged), ...structureShares(judged), ...wordingShares(judged) };
  return Object.entries(shares).map(([name, [share, evidence]]): Point => {
    const rule = name as Rule;
    const { part, of } = RULES[rule];
    return {
      rule,
      part,
      given: of * Math.max(0, Math.min(1, share)),
      of,
      evidence: evidence.slice(0, MOST_SPANS),
    };
  });
}

type Shares = Partial<Record<Rule, Share>>;

function contentShares(judged: Judged): Record<string, Share> {
  const { answer, story, relevance, quantities, evidence } = judged;
  const acts = clausesOf(story, 'a');
  const weight = quantities.reduce((sum, { weight: one }) => sum + one, 0);
  const stems = new Set(
    answer.words.map(({ norm }) => stemOf(norm)).filter((stem) => stem !== null),
  );
  const own = story.clauses.flatMap((clause) =>
    clause.verbs
      .filter(({ isOwn, kind }) => isOwn && kind !== 'was')
      .map((verb) => ({ clause, verb })),
  );
  const isStory = judged.category === 'behavioral';
  const verbs = isStory ? own.filter(({ clause }) => clause.parts.a >= CARRIES) : own;
  return {
    relevance: [relevance.value, relevance.evidence],
    evidence: [most(evidence.length, 0.76), evidence],
    numbers: [most(weight, 0.6), quantities.map(({ span }) => span)],
    agency: [
      isStory ? most(acts.length + verbs.length / 4, 0.6) : most(verbs.length, 0.7),
      verbs.map(({ clause, verb }) => placeOf(clause, verb.at, verb.length)),
    ],
    needs: needs(judged),
    detail: [Math.min(1, stems.size / 50), []],
  };
}

/** What each kind of question asks for beyond a good text. */
function needs({ category, answer, story, relevance }: Judged): Share {
  const signs = SIGNS[answer.language];
  const evades = answer.words.length < 25 && hits(answer, signs.noAnswer).length > 0;
  if (evades) return [0, hits(answer, signs.noAnswer)];
  if (category === 'behavioral') {
    const acts = clausesOf(story, 'a');
    const share = (story.hasEvent ? 0.5 : 0.2) + (acts.length > 0 ? 0.5 : 0);
    return [acts.length > 0 ? share : story.hasEvent ? 0.25 : 0, acts.map(placeOfClause)];
  }
  if (category === 'situational') {
    const plans = planned(story);
    return [most(plans.length, 0.68), plans.map(placeOfClause)];
  }
  if (category === 'technical') {
    const terms = longWords(answer);
    return [most(terms.length, 0.86), terms];
  }
  const fit = relevance.evidence;
  return [0.6 * most(fit.length, 0.75) + 0.4 * most(hits(answer, signs.examples).length, 0.4), fit];
}

function structureShares({ category, answer, story }: Judged): Record<string, Share> {
  const signs = SIGNS[answer.language];
  const links = hits(answer, signs.links);
  const kinds = new Set(links.map(({ start, end }) => answer.text.slice(start, end).toLowerCase()));
  const both: Record<string, Share> = {
    links: [most(kinds.size, 0.7), links],
    length: [fitOfLength(answer.words.length, category), []],
  };
  if (category === 'behavioral')
    return {
      situation: starShare(story, 's'),
      task: starShare(story, 't'),
      action: starShare(story, 'a'),
      result: starShare(story, 'r'),
      ...both,
    };
  const reasons = hits(answer, signs.reasons);
  const examples = hits(answer, signs.examples);
  const pasts = story.clauses.filter(({ verbs }) =>
    verbs.some(({ kind, isOwn }) => kind === 'did' && isOwn),
  );
  const steps = planned(story);
  const ordered = hits(answer, signs.steps);
  return {
    opening: opening(answer, story),
    ...(category === 'general'
      ? {}
      : {
          steps: [
            0.6 * most(steps.length, 0.65) + 0.4 * most(ordered.length, 0.55),
            [...steps.map(placeOfClause), ...ordered],
          ] as const,
        }),
    reasons: [most(reasons.length, 0.45), reasons],
    example: [
      Math.max(most(examples.length, 0.35), pasts.length > 0 ? 0.7 : 0),
      examples.length > 0 ? examples : pasts.map(placeOfClause),
    ],
    ...both,
  };
}

/** The strongest clause counts most, further ones a little, so that each of them is worth saying. */
function starShare(story: Story, part: StarPart): Share {
  const carrying = clausesOf(story, part);
  if (carrying.length === 0) {
    const near = Math.max(0, ...story.clauses.map(({ parts }) => parts[part]));
    return [near * 0.3, []];
  }
  const best = Math.max(...carrying.map(({ parts }) => parts[part]));
  const share =
    part === 'a'
      ? 0.35 + 0.65 * most(carrying.length, 0.62)
      : 0.55 * best + 0.45 * most(carrying.length, 0.55);
  return [share, carrying.map(placeOfClause)];
}

/** Says something at once, rather than that it depends. */
function opening(answer: AnswerText, story: Story): Share {
  const [first] = story.clauses;
  if (!first) return [0, []];
  const evades = firstMatch(first.line, SIGNS[answer.language].noAnswer) !== null;
  const speaks = first.verbs.some(({ isOwn }) => isOwn);
  const place = [placeOfClause(first)];
  if (evades) return [0, place];
  return [(speaks ? 0.6 : 0.4) + (first.tokens.length >= 6 ? 0.4 : 0.1), place];
}

function wordingShares({ answer, wording }: Judged): Record<string, Share> {
  const { fillers, fillersPer100, repeated, repeatedAt, wordsPerSentence } = wording;
  const long = answer.sentences.filter(
    ({ start, end }) => answer.text.slice(start, end).split(/\s+/).length > 35,
  );
  const shares: Shares = {
    repetition: [1 - Math.max(0, repeated - 0.08) * 3, repeatedAt],
    fillers: [1 - Math.max(0, fillersPer100 - 1) / 7, fillers],
  };
  if (answer.hasFullStops)
    shares.sentences = [band(wordsPerSentence, { from: 6, to: 26, fade: 12 }), long];
  return shares as Record<string, Share>;
}

/** Words for which little is taken away, however short or long: an answer may be brief. */
function fitOfLength(words: number, category: Category): number {
  const { from, to } = category === 'behavioral' ? { from: 75, to: 320 } : { from: 50, to: 280 };
  if (words < from) return (words / from) ** 1.2;
  return words <= to ? 1 : Math.max(0.4, 1 - (words - to) / (1.5 * to));
}

/** Steps one takes or would take. */
const planned = ({ clauses }: Story): ReadClause[] =>
  clauses.filter(({ verbs }) =>
    verbs.some(({ kind, isOwn }) => isOwn && (kind === 'would' || kind === 'does')),
  );

/** Words of nine letters or more, and those with figures or capitals inside: terms, more often than not. */
const longWords = ({ words, text }: AnswerText): Span[] => {
  const seen = new Set<string>();
  return words
    .filter(({ norm, start, end }) => {
      const isTerm = norm.length >= 8 || /\p{Lu}{2}/u.test(text.slice(start, end));
      if (!isTerm || seen.has(norm)) return false;
      seen.add(norm);
      return true;
    })
    .map(({ start, end }) => ({ start, end }));
};

const hits = ({ clauses }: AnswerText, pattern: RegExp): Span[] => {
  const found: Span[] = [];
  for (const clause of clauses)
    for (const match of clause.line.matchAll(pattern)) {
      if (found.length >= MOST_HITS) return found;
      found.push(placeOf(clause, match.index, match[0].length));
    }
  return found;
};

const clausesOf = ({ clauses }: Story, part: StarPart): ReadClause[] =>
  clauses.filter(({ parts }) => parts[part] >= CARRIES);

const placeOfClause = ({ tokens }: ReadClause): Span => spanOf(tokens);

/** Nearer to 1 with each, and never there: the next one is always worth something. */
const most = (count: number, left: number): number => 1 - left ** count;

const band = (
  value: number,
  { from, to, fade }: { from: number; to: number; fade: number },
): number => {
  if (value < from) return Math.max(0, 1 - (from - value) / fade);
  return value > to ? Math.max(0, 1 - (value - to) / fade) : 1;
};
