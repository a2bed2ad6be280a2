/** The person's name: among the first lines, what looks most like one. */
import {
  COMPANY_CUES,
  COMPANY_SURE_CUES,
  INSTITUTION_SURE_CUES,
} from '#/domain/cv/words/organisations.ts';
import { TITLE_WEAK_WORDS, TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { fold } from '#/domain/text/fold.ts';
import { singleSpaced, tokensOf } from '../text-pieces.ts';
import { headingHit } from '../sections/headings.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import { labelledParts } from './name-parts.ts';
import { HONORIFIC, POST_NOMINALS } from './name-titles.ts';
import {
  LEAST_LARGEST,
  LEAST_NAME,
  NAME_POINTS,
  POSITION_POINTS,
  SAME_LARGEST,
  SOFT_TRADES,
  TRADE_POINTS,
} from './scores.ts';
import { CONFIDENCE, PERSON_NAME } from '../confidence.ts';
import { BANNER_NAME_SIZE, NAME_SIZE, SAME_SIZE } from '../lines/thresholds.ts';

export interface FoundName {
  /** As documents print it, with the letters behind it: "Jane Roe, P.Eng.". */
  name: string;
  /** Without them. */
  bare: string;
  /** Lines that hold it: one, or two when it is set on two lines. */
  lines: SourceLine[];
  /** What stands in those lines for the name. */
  raws: string[];
  honorific: string;
  confidence: number;
}

const PARTICLES =
  /^(?:de|du|des|da|das|do|dos|di|del|della|dela|la|le|el|al|wa|ag|ould|’t|'t|ben|bin|bint|ibn|abu|van|von|der|den|ter|zu|y|e|d'|l'|st|mac|ait|aït|ap)$/i;
const TOKEN = /^["“«'’ʻʼ(]?\p{L}[\p{L}\p{M}'’ʻʼ.‑-]*(?:\/\p{Lu}[\p{L}\p{M}'’-]+)?["”»)]?$/u;
const LABEL =
  /^(?:nom (?:de l['’]expert|du consultant|du candidat|de la candidate)|name of (?:the )?(?:expert|consultant|candidate|staff|key staff)|nom(?: complet| et prénoms?| & prénoms?| de famille)?|name|full name|prénoms?(?: et nom| & nom)?|candidate?|curriculum vit(?:ae|æ)|c\.?v\.?|résumé|resume)\s*(?:de |of |for |–|—|-|:|\|)?\s*/iu;
const MOST_TOKENS = 8;
const MOST_ROWS = 4;
/** Lines one below the other step by more. */
const TIGHT_STEP = 0.9;
/** "A bena O wusu": a large first letter that stands in a box of its own. */
const DROPPED_CAPITAL = /(?<![\p{L}.])(\p{Lu}) (\p{Ll}{2,20})(?!\p{L})/gu;
/** `NDIAYE, Fatou`: the surname first, as in lists; capitals show which part it is. */
const SURNAME_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2} ?),\s+((?:\p{Lu}\p{Ll}[\p{L}'’.-]*(?: |$)){1,3})$/u;

/** `Mbarga, Chantal`; what follows the comma must be no location, degree or trade. */
const FAMILY_COMMA_GIVEN =
  /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})$/u;

/** Keeps the Latin letters of a name written in two scripts: Canadian readers can type those. */
const romanised = (text: string): string =>
  /\p{sc=Latin}{2}/u.test(text)
    ? text
        .replace(/[^\p{sc=Latin}\p{M}\p{Zs}\p{P}\p{N}\p{Lm}\p{S}]+/gu, ' ')
        .replace(/^\s*\(([^()]+)\)\s*$/u, '$1')
        .trim()
    : text;

/** "ishaan-kulkarni-dev": the end of a profile's address. */
const HANDLE = /^[\p{Ll}\d]+(?:[-.][\p{Ll}\d]+)+$/u;

/** "Jan Novak Resume": the paper's name after the person's. */
const DOCUMENT_AFTER =
  /(?<=\p{L}{2} \p{L}\S+?)(?:['’]s)?\s+[–—|:-]?\s*(?:curriculum vit(?:ae|æ)|résumé|resume)$/iu;

export function findName(lines: readonly SourceLine[], email: string): FoundName | undefined {
  const largest = Math.max(1, ...lines.map((line) => line.size));
  // "Mary-Ann Singer" contains a trade's word: words of trades count less when no other name was found.
  const best = bestName(lines, email, largest, 1) ?? bestName(lines, email, largest, SOFT_TRADES);
  if (!best) return undefined;
  const { score, letters, ...found } = best;
  const bare = naturalOrder(givenFirst(found.name, email));
  return {
    ...found,
    name: `${bare}${letters}`,
    bare,
    confidence: Math.min(CONFIDENCE.most, PERSON_NAME.least + score * PERSON_NAME.perPoint),
  };
}

/** `trades`: how much words of job titles speak against a name. */
function bestName(
  lines: readonly SourceLine[],
  email: string,
  largest: number,
  trades: number,
): (Candidate & { score: number }) | undefined {
  let best: (Candidate & { score: number }) | undefined;
  for (const [index, line] of lines.entries()) {
    for (const candidate of candidatesAt(lines, index, email)) {
      const score = nameScore(candidate, line, email, trades) + positionScore(line, index, largest);
      const isFuller = score === best?.score && candidate.lines.length > best.lines.length;
      if (!best || score > best.score || isFuller) best = { ...candidate, score };
    }
  }
  return best && best.score >= LEAST_NAME ? best : undefined;
}

/** `letters`: behind the name, with the sign before them. */
type Candidate = Omit<FoundName, 'bare' | 'confidence'> & { letters: string };

function candidatesAt(lines: readonly SourceLine[], index: number, email: string): Candidate[] {
  const line = lines[index];
  if (!line) return [];
  const texts = new Set([
    ...(line.cells.length < 2 || line.cells.every((cell) => wordCount(cell) < 2)
      ? [line.text]
      : []),
    ...line.cells,
    ...line.cells.flatMap((cell) => cell.split(/\s*[|•·]\s*|\s+\/\s+|\s+[–—-]\s+/u).slice(0, 2)),
    line.boldLead ?? '',
  ]);
  const [, titled] = BEFORE_TITLE.exec(line.text) ?? [];
  if (titled && emailScore(tokensOf(titled), email) > 0) texts.add(titled);
  const found = [...texts].flatMap((text) => candidateOf(text, [line]));
  const rows = [line];
  const below = lines.slice(index + 1, index + MOST_ROWS);
  for (const row of isBetweenRows(line, below) ? below.slice(1) : below) {
    if (!isRestOfName(rows, row, email)) break;
    rows.push(row);
    const name = candidateOf(joined(rows), [...rows]);
    found.push(...name.map((item) => ({ ...item, raws: rows.map(({ text }) => text) })));
  }
  const parts = labelledParts(lines.slice(index, index + MOST_ROWS));
  if (!parts) return found;
  const name = parts.map(({ text }) => text).join(' ');
  const own = { lines: parts.map((part) => part.line), raws: parts.map(({ raw }) => raw) };
  return [{ name, ...own, honorific: '', letters: '' }, ...found];
}

/** "Ada Okoro: cloth surveyor", where the e-mail address says that this is the name. */
const BEFORE_TITLE = /^(\p{L}[^:@\d]{4,40}): \p{L}/u;

/** A motto at the right of a name on two rows, level with the space between them. */
const isBetweenRows = (name: SourceLine, [motto, rest]: readonly SourceLine[]): boolean =>
  motto !== undefined &&
  rest !== undefined &&
  Math.max(motto.gap, rest.gap) < TIGHT_STEP &&
  motto.size < name.size - SAME_SIZE &&
  Math.abs(rest.size - name.size) <= SAME_SIZE &&
  motto.x > Math.max(name.x, rest.x);

/** A compound name may be broken at its hyphen, a long one at a hyphen of its own. */
const joined = (rows: readonly SourceLine[]): string =>
  rows.reduce((name, { text }) => {
    if (/\p{L}-$/u.test(name) && /^\p{Ll}/u.test(text)) return name.slice(0, -1) + text;
    return name + (name === '' || name.endsWith('-') ? '' : ' ') + text;
  }, '');

/** True for a further row of a name in large type of the same size; of another size where the e-mail address has words of both. After two words, the e-mail address must contain the row's words, or the type must be one that only names are set in. */
function isRestOfName(rows: readonly SourceLine[], next: SourceLine, email: string): boolean {
  const [line] = rows;
  const first = singleSpaced(joined(rows).replace(LABEL, ''));
  if (!line || line.size <= NAME_SIZE || DOCUMENT_AFTER.test(first)) return false;
  if (Math.abs(next.size - line.size) > SAME_SIZE && !bothInEmail(first, next, email)) return false;
  if (next.page !== line.page || line.column !== next.column) return false;
  if (line.cells.length > 1 || next.cells.length > 1) return false;
  if (wordCount(next.text) > 3 || ownWords(first) > 4 || findLocation(next.text)) return false;
  if (headingHit(next.text)?.full) return false;
  return (
    (rows.length === 1 && wordCount(first) <= 2) ||
    line.size >= BANNER_NAME_SIZE ||
    emailScore(tokensOf(next.text), email) > 0
  );
}

/** Given names in large type and the surname in larger, or the other way round. */
const bothInEmail = (first: string, next: SourceLine, email: string): boolean =>
  next.size > NAME_SIZE &&
  ((emailScore(tokensOf(first), email) > 0 && emailScore(tokensOf(next.text), email) > 0) ||
    isInitialAndName(first, next.text, email));

/** "h.vestby@…", "vestbyh@…" for "Hanna" over "Vestby". */
function isInitialAndName(first: string, second: string, email: string): boolean {
  const [local, one, two] = [localOf(email), ...[first, second].map(lettersOf)];
  const [given, family] = [one?.charAt(0) ?? '', two?.charAt(0) ?? ''];
  return [`${given}${two}`, `${two}${given}`, `${one}${family}`, `${family}${one}`].includes(local);
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');

/** The letters before the sign of an address. */
const localOf = (email: string): string => lettersOf(email.split('@')[0] ?? '');

/** Words of a name, "de la" and the like left out. */
const ownWords = (name: string): number =>
  name.split(' ').filter((word) => !PARTICLES.test(word)).length;

function candidateOf(text: string, lines: SourceLine[]): Candidate[] {
  const written = romanised(singleSpaced(text).replace(LABEL, '').replace(DOCUMENT_AFTER, ''));
  const [behind = ''] = POST_NOMINALS.exec(written) ?? [];
  let plain = (behind ? written.slice(0, written.indexOf(behind)) : written)
    .replace(/^[^\p{L}("“«ʻ]+/u, '')
    .replace(DROPPED_CAPITAL, (all, capital: string, rest: string) =>
      PARTICLES.test(rest) ? all : capital + rest,
    )
    .replace(SURNAME_FIRST, (_, family: string, given: string) => `${family} ${given}`)
    .replace(FAMILY_COMMA_GIVEN, (all, family: string, given: string) =>
      wholeLocation(given) || wholeLocation(all) || tradePoints(tokensOf(given)) < 0
        ? all
        : `${given} ${family}`,
    );
  const honorific = HONORIFIC.exec(plain)?.[0].trim() ?? '';
  plain = plain
    .replace(HONORIFIC, '')
    .replace(/\s*[,–—|].*$/u, '')
    .replace(/\s+\((?:[^)]*)\)\s*$/u, (all) =>
      /\p{Lu}\p{Ll}|\d/u.test(all) && !/\d/.test(all) ? all : ' ',
    )
    .trim();
  plain = plain.replace(/\s+\([^)]*\)$/u, '').trim();
  const tokens = plain.split(' ').filter(Boolean);
  if (
    tokens.length < 1 ||
    tokens.length > MOST_TOKENS ||
    !tokens.every((token) => TOKEN.test(token))
  )
    return [];
  if (HANDLE.test(plain) || /[:;!?-]$/.test(plain) || plain.length < 2 || plain.length > 50)
    return [];
  return [
    { name: plain, lines, raws: [rawOf(`${plain}${behind}`, text)], honorific, letters: behind },
  ];
}

/** What stands in the line for the name: with the comma or the other script in it. */
const rawOf = (name: string, text: string): string => {
  if (text.includes(name)) return name;
  if (lettersOf(text) === lettersOf(name)) return text;
  const [first = '', last = ''] = [name.split(' ')[0], name.split(' ').at(-1)];
  const [from, to] = [text.indexOf(first), text.indexOf(last)];
  return from >= 0 && to >= from ? text.slice(from, to + last.length) : name;
};

function nameScore(candidate: Candidate, line: SourceLine, email: string, trades: number): number {
  const tokens = candidate.name.split(' ');
  const words = tokensOf(candidate.name);
  const capitals = tokens.every(
    (token) => /^["“«'’(]?\p{Lu}|^\p{Lo}/u.test(token) || PARTICLES.test(token),
  );
  const size = tokens.filter((token) => !PARTICLES.test(token)).length;
  let score =
    size >= 2 && size <= 4
      ? NAME_POINTS.usualLength
      : size <= 1
        ? NAME_POINTS.oneWord
        : NAME_POINTS.longer;
  const isSmall =
    candidate.name === candidate.name.toLowerCase() &&
    (line.size > NAME_SIZE || emailScore(words, email) >= NAME_POINTS.mostFromEmail);
  score += capitals
    ? NAME_POINTS.capitals
    : isSmall
      ? NAME_POINTS.styledSmall
      : NAME_POINTS.smallLetters;
  if (headingHit(candidate.name)?.full || headingHit(line.text)?.full) score += NAME_POINTS.heading;
  score += trades < 1 && isAllTrade(words) ? NAME_POINTS.onlyTrades : trades * tradePoints(words);
  if (words.some((word) => COMPANY_SURE_CUES.has(word) || INSTITUTION_SURE_CUES.has(word)))
    score += NAME_POINTS.organisation;
  else if (words.filter((word) => COMPANY_CUES.has(word)).length > 0)
    score += NAME_POINTS.organisationCue;
  if (wholeLocation(candidate.name))
    score += tokens.length === 1 ? NAME_POINTS.city : NAME_POINTS.location;
  if (/^(?:curriculum|vitae|resume|cv|page|contact|photo)$/.test(words[0] ?? ''))
    score += NAME_POINTS.heading;
  score += emailScore(words, email);
  if (LABEL.test(line.text) && /^(?:nom|name|full|prénom)/i.test(line.text))
    score += NAME_POINTS.labelled;
  if (candidate.honorific) score += NAME_POINTS.honorific;
  if (
    tokens.some((token) => token.length > 1 && token === token.toUpperCase()) &&
    tokens.some((token) => token !== token.toUpperCase())
  )
    score += NAME_POINTS.surnameInCapitals;
  return score;
}

/** Words of job titles speak against a name: whole titles most, a surname that is a trade least. */
function tradePoints(words: readonly string[]): number {
  if (!words.some((word) => TITLE_WORDS.has(word))) return 0;
  if (isAllTrade(words)) return TRADE_POINTS.all;
  const isSurname = words.length > 1 && words.length < 4 && !TITLE_WORDS.has(words[0] ?? '');
  if (isSurname) return TRADE_POINTS.surname;
  return words.length > 2 || words.length === 1 ? TRADE_POINTS.one : TRADE_POINTS.oneOfTwo;
}

const isAllTrade = (words: readonly string[]): boolean =>
  words.some((word) => TITLE_WORDS.has(word)) &&
  words.every((word) => TITLE_WORDS.has(word) || TITLE_WEAK_WORDS.has(word));

/** The local part of the address repeats names or their initials. */
function emailScore(words: string[], email: string): number {
  const local = localOf(email);
  if (local.length < 3) return 0;
  const parts = words.flatMap((word) => word.split(/[-'.]/)).filter((word) => word.length > 1);
  const hits = parts.filter(
    (word) => local.includes(word) || (word.length > 5 && local.includes(word.slice(0, 5))),
  ).length;
  return Math.min(NAME_POINTS.mostFromEmail, hits * NAME_POINTS.inEmail);
}

function positionScore(line: SourceLine, index: number, largest: number): number {
  let score = Math.max(0, POSITION_POINTS.first - index * POSITION_POINTS.perLine);
  if (largest > LEAST_LARGEST && line.size >= largest - SAME_LARGEST)
    score += POSITION_POINTS.largest;
  else if (line.size > NAME_SIZE) score += POSITION_POINTS.large;
  if (line.heading > 0 && line.heading < 3) score += POSITION_POINTS.heading;
  if (line.bold || line.caps || line.tinted) score += POSITION_POINTS.setApart;
  if (line.bullet > 0) score += POSITION_POINTS.bullet;
  return line.page > 1 ? score + POSITION_POINTS.laterPage : score;
}

/** `MAPANGOU PRISCA AUDREY` with `prisca.mapangou@…`: where all is in capitals, the e-mail address shows which name comes first. */
function givenFirst(name: string, email: string): string {
  const tokens = name.split(' ');
  const [given, family, ...more] = fold(email.split('@')[0] ?? '').split(/[._-]/);
  const at = tokens.findIndex((token) => fold(token) === given);
  const isTurned = at > 0 && more.length === 0 && fold(tokens[0] ?? '') === family;
  return isTurned && tokens.every(isCaps)
    ? [...tokens.slice(at), ...tokens.slice(0, at)].join(' ')
    : name;
}

/** `TREMBLAY Jean`, `JEAN TREMBLAY` and `jean tremblay` → `Jean Tremblay`; `TSHIBANGU wa MULUMBA Joseph` has one surname. */
function naturalOrder(name: string): string {
  const tokens = name.split(' ');
  const caps = tokens.map(
    (token, at) =>
      isCaps(token) ||
      (at > 0 && PARTICLES.test(token) && tokens.slice(at + 1).some((other) => isCaps(other))),
  );
  const firstMixed = caps.indexOf(false);
  if (
    tokens.length > 1 &&
    caps[0] &&
    firstMixed > 0 &&
    !caps.slice(firstMixed).includes(true) &&
    // "ADA OKORO S": initials behind a name in capitals.
    tokens.slice(firstMixed).some((token) => /\p{Ll}/u.test(token)) &&
    tokens.slice(firstMixed).every((token) => !PARTICLES.test(token))
  ) {
    return [...tokens.slice(firstMixed), ...tokens.slice(0, firstMixed)].map(fromCaps).join(' ');
  }
  return isStyledSmall(name) ? tokens.map(capitalised).join(' ') : tokens.map(fromCaps).join(' ');

  function fromCaps(token: string, at: number): string {
    if (!isCaps(token)) return token;
    if (at > 0 && PARTICLES.test(token) && tokens.every((other) => other === other.toUpperCase()))
      return token.toLowerCase();
    const [prefix = ''] = /^(?:Mc|Mac)(?=\p{Lu})/u.exec(token) ?? [];
    return (
      prefix +
      token
        .slice(prefix.length)
        .toLowerCase()
        .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    );
  }
}

/** "marie-ève roy": a designer's small letters. */
const isStyledSmall = (name: string): boolean =>
  name.includes(' ') && name === name.toLowerCase() && name !== name.toUpperCase();

const capitalised = (token: string): string =>
  PARTICLES.test(token)
    ? token
    : token.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** `TREMBLAY`, `McDONALD`; not initials with dots. */
const isCaps = (token: string): boolean =>
  !/^(?:\p{L}\.)+$/u.test(token) &&
  token.replace(/[^\p{L}]/gu, '').length > 1 &&
  token.replace(/^(?:Mc|Mac)(?=\p{Lu})/u, '') ===
    token.replace(/^(?:Mc|Mac)(?=\p{Lu})/u, '').toUpperCase() &&
  token !== token.toLowerCase();

const wordCount = (text: string): number => text.split(' ').length;
