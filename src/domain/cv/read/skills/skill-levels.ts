/** Levels said of skills: "avancé", "expert level". */
import { LEVEL_PATTERNS } from '#/domain/cv/words/spoken-languages.ts';
import { fold } from '#/domain/text/fold.ts';
import { singleSpaced, wordsOf } from '../text-pieces.ts';

const LEVELS = [
  ...LEVEL_PATTERNS.map(([, pattern]) => pattern),
  /^(?:master(?:y|ed)?|comfortable|familiar|familiere?|mid(?:dle)?[ -]level|forte?|competente?|skilled|confirme|experienced|experimentee?)$/u,
];

const LEVEL_FILLERS =
  /^(?:niveau|level|tres|very|en|in|et|and|connaissances?|knowledge|user|utilisateur|utilisatrice|usage|skills?|maitrise|de|des|du)$/;

export function isLevelAlone(text: string): boolean {
  const words = wordsOf(text);
  // Of a language they say how well, of a skill they are its name.
  if (
    words.length === 1 &&
    /^(?:functional|fonctionnel(?:le)?|business|conversation|notion)$/.test(words[0] ?? '')
  )
    return false;
  if (words.length === 0 || words.length > 4) return false;
  const folded = fold(text);
  if (!LEVELS.some((pattern) => pattern.test(folded))) return false;
  let left = folded;
  for (const pattern of LEVELS) left = left.replace(pattern, ' ');
  return wordsOf(left).every((word) => LEVEL_FILLERS.test(word));
}

/** "Python, Java, R – good knowledge": the one dash of a list stands before the level of all. */
export function levelOfAll(items: readonly string[]): string {
  const dashed = items.filter((item) => /\s[–—-]\s/u.test(item));
  const isLast = items.length > 1 && dashed.length === 1 && dashed[0] === items.at(-1);
  return isLast ? withoutLevel(items.at(-1) ?? '').level : '';
}

const RATING =
  /\s*(?:[●○◐★☆⯪■□▮▯⬤⚫⚪]\s?)+|\s*[-–—:(]*\s*\d{1,3}\s?%\)?|\s*[-–—:(]?\s*\b[1-5]\s?\/\s?5\)?/gu;

/** "4/5", "80 %" */
export const isRating = (text: string): boolean => text !== '' && text.replace(RATING, '') === '';

/** "(3y)", "5 ans": how long one has used what stands beside it. */
const isYears = (text: string): boolean =>
  /^(?:\(?\d{1,2}\+? ?(?:y|yrs?|years?|ans?)\)?(?: (?:d['’]|of )?exp(?:\p{L}+|\.)?)?\s?)+$/iu.test(
    text,
  );

/** "20+ yrs", "expert": of a skill, and none itself. */
export const saysHowWell = (text: string): boolean => isLevelAlone(text) || isYears(text);

/** `Excel (avancé)`, `Python – expert`, `SQL ★★★☆☆` → the bare name and what was said in words. */
export function withoutLevel(item: string): { name: string; level: string } {
  const bare = singleSpaced(singleSpaced(item).replace(RATING, ' '));
  const [, first, rest] = /^\(([^()]+)\) (.+)$/u.exec(bare) ?? [];
  if (first && rest && isLevelAlone(first)) return { name: rest, level: first };
  const match = /^(.+?)\s*(?:\(([^()]+)\)|\s[–—-]\s+([^–—]+)|:\s*([^:]+))$/u.exec(bare);
  const said = match?.[2] ?? match?.[3] ?? match?.[4];
  if (match?.[1] && said && saysHowWell(said)) return { name: match[1], level: said };
  return { name: bare, level: '' };
}

/** "Welding 5; Brazing 3;" in nearly all items of the lists: a mark on a scale, and part of no name. */
export function areMarked(items: readonly string[]): boolean {
  const marked = items.filter((item) => MARK.test(item)).length;
  return marked >= MARKED.least && marked >= items.length * MARKED.share;
}

export const withoutMark = (item: string): string => item.replace(MARK, '');

const MARK = /(?<=\S) [0-5]$/u;
/** Items with a mark from which it is one, and their share of all. */
const MARKED = { least: 5, share: 0.8 };

/** "Maîtrise Python", "Notions de Perl", "Intéressé par Rust": how well, before the name. */
const LED_BY_LEVEL =
  /^((?:bonne )?ma[îi]trise|(?:bonnes? )?connaissances?|notions?|bases|utilisation(?: courante)?|intéressée? par|(?:(?:basic|good|strong|working) )?knowledge of|(?:experienced?|expert(?:ise)?|proficient|proficiency|skilled) (?:in|with)|familiar with|interested in|basics of)(?: de | d['’]| en | )(?=\S)/iu;

/** "Proficient in Velka, Orlex": the lead of a list that holds names alone. */
export function leadOfNames(text: string): string {
  const [lead = ''] = LED_BY_LEVEL.exec(text) ?? [];
  const names = text.slice(lead.length).split(/,\s+|\s(?:et|and|&)\s/u);
  const areNames = names.every((name) => name.split(' ').length <= LONGEST_NAME);
  return names.length > 1 && areNames && /^[\p{Lu}\d]/u.test(names[0] ?? '') ? lead : '';
}

/** Words of a name in such a list. */
const LONGEST_NAME = 4;

/** What stands before each name, where several of a list have such levels, of different kinds. */
export function leadingLevels(names: readonly string[]): ReadonlyMap<string, string> {
  const led = new Map(
    names.flatMap((name) => {
      const lead = LED_BY_LEVEL.exec(name);
      return lead ? [[name, lead[0]]] : [];
    }),
  );
  const kinds = new Set([...led.values()].map((lead) => fold(lead).split(' ')[0]));
  return led.size >= LEAST_LED && kinds.size > 1 ? led : new Map();
}

/** Names from which it is a habit. */
const LEAST_LED = 4;
