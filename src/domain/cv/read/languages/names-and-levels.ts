/** Spoken languages and their levels in a piece of text. */
import type { LanguageLevel } from '#/domain/cv/content.ts';
import {
  LEVEL_PATTERNS,
  SPOKEN_LANGUAGES,
  UNSURE_LANGUAGES,
} from '#/domain/cv/words/spoken-languages.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';

export interface SpokenName {
  /** As written. */
  name: string;
  index: number;
  length: number;
}

/** Names from left to right, longest first at each position ("créole haïtien" before "créole"). */
export function spokenNames(text: string): SpokenName[] {
  const folded = fold(text);
  const words = [...folded.matchAll(/[\p{L}]+/gu)];
  const found: SpokenName[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let size = Math.min(4, words.length - at); size > 0; size -= 1) {
      const first = words[at];
      const last = words[at + size - 1];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const phrase = folded.slice(first.index, end).replace(/-/g, ' ');
      if (!SPOKEN_LANGUAGES.has(phrase)) continue;
      found.push({
        name: text.slice(first.index, end),
        index: first.index,
        length: end - first.index,
      });
      at += size - 1;
      break;
    }
  }
  return found;
}

/** True when the text holds a language name with no other meaning. */
export const mentionsLanguages = (text: string): boolean =>
  spokenNames(text).some(({ name }) => !UNSURE_LANGUAGES.has(fold(name)));

/** The name of one spoken language and nothing else. */
export const isLanguageName = (text: string): boolean => {
  const [first, ...others] = spokenNames(text);
  return others.length === 0 && first?.length === text.trim().length && mentionsLanguages(text);
};

/** "Igbo, English, French": spoken languages and nothing else. */
export const isLanguageList = (text: string): boolean => {
  const names = spokenNames(text);
  return (
    names.length > 1 &&
    mentionsLanguages(text) &&
    names.flatMap(({ name }) => wordsOf(name)).length === wordsOf(text).length
  );
};

/** The level a text states and the words that state it. */
export function spokenLevel(text: string): { level: LanguageLevel | ''; words: string[] } {
  // "English for professional communication" tells what for, not how well.
  const folded = fold(text).replace(/ (?:for|pour) .+$/u, '');
  const native = / (?:mother tongue|langue maternelle|native(?: speaker)?)\b/u.exec(` ${folded}`);
  if (native && CEFR_MARK.test(folded))
    return {
      level: 'native',
      words: `${native[0]} ${CEFR_MARK.exec(folded)?.[0] ?? ''}`.trim().split(' '),
    };
  const grid = folded.match(/(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/gu);
  const [benchmark] = folded.matchAll(BENCHMARK);
  if (grid) return { level: cefrLevel(grid), words: [...grid, ...wordsOf(benchmark?.[0] ?? '')] };
  if (benchmark)
    return {
      level: benchmarkLevel(Number(benchmark[1])),
      words: benchmark[0].split(/[^\p{L}\p{N}]+/u),
    };
  // "Intermediate / Professional": of two the first is meant.
  const cut = folded.search(/\s\/\s/u);
  const [one, two] = cut < 0 ? [] : [stated(folded.slice(0, cut)), stated(folded.slice(cut))];
  return one?.level && two?.level
    ? { level: one.level, words: [...one.words, ...two.words] }
    : stated(folded);
}

function stated(folded: string): { level: LanguageLevel | ''; words: string[] } {
  for (const [level, pattern] of LEVEL_PATTERNS) {
    const match = pattern.exec(folded);
    if (match) return { level, words: match[0].split(/[^\p{L}\p{N}]+/u) };
  }
  return { level: '', words: [] };
}

const BENCHMARK = /(?:clb|nclc) ?:? ?(\d{1,2})/g;

/** Canadian Language Benchmarks: stages I (1–4), II (5–8) and III (9–12), the second in two halves. */
const benchmarkLevel = (number: number): LanguageLevel =>
  number >= 9 ? 'fluent' : number >= 7 ? 'advanced' : number >= 5 ? 'intermediate' : 'basic';

const CEFR: Record<string, LanguageLevel> = {
  a1: 'basic',
  a2: 'basic',
  b1: 'intermediate',
  b2: 'advanced',
  c1: 'fluent',
  c2: 'fluent',
};

/** A grid of several skills: the level most of them have, the lower one when even. */
function cefrLevel(marks: string[]): LanguageLevel {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0];
  return CEFR[best?.[0] ?? ''] ?? 'basic';
}

/** The words of every level a text states: a line may speak of several languages. */
export function levelWords(text: string): string[] {
  let left = fold(text);
  const words: string[] = left.match(/(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/gu) ?? [];
  // Beside a level in words too: "intermediate (CLB 5)".
  for (const [benchmark] of left.matchAll(BENCHMARK)) words.push(...wordsOf(benchmark));
  for (const [, pattern] of LEVEL_PATTERNS) {
    for (let match = pattern.exec(left); match; match = pattern.exec(left)) {
      words.push(...match[0].split(/[^\p{L}\p{N}]+/u));
      left =
        left.slice(0, match.index) +
        ' '.repeat(match[0].length) +
        left.slice(match.index + match[0].length);
    }
  }
  return words;
}

/** The phrases of a text that each state a level, from left to right: "Native Fluent Mother tongue" → three. */
export function levelPhrases(text: string): string[] {
  const folded = fold(text);
  const phrases: string[] = [];
  let at = 0;
  while (at < folded.length) {
    const rest = folded.slice(at);
    const matches = [CEFR_MARK, ...LEVEL_PATTERNS.map(([, pattern]) => pattern)].flatMap(
      (pattern) => {
        const match = pattern.exec(rest);
        return match ? [match] : [];
      },
    );
    const [first] = matches.toSorted((a, b) => a.index - b.index || b[0].length - a[0].length);
    if (!first) break;
    phrases.push(text.slice(at + first.index, at + first.index + first[0].length));
    at += first.index + first[0].length;
  }
  return phrases;
}

const CEFR_MARK = /(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/u;
