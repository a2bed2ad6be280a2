/**
 * Which clauses carry the situation, the task, what the person did and what came of it. A clause may carry two parts;
 * a part is found when one clause speaks for it clearly enough. What one always does, or would do, carries none.
 */
import type { AnswerText, Clause } from './clauses.ts';
import type { AnswerLanguage, StarPart } from './scored-answer.ts';
import { verbsOf, type FoundVerb } from './verbs.ts';
import { firstMatch } from './word-list.ts';
import { STAR_CUES } from './words/star-cues.data.ts';

export interface ReadClause extends Clause {
  verbs: FoundVerb[];
  isHabit: boolean;
  isSummary: boolean;
  /** It, or where it has no verb the clause behind it in its sentence, speaks of the past. */
  isPast: boolean;
  /** 0 to 1 for each part. */
  parts: Record<StarPart, number>;
}

export interface Story {
  clauses: ReadClause[];
  /** Something that happened at one time and place. */
  hasEvent: boolean;
  /** Habits and plans instead. */
  isPseudo: boolean;
}

/** What a clause must reach to carry a part. */
export const CARRIES = 0.5;
/** A story told in the present sets its scene at once. */
const SCENE_WITHIN = 4;

export function readStory({ clauses, language }: AnswerText): Story {
  const cues = STAR_CUES[language];
  const verbs = clauses.map((clause) => verbsOf(clause, language));
  const read = clauses.map((clause, at): ReadClause => ({
    ...clause,
    verbs: verbs[at] ?? [],
    isPast: [
      ...(verbs[at] ?? []),
      ...(verbs[at]?.length === 0 && clauses[at + 1]?.sentence === clause.sentence
        ? (verbs[at + 1] ?? [])
        : []),
    ].some(({ kind }) => kind === 'did' || kind === 'was'),
    isHabit: firstMatch(clause.line, cues.habit) !== null,
    isSummary: firstMatch(clause.line, cues.summary) !== null,
    parts: { s: 0, t: 0, a: 0, r: 0 },
  }));
  const past = read.filter(({ verbs }) =>
    verbs.some(({ kind }) => kind === 'did' || kind === 'was'),
  );
  const general = read.filter(({ verbs }) =>
    verbs.some(({ kind, isOwn }) => isOwn && (kind === 'does' || kind === 'would')),
  );
  const hasEvent = read.some(
    (clause) => firstMatch(clause.line, cues.event) !== null && !isAlways(clause, past.length),
  );
  const isAsPresent =
    !hasEvent &&
    read.slice(0, SCENE_WITHIN).some(({ line }) => firstMatch(line, cues.scene) !== null) &&
    !read.some(({ isHabit }) => isHabit);
  const finished = past.flatMap(({ verbs }) =>
    verbs.filter(({ kind, isOwn }) => kind === 'did' && isOwn),
  );
  const isNarrated = hasEvent || isAsPresent || past.length >= 2 || finished.length >= 2;
  const isTold =
    hasEvent || isAsPresent || (past.length >= 2 && !read.some(({ isHabit }) => isHabit));
  const firstDone = read.findIndex(({ verbs }) =>
    verbs.some(({ kind, isOwn }) => kind === 'did' && isOwn),
  );
  const told: Telling = {
    language,
    hasEvent: hasEvent || isAsPresent,
    isNarrated,
    isTold,
    isAsPresent,
    firstDone,
    count: read.length,
  };
  for (const clause of read) {
    clause.parts.s = situation(clause, told);
    clause.parts.t = task(clause, told);
    clause.parts.a = action(clause, told);
  }
  const firstAction = read.findIndex(({ parts }) => parts.a >= CARRIES);
  if (isNarrated)
    for (const clause of read.slice(0, Math.max(0, firstAction))) beforeActing(clause);
  const lastAction = read.findLastIndex(({ parts }) => parts.a >= CARRIES);
  for (const clause of read) clause.parts.r = result(clause, told, firstAction, lastAction);
  keepOrder(read, firstAction);
  const acts = read.filter(({ parts }) => parts.a >= CARRIES).length;
  const habits = read.filter(({ isHabit }) => isHabit).length;
  return {
    clauses: read,
    hasEvent,
    isPseudo: acts === 0 && past.length <= read.length / 2 && habits + general.length > 0,
  };
}

