/** A line of two ideas, cut where the second one begins: at a full stop, a semicolon, or before its own verb. */
import type { CvLanguage } from '../content.ts';
import { openingOf } from '../wording/opening.ts';
import { withCapital } from './capital.ts';
import type { Rewrite } from './suggestion.ts';

const MOST_WORDS = 30;
const LEAST_WORDS = 4;

/** The lines are joined by line breaks. */
export const splitLong =
  (language: CvLanguage): Rewrite =>
  (line) => {
    if (wordsIn(line) <= MOST_WORDS) return undefined;
    const parts = [...byStops(line), ...byVerbs(line, language)].find(
      (cut) => cut.length > 1 && cut.every((part) => wordsIn(part) >= LEAST_WORDS),
    );
    return parts?.map((part) => withCapital(part.trim())).join('\n');
  };

const byStops = (line: string): string[][] => [
  line.split(/(?<=[\p{L})%]{3}[.])\s+(?=\p{Lu})/u),
  line.split(/\s*;\s+/),
];

/** Before the verb that takes the same form as the first one. */
const byVerbs = (line: string, language: CvLanguage): string[][] => {
  if (openingOf(line, language) !== 'verb') return [];
  const form = formOf(line, language);
  const links = language === 'fr' ? /,? et (?=\p{Ll})/gu : /,? and (?=\p{Ll})/gu;
  return [...line.matchAll(links)].flatMap((link) => {
    const next = line.slice(link.index + link[0].length);
    return form !== undefined &&
      openingOf(next, language) === 'verb' &&
      formOf(next, language) === form
      ? [[line.slice(0, link.index), next]]
      : [];
  });
};

const formOf = (text: string, language: CvLanguage): string | undefined => {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (language === 'en') return word.endsWith('ed') ? 'past' : undefined;
  if (/(?:er|ir|re)$/.test(word)) return 'infinitive';
  return word.endsWith('é') ? 'participle' : undefined;
};

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
