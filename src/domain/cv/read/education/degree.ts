/** A degree and its field of study in a piece of text. */
import {
  CAPITAL_DEGREES,
  DEGREE_PATTERNS,
  FIELD_LINKS,
  HONOURS_PATTERN,
} from '#/domain/cv/words/degrees.ts';
import { FIELD_WORDS } from '#/domain/cv/words/fields-of-study.ts';
import { STATE_CODES } from '#/domain/cv/words/locations.ts';
import { isCollegeTown, looksLikeCity } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { findDates } from '../dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf, trimEdges, wordsOf } from '../text-pieces.ts';
import { institutionScore } from './institution.ts';
import { isAside, splitPieces } from './split-pieces.ts';
import { FIELD_SHARE, SCHOOL } from './scores.ts';
import { isGrade, STANDING } from './study-length.ts';

export interface FoundDegree {
  degree: string;
  field: string;
  /** What stands before and after both, in order. */
  before: string[];
  after: string[];
}

export function findDegree(text: string): FoundDegree | undefined {
  const matches = degreeMatches(text);
  const [first, ...others] = matches;
  if (!first) return undefined;
  // "Diplôme BTS", "CAP & BP Boucherie"
  const [next] = others;
  const match =
    next && ONE_DEGREE.test(text.slice(first.index, next.index))
      ? { index: first.index, length: next.index + next.length - first.index }
      : first;
  const glossed = glossedName(text, matches);
  if (glossed) return glossed;
  if (opensPiece(text, match)) return degreeAt(text, match);
  const named = certificateName(text, match.index, match.index + match.length);
  // "Computer Engineering Degree, MSc in Robotics": the first is part of a longer name.
  const other = named ? undefined : others.find((later) => opensPiece(text, later));
  return named ?? (other && degreeAt(text, other));
}

const ONE_DEGREE = /^(?:[Dd]ipl[oô]me|DIPL[OÔ]ME|\p{Lu}{2,5}(?: ?[&/]| et)) ?$/u;

/** "Sekundar (high school)", "Lake Bachelor (Licence)": a bracket that explains the name before it, when that tells no subject. */
function glossedName(text: string, matches: readonly DegreeMatch[]): FoundDegree | undefined {
  const [whole = '', name = '', gloss = ''] = GLOSSED.exec(text) ?? [];
  const from = name.length + ' ('.length;
  if (!matches.some(({ index }) => index >= from && index < whole.length)) return undefined;
  const [first] = matches;
  const isDegree =
    first !== undefined &&
    first.index > 0 &&
    first.index < name.length &&
    !/ (?:en|in) /u.test(name);
  return isDegree || SCHOOL_GLOSS.test(gloss)
    ? { degree: whole, field: '', before: [], after: splitPieces(text.slice(whole.length)) }
    : undefined;
}

const GLOSSED = /^(\p{Lu}[^(),|:–—]{2,50}) \(([^()]{3,40})\)/u;
const SCHOOL_GLOSS = /^(?:(?:junior|senior|lower|upper) )?(?:high|secondary|primary) school$/;

interface DegreeMatch {
  index: number;
  length: number;
}

