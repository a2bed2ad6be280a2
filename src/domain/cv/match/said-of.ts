/** What a sentence says of a term in it: that it is asked, welcome, not asked, given, not there. */
import {
  GIVEN,
  LEARNING,
  NICE,
  NOT_ASKED,
  OTHERS,
  SURELY,
  UNDER_WAY,
  WITHOUT,
} from './words/cues.data.ts';

interface Span {
  start: number;
  end: number;
}

/** What ends what was said: neither a comma nor « et ». */
const CLAUSE_ENDS =
  /[;!?]|\.(?= |$)|(?<![\p{L}])(?:mais|but|however|although|toutefois|cependant|par contre)(?![\p{L}])| [–—-] |\((?=[^)]{0,60}\))|\)/gu;

/** How far is looked around a term, so that a text costs no more than its length. */
const SIGHT = 300;

/** Of a folded sentence. */
function clauseAround(folded: string, { start, end }: Span): Span {
  const first = Math.max(0, start - SIGHT);
  const last = Math.min(folded.length, end + SIGHT);
  let from = first;
  for (const match of folded.slice(first, last).matchAll(CLAUSE_ENDS)) {
    const at = first + match.index;
    if (at >= end) return { start: from, end: at };
    if (at + match[0].length <= start) from = at + match[0].length;
  }
  return { start: from, end: last };
}

/** « sans X », “X is not required”: nothing is asked. */
export const isDenied = (folded: string, span: Span): boolean => {
  const clause = clauseAround(folded, span);
  const before = folded.slice(clause.start, span.start);
  const after = folded.slice(span.end, clause.end);
  const denial = lastOf(WITHOUT, before);
  if (denial !== undefined && !DENIAL_ENDS.test(before.slice(denial))) return true;
  const notAsked = NOT_ASKED.exec(after);
  return notAsked !== null && !SURELY.test(after.slice(0, notAsked.index));
};

/** “No experience required, …”, “without supervision, …” */
const DENIAL_ENDS =
  /(?:required|requise?s?|necessary|necessaires?|needed|exigee?s?|obligatoires?)\s*,|^(?:sans|without)[^,]*,|^(?:rather than|plutot que|instead of)[^,]*,/;

function lastOf(cue: RegExp, text: string): number | undefined {
  let at: number | undefined;
  for (const match of text.matchAll(new RegExp(cue.source, 'gu'))) at = match.index;
  return at;
}

/** Taught or paid by the employer. */
export const isGiven = (folded: string, span: Span): boolean => {
  const clause = clauseAround(folded, span);
  const said = folded.slice(clause.start, clause.end);
  return (
    !SURELY.test(said) &&
    (GIVEN.test(said) || GIVEN_BEHIND.test(folded.slice(span.end, span.end + 70)))
  );
};

/** « SIMDUT (formation offerte) » */
const GIVEN_BEHIND =
  /^ ?\((?:formation|training)[^()]{0,30}(?:offerte|fournie|payee|provided|offered|available)/;

export type Need = 'must' | 'nice' | 'asked';

/** Told by the part of the sentence between commas, then by those behind it; `usual` where nothing tells. */
export const needOf = (folded: string, span: Span, usual: Need): Need => {
  const bracket = /^[^,;]{0,40}\(([^)]{0,60})\)/u.exec(
    folded.slice(span.end, span.end + SIGHT),
  )?.[1];
  if (bracket !== undefined && NICE.test(bracket)) return 'nice';
  const clause = clauseAround(folded, span);
  const from = folded.lastIndexOf(',', span.start - 1) + 1;
  let start = Math.max(clause.start, from);
  while (start < clause.end) {
    const comma = folded.indexOf(',', Math.max(start, span.end));
    const end = comma < 0 || comma > clause.end ? clause.end : comma;
    const said = folded.slice(start, end);
    if (NICE.test(said)) return 'nice';
    if (SURELY.test(said)) return 'must';
    if (end === clause.end) break;
    start = end + 1;
    span = { start, end: start };
  }
  return usual;
};

/** In a CV: whether the person says to have it. `isCertificate` is not held while it is under way. */
export const isHeld = (folded: string, span: Span, isCertificate: boolean): boolean => {
  const clause = clauseAround(folded, span);
  const before = folded.slice(clause.start, span.start);
  if (isDenied(folded, span) || LEARNING.test(before.slice(-80)) || OTHERS.test(before))
    return false;
  if (LEARNING_BEHIND.test(folded.slice(span.end, span.end + SIGHT))) return false;
  return !isCertificate || !UNDER_WAY.test(folded.slice(clause.start, clause.end));
};

const LEARNING_BEHIND =
  /^ ?[(:–-]? ?(?:en apprentissage|currently learning|learning|en cours d'apprentissage|self-study in progress)/;
