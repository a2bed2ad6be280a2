/** Texts between separators: commas, bars, dashes, brackets round a location, ends of sentences. */
import { wholeLocation } from '../locations/find-location.ts';
import { isCityWithCode, looksLikeCity } from '../locations/city-name.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import { DEGREE_PATTERNS, REMARK_PATTERN, UNFINISHED_PATTERN } from '#/domain/cv/words/degrees.ts';
import { fold } from '#/domain/text/fold.ts';
import { institutionScore } from './institution.ts';
import { isGrade, isStudyLength } from './study-length.ts';
import { SCHOOL } from './scores.ts';

export function splitPieces(text: string): string[] {
  return outsideBrackets(text)
    .flatMap((part, at) => (at > 0 && cityInCountry(part)) || locationInBrackets(part))
    .map(trimEdges)
    .filter((part) => wordsOf(part).length > 0);
}

/** A stop that ends no shortened word: "Govt. Training Centre". */
export const FULL_STOP =
  '(?<=\\p{L}{3}\\)?)(?<!(?:Govt|Dept|Inst|Univ|Assoc|Tech|Comm|Sec|Elem))\\.\\s+(?=\\p{Lu})';

const SEPARATOR = new RegExp(
  `\\s*[|;·•]\\s*|\\s+\\/\\s+|\\s+(?:[–—-]|->|→)\\s+|\\s+—|—\\s+|\\s+@\\s*|,\\s+|${FULL_STOP}`,
  'uy',
);

function outsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    SEPARATOR.lastIndex = at;
    const found = SEPARATOR.exec(text);
    if (!found) continue;
    parts.push(text.slice(start, at));
    start = at + found[0].length;
    at = start - 1;
  }
  return [...parts, text.slice(start)];
}

/** "Institut Imara, Lubumbashi (Congo)": behind the school, the bracket belongs to its city. */
function cityInCountry(text: string): string[] | undefined {
  const [, city = '', country = ''] = /^([^()]+) \(([^()]+)\)$/u.exec(text) ?? [];
  const isPlace = looksLikeCity(city) && wholeLocation(`${city}, ${country}`);
  return isPlace ? [`${city}, ${country}`] : undefined;
}

/** `Institut Imara (Lubumbashi)`; an acronym or a kind of school stays with its name. */
function locationInBrackets(text: string): string[] {
  const [from, to] = lastBracket(text);
  if (from < 0) return [text];
  const [before, inner, after] = [
    text.slice(0, from).trim(),
    text.slice(from + 1, to).trim(),
    text.slice(to + 1).trim(),
  ];
  const apart =
    wholeLocation(inner) !== undefined ||
    isCityWithCode(inner) ||
    (isAside(inner) && !/\d$/.test(before)) ||
    (looksLikeCity(inner) &&
      !LED_BY_INITIALS.test(inner) &&
      institutionScore(before) >= SCHOOL.named) ||
    (before === '' && !/^\p{Lu}{2,8}$/u.test(inner));
  // `Licence (Université de Lomé, Lomé)`, `(Lycée Saka - Lomé)`.
  const cut = inner.split(/,\s+|\s+[–-]\s+(?=\p{Lu}[\p{L}’'-]+$)/u);
  // "UVL(Université du Lac)": the initials of one school, then its name.
  const isGlued = from > 0 && /^\p{Lu}{3,12}$/u.test(before) && !isDegree(before);
  const holdsSchool =
    institutionScore(before) < SCHOOL.likely &&
    (institutionScore(inner) >= SCHOOL.named ||
      (cut.length > 1 && wholeLocation(cut.at(-1) ?? '') !== undefined));
  if (holdsSchool && !isGlued) return [before, ...cut, after];
  return apart ? [...locationInBrackets(before), inner, after] : [text];
}

const isDegree = (text: string): boolean =>
  DEGREE_PATTERNS.some((pattern) => fold(text).replace(pattern, '') === '');

/** "ITV-Velka": what the school before it is called in short. */
const LED_BY_INITIALS = /^\p{Lu}{2,6}-\p{Lu}\p{Ll}/u;

/** "(équivalence : DEP)", "(400 hours)": said about the study, no part of a name. */
export const isAside = (text: string): boolean =>
  REMARK_PATTERN.test(fold(text).trim()) ||
  UNFINISHED_PATTERN.test(fold(text).trim()) ||
  isStudyLength(text) ||
  isGrade(text);

/** Where the last bracket opens and closes, those inside it included; -1 without one. */
function lastBracket(text: string): [number, number] {
  const to = text.lastIndexOf(')');
  let depth = 0;
  for (let at = to; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(') depth -= 1;
    if (depth === 0) return [at, to];
  }
  return [-1, -1];
}
