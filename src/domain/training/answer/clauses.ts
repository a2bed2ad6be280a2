/**
 * An answer in sentences, and the sentences in clauses. A text without full stops, as speech recognition writes it, is
 * cut where a connective and a new subject stand together.
 */
import { ANSWER_LIMITS } from './answer-limits.ts';
import type { AnswerLanguage, Span } from './scored-answer.ts';
import { isWord, tokensOf, type Token } from './tokens.ts';

export interface Clause {
  /** Index of its sentence. */
  sentence: number;
  /** Index among the clauses. */
  at: number;
  tokens: readonly Token[];
  /** The tokens with one space on either side of each. */
  line: string;
  /** An item of a list, where subjects and verbs are left out. */
  isItem: boolean;
}

export interface AnswerText {
  language: AnswerLanguage;
  text: string;
  sentences: Span[];
  clauses: Clause[];
  /** Words alone: no numbers, no signs. */
  words: Token[];
  hasFullStops: boolean;
  isCut: boolean;
}

/** Words after which a text that is not cut yet is taken for one without punctuation. */
const LONG_SENTENCE = 28;
const WORDS_A_COMMA = 25;
const LEAST_CLAUSE = 3;
const LEAST_SPOKEN = 5;
/** “And so then I…”. */
const MOST_LINKS = 3;

export function readAnswer(answer: string, language: AnswerLanguage): AnswerText {
  const text = answer.slice(0, ANSWER_LIMITS.characters);
  const sentences: Span[] = [];
  const clauses: Clause[] = [];
  const words: Token[] = [];
  const written = writtenSentences(text);
  for (const { isItem, ...span } of written) {
    if (words.length >= ANSWER_LIMITS.words) break;
    const tokens = tokensOf(text, span, language);
    const count = tokens.filter(isWord);
    if (count.length === 0 && !tokens.some(({ norm }) => /\d/.test(norm))) continue;
    words.push(...count);
    const parts = isUnpunctuated(tokens) ? cut(tokens, language, LEAST_SPOKEN, true) : [tokens];
    parts.forEach((part, index) => {
      const { start, end } = spanOf(part);
      // With its full stop, where one closes it.
      const isLast = index === parts.length - 1;
      const sentence = sentences.push({ start, end: isLast ? Math.max(end, span.end) : end }) - 1;
      for (const clause of cut(part, language, LEAST_CLAUSE))
        clauses.push({
          sentence,
          at: clauses.length,
          tokens: clause,
          line: lineOf(clause),
          isItem,
        });
    });
  }
  return {
    language,
    text,
    sentences,
    clauses,
    words,
    hasFullStops: written.length >= words.length / LONG_SENTENCE,
    isCut: answer.length > text.length || words.length >= ANSWER_LIMITS.words,
  };
}

/** Where something found in a clause's line stands in the answer. */
export function placeOf({ tokens }: Clause, at: number, length: number): Span {
  let position = 1;
  const hit = tokens.filter(({ norm }) => {
    const from = position;
    position += norm.length + 1;
    return from < at + length && from + norm.length > at;
  });
  return spanOf(hit.length > 0 ? hit : tokens);
}

export const spanOf = (tokens: readonly Token[]): Span => ({
  start: tokens[0]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
});

const lineOf = (tokens: readonly Token[]): string =>
  ` ${tokens.map(({ norm }) => norm).join(' ')} `;

const ABBREVIATION =
  /(?:^|[\s(])(?:M|Mme|Mlle|Dr|Dre|Mr|Mrs|Ms|St|Ste|no|vs|approx|env|p\. ?ex|e\.g|i\.e|etc)$/i;
const ITEM = /^\s*(?:[-–—•*▪◦·]|\d{1,2}[.)])\s+/;

function writtenSentences(text: string): (Span & { isItem: boolean })[] {
  const found: (Span & { isItem: boolean })[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const isItem = ITEM.test(line);
    let start = lineStart + (ITEM.exec(line)?.[0].length ?? 0);
    for (const { 0: stop, index } of line.matchAll(/(?<![.!?…;])[.!?…;]+["»”)]*(?=\s|$)/g)) {
      const end = lineStart + index;
      if (end <= start) continue;
      if (stop === '.' && ABBREVIATION.test(text.slice(start, end))) continue;
      found.push({ start, end: end + stop.length, isItem });
      start = end + stop.length;
    }
    const end = lineStart + line.length;
    if (end > start) found.push({ start, end, isItem });
    lineStart = end + 1;
  }
  return found;
}

function isUnpunctuated(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isWord).length;
  const commas = tokens.filter(({ norm }) => norm === ',').length;
  return words > LONG_SENTENCE && commas < words / WORDS_A_COMMA;
}

/** Cuts before a connective with a subject behind it, and after a comma before a new subject. */
function cut(
  tokens: readonly Token[],
  language: AnswerLanguage,
  least: number,
  isSpoken = false,
): Token[][] {
  const { links, subjects, openers, persons, holds } = BORDERS[language];
  const parts: Token[][] = [];
  let part: Token[] = [];
  let words = 0;
  /** A subject, or a word that opens a clause, or connectives and then one of these. */
  const begins = (at: number, linked = 0): boolean => {
    const norm = tokens[at]?.norm ?? '';
    if (subjects.has(norm) || openers.has(norm)) return true;
    return links.has(norm) && linked < MOST_LINKS && begins(at + 1, linked + 1);
  };
  tokens.forEach((token, at) => {
    const isBorder =
      (links.has(token.norm) && begins(at + 1)) ||
      openers.has(token.norm) ||
      (tokens[at - 1]?.norm === ',' && begins(at)) ||
      // “Fait que j'ai…”: as Quebec says “so I…”.
      (token.norm === 'fait' && tokens[at + 1]?.norm === 'que') ||
      // Nothing is written between two spoken sentences: the next “I” tells.
      (isSpoken && persons.has(token.norm) && !holds.has(tokens[at - 1]?.norm ?? ''));
    if (isBorder && words >= least) {
      parts.push(part);
      part = [];
      words = 0;
    }
    part.push(token);
    if (isWord(token)) words += 1;
  });
  const last = parts.at(-1);
  if (last && words < 2) last.push(...part);
  else if (part.length > 0) parts.push(part);
  return parts;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const BORDERS: Record<
  AnswerLanguage,
  {
    links: ReadonlySet<string>;
    subjects: ReadonlySet<string>;
    openers: ReadonlySet<string>;
    persons: ReadonlySet<string>;
    /** Words that a clause begins with, and that its subject stays with. */
    holds: ReadonlySet<string>;
  }
> = {
  fr: {
    links: list('et mais puis pis donc alors car parce apres quand lorsque ensuite enfin'),
    subjects: list(
      "je j' on nous il elle ils elles c' ca moi mon ma mes notre le la les l' tout personne un une y en depuis au",
    ),
    openers: list('finalement depuis resultat fak fack faque'),
    persons: list("je j' on nous ils c'"),
    holds: list(
      "et mais puis pis donc alors car parce que qu' qui quand lorsque comme si ou dont ce moi quoi fak faque ensuite apres",
    ),
  },
  en: {
    links: list('and but so then because which while when after'),
    subjects: list(
      'i we he she they it you the my our this that there nobody everyone everybody one a me in on since',
    ),
    openers: list('finally eventually afterwards'),
    persons: list('i we he she they'),
    holds: list(
      'and but so then because which while when after that what if as where how since before until thing who than like me',
    ),
  },
};