interface Telling {
  language: AnswerLanguage;
  hasEvent: boolean;
  isNarrated: boolean;
  /** And nothing of it is a habit: the present may stand for the past. */
  isTold: boolean;
  /** The whole of it, as one tells a film. */
  isAsPresent: boolean;
  /** The first clause with a finished act of the person; -1 where there is none. */
  firstDone: number;
  count: number;
}

const isAlways = ({ isHabit, verbs }: ReadClause, past: number): boolean =>
  isHabit && (past === 0 || !verbs.some(({ kind }) => kind === 'did' || kind === 'was'));

function situation(
  clause: ReadClause,
  { language, count, hasEvent, isAsPresent }: Telling,
): number {
  const cues = STAR_CUES[language];
  if (firstMatch(clause.line, cues.label.s)) return 1;
  if (clause.isSummary) return 0;
  const isPast = clause.isPast;
  const isBackdrop = clause.verbs.some(({ kind }) => kind === 'was');
  const isOwnAct = clause.verbs.some(({ kind, isOwn }) => kind === 'did' && isOwn);
  const early = clause.at < Math.max(2, count * 0.4);
  if (!early) return 0;
  let score = 0;
  if (firstMatch(clause.line, cues.event)) score += 0.45;
  if (isAsPresent && firstMatch(clause.line, cues.scene)) score += 0.55;
  if (firstMatch(clause.line, cues.setting)) score += isPast || hasEvent ? 0.35 : 0.1;
  if (isBackdrop) score += 0.25;
  else if (isPast && !isOwnAct) score += 0.25;
  // How a story begins: what somebody else did, or where I was when I did the first thing.
  if (clause.at === 0 && score > 0) score += isPast || hasEvent ? 0.2 : 0.1;
  if (clause.isHabit && !isPast && !firstMatch(clause.line, cues.event)) score -= 0.4;
  return clamp(score);
}

/** What was and what happened before the person first acted is the situation, whatever words it is told in. */
function beforeActing({ parts, verbs, isHabit, isSummary }: ReadClause): void {
  const happened = verbs.some(({ kind, isOwn }) => (kind === 'did' && !isOwn) || kind === 'was');
  // What others always did is a situation too.
  const isOthers = verbs.some(({ kind, isOwn }) => kind === 'was' && !isOwn);
  if (happened && (!isHabit || isOthers) && !isSummary && parts.t < CARRIES)
    parts.s = Math.max(parts.s, 0.55);
}

function task(clause: ReadClause, { language, isNarrated, count }: Telling): number {
  const cues = STAR_CUES[language];
  if (firstMatch(clause.line, cues.label.t)) return 1;
  if (clause.isSummary) return 0;
  const isPast = clause.verbs.some(({ kind }) => kind === 'was' || kind === 'did');
  if (clause.isHabit && !isPast) return 0;
  if (clause.at > count * 0.75 && clause.at > 2) return 0;
  let score = 0;
  if (firstMatch(clause.line, cues.task)) score += isNarrated ? 0.7 : 0.3;
  else if (firstMatch(clause.line, cues.weakTask) && isPast && isNarrated) score += 0.3;
  return clamp(score);
}

function action(
  clause: ReadClause,
  { language, hasEvent, isNarrated, isTold, firstDone, count }: Telling,
): number {
  const cues = STAR_CUES[language];
  if (firstMatch(clause.line, cues.label.a)) return 1;
  if (clause.isSummary) return 0;
  const done = clause.verbs.filter(({ kind, isOwn }) => kind === 'did' && isOwn);
  const shown = clause.verbs.filter(({ kind, isOwn }) => kind === 'does' && isOwn);
  const kept = clause.verbs.filter(
    ({ kind, isOwn, verb }) => kind === 'was' && isOwn && isRepeatedAct(verb, language),
  );
  // “I now read every line twice”: what came of it.
  if (firstMatch(clause.line, cues.now)) return 0;
  const isGeneric = clause.isHabit && !hasEvent;
  if (done.length > 0 && !isGeneric) return clamp(0.55 + 0.15 * done.length);
  // Learners tell the past in the present: only within a story that stands in the past.
  if (shown.length > 0 && isTold && !clause.isHabit) return clamp(0.4 + 0.15 * shown.length);
  // Before anything was done it is a backdrop, “on coulait une dalle”, but for what was done again and again.
  const isLater =
    firstMatch(clause.line, cues.again) !== null ||
    (clause.at >= Math.max(1, 0.3 * count) && clause.at > firstDone);
  return kept.length > 0 && isNarrated && isLater && !clause.isHabit ? 0.5 : 0;
}