/** Nothing stands before it, or a separator does. */
function opensPiece(text: string, { index }: DegreeMatch): boolean {
  const before = text.slice(0, index);
  return (
    leadIndex(before) !== undefined ||
    wordsOf(before).length === 0 ||
    /(?:[,:|–—·•(]|(?<!\S)-)\s*$/.test(before)
  );
}

function degreeAt(text: string, match: DegreeMatch): FoundDegree {
  const start = leadIndex(text.slice(0, match.index)) ?? match.index;
  const named = withInitials(text, match);
  const end = withBracket(text, withNextYear(text, named));
  const degree = trimEdges(text.slice(start, end));
  const { field, next } = fieldAfter(text, end, SCHOOL_LEVEL.test(fold(degree)));
  return {
    degree,
    field,
    before: splitPieces(text.slice(0, start)),
    after: splitPieces(text.slice(next)),
  };
}

/** The degree names of a text from left to right, the longest where several begin. */
function degreeMatches(text: string): DegreeMatch[] {
  const folded = fold(text);
  const longest = new Map<number, number>();
  for (const pattern of DEGREE_PATTERNS) {
    for (const match of folded.matchAll(pattern)) {
      const written = text.slice(match.index, match.index + match[0].length);
      if (CAPITAL_DEGREES.has(match[0].replace(/\.$/, '')) && written !== written.toUpperCase())
        continue;
      if (isState(text, match.index, written) || /^(?:March|MARCH)$/.test(written)) continue;
      // "Application designer (Bac + 3)": how high a title stands.
      if (/^bac ?\+/.test(match[0]) && /\p{L} \($/u.test(text.slice(0, match.index))) continue;
      longest.set(match.index, Math.max(match[0].length, longest.get(match.index) ?? 0));
    }
  }
  return [...longest]
    .map(([index, length]) => ({ index, length }))
    .toSorted((one, two) => one.index - two.index);
}

/** "University of Massachusetts, Amherst, MA": the state of a school and its city, unless a field of study stands there. */
function isState(text: string, at: number, written: string): boolean {
  if (!STATE_CODES.has(written) || at + written.length < text.trimEnd().length) return false;
  if (/\d{4}|present/iu.test(text) && isPlaceCell(text.split(/[|·•]/u).at(-1) ?? '')) return true;
  const [, school = '', city = ''] = /^(.+), ([^,]+), $/u.exec(text.slice(0, at)) ?? [];
  return (
    institutionScore(school) >= SCHOOL.named &&
    (looksLikeCity(city) || isCollegeTown(city)) &&
    !tokensOf(city).some((word) => FIELD_WORDS.has(word))
  );
}

/** "2014 - Present | Amherst, MA": a city and its state beside the date. */
const isPlaceCell = (text: string): boolean =>
  wholeLocation(text.trim()) !== undefined && !tokensOf(text).some((word) => FIELD_WORDS.has(word));

/** " in " and " en ". */
const LINK_LETTERS = 4;

/** "AZ Driver Training Certificate": the whole piece before the word names it. */
function certificateName(text: string, index: number, end: number): FoundDegree | undefined {
  if (!/^(?:diploma|certificate|degree|diplome|certificat)$/.test(fold(text.slice(index, end))))
    return undefined;
  const from = Math.max(
    ...[',', '|', ' – ', ' — ', ' - ', ':'].map((mark) => text.lastIndexOf(mark, index)),
  );
  const start = from < 0 ? 0 : from + 1;
  const degree = trimEdges(text.slice(start, end));
  if (wordsOf(degree).length > 6 || !/^\p{Lu}/u.test(degree)) return undefined;
  const { field, next } = / (?:in|en) /u.test(text.slice(end, end + LINK_LETTERS))
    ? fieldAfter(text, end)
    : { field: '', next: end };
  return {
    degree,
    field,
    before: splitPieces(text.slice(0, start)),
    after: splitPieces(text.slice(next)),
  };
}

/** Where words that belong before a degree's name begin: "Double", "Candidate à la". */
function leadIndex(before: string): number | undefined {
  const lead =
    /(?:^|(?<=[,|–—-]\s*))(?:double|dual|joint|integrated|pr[ée]-|(?:(?:first|second|1st|2nd)[- ]class )?honou?rs|executive|canadian|1st|2nd|[23]e|(?:1[èe]re|[2-5](?:[èe]me|e)|premi[èe]re|(?:deux|trois|quatr|cinqu)i[èe]me) ann[ée]e(?: de| du| en)?)\s*$/iu.exec(
      before,
    );
  return lead?.index;
}

/** Degrees of schools that teach no subject of their own. */
const SCHOOL_LEVEL =
  /^(?:certificat d['’ ]?etudes primaires|high school(?: diploma)?|brevet d['’ ]?etudes|bepc|cepe?|bfem|elementary school|primary school)\b/;

/** "Certificat de Qualification au Métier (CQM)": the name goes on up to the initials of all its words. */
function withInitials(text: string, { index, length }: DegreeMatch): number {
  const end = index + length;
  const [more, letters = ''] = MORE_AND_INITIALS.exec(text.slice(end)) ?? [];
  const words = text.slice(index, end + (more?.length ?? 0)).match(/\p{L}{3,}/gu) ?? [];
  const initials = words.filter((word) => !SMALL_WORDS.has(fold(word))).map(([first]) => first);
  const isFirst = fold(text.charAt(index)) === fold(letters.charAt(0));
  return more !== undefined && isFirst && fold(initials.slice(0, -1).join('')) === fold(letters)
    ? end + more.length
    : end;
}

const MORE_AND_INITIALS = /^ (?!(?:en|in|of) )[\p{L} '’-]{4,60} \((\p{Lu}{3,8})\)/u;
const SMALL_WORDS: ReadonlySet<string> = new Set(['des', 'aux', 'the', 'and', 'for', 'pour']);

/** "Master 1 & 2", "Licence 1, 2 et 3": years of one degree. */
const withNextYear = (text: string, end: number): number =>
  /\d$/.test(text.slice(0, end))
    ? end +
      (/^(?:,? ?(?:&|et|and|[/,+]) ?M?[2-5](?![\d\p{L}]))+/iu.exec(text.slice(end))?.[0].length ??
        0)
    : end;

/** `(DEC)`, `(B.Sc.)`, `(Hons)` right after belong to the degree. */
function withBracket(text: string, end: number): number {
  const bracket = /^\.?\s*\(([^()]{1,28})\)/u.exec(text.slice(end));
  if (!bracket?.[1]) return text[end] === '.' ? end + 1 : end;
  const inner = bracket[1];
  const short =
    /^(?!(?:19|20)\d\d$)[\p{Lu}.\d+ ]{2,12}$/u.test(inner) ||
    degreeMatches(inner).some((found) => opensPiece(inner, found)) ||
    /^(?:hon|(?:grade|class)e?s? [\dIVX])/i.test(inner);
  return short ? end + bracket[0].length : end;
}

/** Where a field of study stops: a separator, or the name of a school after "à" or "at". */
const FIELD_END =
  /\s*(?:[|;·•]|\s(?:[–—/-]|->|→)\s|\s@|,\s|\s(?:sur|on) [‘“"«]|\s(?<! appliquée?s? )(?:(?:at|from|chez|à la|à|au)\s+|à l['’]\s?)(?=\p{Lu}|école|université|institut|cégep)|\sde l['’]\s?(?=[EeÉé]cole|[Uu]niversit|[Ii]nstitut|\p{Lu}{2})|\s(?:au sein d|(?:First|Second) [Cc]lass|[Ss]ous la (?=co|d|s)|[Mm]ention (?=(?:[Tt](?:rès|RES|RÈS)|[Aa](?:ssez|SSEZ)|[Bb](?:ien|IEN))(?!\p{L}))|(?:en|par) (?:alternance|apprentissage)(?!\p{L})|du département |(?:Faculty|School|Department|College|Institute) of (?=\p{Lu})|(?:Faculté|École|Département|Institut) d)|\()/u;

function fieldAfter(
  text: string,
  end: number,
  isOfSchool = false,
): { field: string; next: number } {
  const after = text.slice(end);
  if (OF_SCHOOL.test(after)) return { field: '', next: end + ' de '.length };
  const link = FIELD_LINKS.exec(fold(after));
  if (link) return cutField(text, end + link[0].length, false);
  const bracket = /^\s*\(([^()]{3,60})\)/u.exec(after);
  if (bracket?.[1] && isField(bracket[1]) && !isAside(bracket[1]))
    return { field: trimEdges(bracket[1]), next: end + bracket[0].length };
  const plain = /^(?:\s*[,:|·–—-]\s*|\s+)(?=[\p{L}(])/u.exec(after);
  // "BFEM au CEM Orleku": where it was taken.
  if (!plain || FIELD_END.exec(after.slice(plain[0].length - 1))?.index === 0)
    return { field: '', next: end };
  const found = cutField(text, end + plain[0].length, true);
  return isOfSchool &&
    /[,–—-]/.test(plain[0]) &&
    !/\d/.test(found.field) &&
    !isKnownField(found.field)
    ? { field: '', next: end }
    : found;
}

/** "Diplôme d'ingénieur de VelkaSup": a capital inside the word names no subject. */
const OF_SCHOOL = /^ d[eu] \p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?![\p{L}/-])/u;

function cutField(
  text: string,
  start: number,
  mustLookLikeField: boolean,
): { field: string; next: number } {
  const rest = text.slice(start);
  const stop = fieldStop(rest);
  const field = trimEdges(rest.slice(0, stop));
  const [more = '', inner = ''] = OF_FIELD.exec(rest.slice(stop)) ?? [];
  // "GCB (Géologie, Chimie et Biologie)"
  const isSpelled = /^\p{Lu}{2,8}$/u.test(field) && isKnownField(inner);
  if (
    field === '' ||
    (mustLookLikeField && !isSpelled && !isField(field.split(', ')[0] ?? '')) ||
    (!mustLookLikeField && institutionScore(field) >= SCHOOL.sure)
  ) {
    return { field: '', next: start };
  }
  const isShort = /^\p{Lu}[\p{Lu}\d&/-]{1,7}$/u.test(inner) || DEGREE_LETTERS.test(inner);
  const kept = isSpelled || isShort || isOfField(inner) ? more : '';
  return { field: field + kept, next: start + stop + kept.length };
}

/** "Ph.D.", "B.Sc", "DMus": what the whole name before it is called in short. */
const DEGREE_LETTERS = /^(?:\p{Lu}\p{Ll}{0,3}\.? ?){2,4}$/u;

const OF_FIELD = /^\s*\(([^()]{2,80})\)/u;

/** "Music (Baroque Violin)", "Midwifery (evenings)": what of the field, no honour, date, place or school. */
const isOfField = (text: string): boolean =>
  isField(text) &&
  !isAside(text) &&
  !/ à l['’ ]/u.test(text) &&
  (!looksLikeCity(text) || text.includes(' ') || isKnownField(text)) &&
  findDates(text).length === 0;

/** A comma inside a list of subjects ("comptabilité, contrôle et audit") or before the option taken does not end the field. */
function fieldStop(rest: string): number {
  let stop = FIELD_END.exec(rest)?.index ?? rest.length;
  const first = stop;
  let known = first;
  for (let at = 1; rest[stop] === ',' && at < MOST_SUBJECTS; at += 1) {
    const more = rest.slice(stop + 1);
    const [skipped = ''] = /^\s*/u.exec(more) ?? [];
    const size = FIELD_END.exec(more.slice(skipped.length))?.index ?? more.length - skipped.length;
    const next = trimEdges(more.slice(0, skipped.length + size));
    const end = stop + 1 + skipped.length + size;
    const isEnd = /\s(?:et|and|&)\s/u.test(next);
    // "option banque" names no bank.
    if (OPTION.test(next) && [next, next.replace(OPTION, '')].some(isField)) return end;
    if (degreeMatches(next)[0]?.index === 0) break;
    if (!isField(next) || !(isKnownField(next) || /^\p{Ll}/u.test(next) || isEnd)) break;
    if (isEnd) return end;
    if (!isKnownField(next)) break;
    if (at > 1) known = end;
    stop = end;
  }
  return known;
}

/** Subjects in one field's list. */
const MOST_SUBJECTS = 6;

const OPTION =
  /^(?:(?:[Oo]ption|[Ss]p[ée]cialit[ée]|[Pp]arcours|[Pp]rofil|[Oo]rientation|[Ff]ili[èe]re)\s*:?\s|[Mm]ention (?!(?:(?:Tr[èe]s|Assez) )?Bien|Passable|Honorable|Excellent|TR[EÈ]S|ASSEZ|BIEN)(?=\p{Lu}))/u;

export const ISSUER =
  /^(?:ministere|ministry|hopital|hospital|banque|clinique|chambre|ordre|conseil|centre|center|laborato|fondation|state board|board|council|association|bureau|croix)/;

/** Most of its words are names of subjects. */
export function isKnownField(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3 || FIELD_WORDS.has(word));
  const known = words.filter((word) => FIELD_WORDS.has(word)).length;
  return known > 0 && known >= words.length * FIELD_SHARE && institutionScore(text) < SCHOOL.hinted;
}

const isField = (text: string): boolean =>
  !ISSUER.test(fold(text)) &&
  !isGrade(text) &&
  (isKnownField(text) || !/^\p{Lu}{2,} \p{Lu}\p{Ll}/u.test(text)) &&
  !/^\p{Lu}{4,8}$/u.test(text) &&
  institutionScore(text) < SCHOOL.likely &&
  !wholeLocation(text) &&
  !HONOURS_PATTERN.test(fold(text)) &&
  !STANDING.test(text) &&
  !/\d{3,}/.test(text) &&
  wordsOf(text).length <= 10;