/** French tells in the imperfect what one did again and again: “j'étudiais deux heures chaque soir”. */
const isRepeatedAct = (verb: string, language: AnswerLanguage): boolean =>
  language === 'fr' && !IMPERFECT_STATES.test(verb);

const IMPERFECT_STATES =
  /^(?:et|av|voul|pouv|dev|sav|croy|pens|sent|aim|habit|viv|connaiss|travaill|parl|esper|occup|gagn|venv|ven|all|supervis|enseign|ger|dirige|suiv|fall|rest|attend|compt)(?:ais|ait|ions|aient)$|^ete$|^eu$|^du$|^pu$|^su$|^[a-z]+[eiu]$/;

function result(
  clause: ReadClause,
  { language, isNarrated, isAsPresent, count }: Telling,
  firstAction: number,
  lastAction: number,
): number {
  const cues = STAR_CUES[language];
  if (firstMatch(clause.line, cues.label.r)) return 1;
  if (clause.isSummary || !isNarrated) return 0;
  const isPast = clause.verbs.some(({ kind }) => kind === 'was' || kind === 'did');
  const isOwnAct = clause.parts.a >= CARRIES;
  const follows = firstAction >= 0 && clause.at > firstAction;
  const isLate = clause.at >= count * 0.5;
  const isLast = clause.at >= count * 0.66;
  const settles = isLast && firstMatch(clause.line, cues.settled) ? 1 : 0;
  const strong = [...clause.line.matchAll(cues.result)].length + settles;
  let score = 0;
  if (strong > 0) score += 0.35 + 0.1 * Math.min(strong, 3);
  if (firstMatch(clause.line, cues.learned) || firstMatch(clause.line, cues.now))
    score += follows || isLate ? 0.35 : 0.1;
  else if (strong === 0 && firstMatch(clause.line, cues.weakResult)) score += 0.15;
  if (score > 0 && /\d/.test(clause.line)) score += 0.1;
  if (follows) score += 0.15;
  // Only who begins with the end tells it before anything was done; else it is what went wrong.
  else if (clause.at > 0 || firstMatch(clause.line, cues.event)) score -= 0.2;
  else if (strong > 0 && !clause.isHabit && clause.parts.s < 0.6) score += 0.1;
  if (isLate) score += 0.1;
  // “We had to finish everything on time”.
  if (clause.parts.t >= CARRIES) score -= 0.3;
  if (isOwnAct && clause.at < lastAction && !isLate) score -= 0.15;
  // What others did once everything had been done: how it felt is no result.
  const happened =
    clause.verbs.some(({ kind, isOwn }) => kind === 'did' && !isOwn) ||
    (isAsPresent && !clause.verbs.some(({ isOwn }) => isOwn));
  if (
    clause.at > lastAction &&
    lastAction >= 0 &&
    isLate &&
    happened &&
    !isOwnAct &&
    !clause.isHabit
  )
    score += 0.25;
  if (strong === 0 && isOwnAct) score -= 0.25;
  if (!isPast && clause.isHabit && strong === 0) score -= 0.3;
  return clamp(score);
}

/** What stands behind the actions is no situation; a backdrop that comes after the first act is none either. */
function keepOrder(clauses: readonly ReadClause[], firstAction: number): void {
  for (const { at, parts } of clauses) {
    if (firstAction >= 0 && at > firstAction + 1) parts.s *= 0.6;
    if (parts.r >= CARRIES && parts.s < 0.8 && at > 0) parts.s *= 0.5;
    if (parts.r >= 0.7) parts.a = Math.min(parts.a, 0.6);
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
