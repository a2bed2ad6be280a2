/** A location in a piece of text: city, province or state, country, in the usual ways of writing them. */
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { COMPANY_SURE_CUES, isCompanyCue } from '#/domain/cv/words/organisations.ts';
import {
  CITIES_SET,
  COUNTRIES,
  COUNTRY_CODE_SET,
  COUNTRY_IN_CAPITALS,
  PROVINCE_CODES,
  REGIONS,
  REMOTE_WORK,
  STATE_CODES,
} from '#/domain/cv/words/locations.ts';
import { fold } from '#/domain/text/fold.ts';
import { singleSpaced, trimEdges, tokensOf } from '../text-pieces.ts';
import { CONFIDENCE } from '../confidence.ts';

export interface FoundLocation {
  /** As written, without postal code. */
  text: string;
  index: number;
  length: number;
  /** 0–1. */
  confidence: number;
  /** ISO code of the country when it is named. */
  country?: string;
  /** The city is a name no list knows, and only the name of one wider place follows it: an employer may stand so too. */
  guessed?: true;
}

type Class = 'city' | 'region' | 'country' | 'cityRegion' | 'remote' | 'postal' | 'unknown';

interface Piece {
  text: string;
  index: number;
  end: number;
  class: Class;
  /** Begins a second place: "& Ithaca" of "Palo Alto, CA & Ithaca, NY". */
  also?: true;
}

/** Canada; Britain; the Netherlands, Sweden and Japan before a city; digits, with the letter of a country or without. */
const CODES = [
  '[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d',
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  '(?!(?:19|20)\\d\\d)\\d{4} [A-Z]{2}(?= \\p{Lu}\\p{Ll})',
  '\\d{3} \\d{2}(?= \\p{Lu})',
  '\\d{7}(?= \\p{Lu}\\p{Ll})',
  `(?:(?!(?:${[...STATE_CODES].join('|')})\\d)[A-Za-z]{1,2}-?)?\\d{4,6}(?:-\\d{3,4})?`,
];
/** The letters of a state before the digits are none of it: "CA94035". */
export const POSTAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CODES.join('|')})(?![\\p{L}\\p{N}])|(?<=(?<![\\p{L}\\p{N}])[A-Z]{2})\\d{5}(?![\\p{L}\\p{N}])`,
  'gu',
);
const LOOSE_CITY =
  /^(?!(?:Mrs?|Ms|Mme|Mlle|Dr|Pr|Prof)\b)\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|do|dos|da|du|des|la|le|les|sur|sous|lès|en|el|al|of|on)){0,4}$/u;

/**
 * The best location of the text. With `loose`, an unknown capitalised name before a province or a country counts as its city.
 */
export function findLocation(
  text: string,
  options: { loose?: boolean } = {},
): FoundLocation | undefined {
  const pieces = piecesOf(text);
  let best: FoundLocation | undefined;
  for (let at = 0; at < pieces.length; at += 1) {
    const found = locationFrom(text, pieces, at, options.loose === true);
    if (found && (!best || found.confidence > best.confidence)) best = found;
  }
  return best;
}

/** The location when the whole text is one and nothing else. */
export function wholeLocation(text: string): FoundLocation | undefined {
  if (text.length > LONGEST_PLACE) return undefined;
  const trimmed = trimEdges(text);
  const found = findLocation(trimmed, { loose: true });
  return found && lettersOf(trimmed.replace(POSTAL, '')) === lettersOf(found.text)
    ? found
    : codedTown(trimmed);
}

/** "91190 - Tesmal", "Tesmal (93)": the code of a French town or department says what the name is. */
function codedTown(text: string): FoundLocation | undefined {
  const [, coded, numbered] = CODED_TOWN.exec(text) ?? [];
  const town = coded ?? numbered;
  const { length } = text;
  return town && LOOSE_CITY.test(town.replace(/ ?\(.*/u, ''))
    ? { text: town, index: 0, length, confidence: CONFIDENCE.guessedCity }
    : undefined;
}

const CODED_TOWN =
  /^(?:(?:F-)?\d{5}(?: [–-])? (\p{Lu}\p{L}[^\d()]{1,40})|(\p{Lu}\p{L}[^\d()]{1,40} ?\((?:\d\d|2[AB]|97\d)\)))$/u;

const LONGEST_PLACE = 200;
/** Cities in a row before the country they share. */
const MOST_CITIES = 16;

function locationFrom(
  text: string,
  pieces: Piece[],
  at: number,
  loose: boolean,
): FoundLocation | undefined {
  const first = pieces[at];
  if (!first || first.class === 'unknown' || first.class === 'postal') return undefined;
  let from = at;
  let to = at;
  const classes: Class[] = [first.class];
  while (follows(pieces[to]?.class, lowerRank(pieces[to]?.class, pieces[to + 1]))) {
    to += 1;
    classes.push(lowerRank(pieces[to - 1]?.class, pieces[to]) ?? 'unknown');
  }
  // "Mumbai, Pune & Hyderabad, India": several cities of one country.
  const cities = pieces
    .slice(at + 1, at + MOST_CITIES)
    .findIndex((piece) => piece.class !== 'city');
  const beyond = cities < 0 ? cities : at + 1 + cities;
  const wide = pieces[beyond];
  if (
    first.class === 'city' &&
    beyond > at + 1 &&
    to < beyond &&
    (wide?.class === 'country' || wide?.class === 'region')
  ) {
    to = beyond;
    classes.push(wide.class);
  }
  // "Portmore, St. Catherine, Jamaica": a parish or district between city and country.
  const [middle, last] = [pieces[to + 1], pieces[to + 2]];
  if (
    first.class === 'city' &&
    to === at &&
    middle?.class === 'unknown' &&
    LOOSE_CITY.test(middle.text) &&
    (last?.class === 'country' || last?.class === 'region')
  ) {
    to += 2;
    classes.push(last.class);
  }
  const [second, wider] = [pieces[to + 1], pieces[to + 2]];
  if (second?.also && (wider?.class === 'region' || wider?.class === 'country')) {
    to += 2;
    classes.push(wider.class);
  }
  const before = pieces[at - 1];
  let guessed = false;
  if (
    loose &&
    before?.class === 'unknown' &&
    !(first.class === 'city' && (classes[1] === 'region' || !isWider(first.text))) &&
    first.class !== 'cityRegion' &&
    first.class !== 'remote' &&
    LOOSE_CITY.test(
      before.text
        .replace(POSTAL, '')
        .replace(/^\d{2,7} | \d{1,4}$/g, '')
        .trim(),
    ) &&
    !isEmployerOrTrade(before.text) &&
    !(ABBREVIATION.test(before.text) && isCode(first.text.replace('.', '')))
  ) {
    from = at - 1;
    guessed = true;
  }
  const [start, end] = [pieces[from], pieces[to]];
  if (!start || !end) return undefined;
  const raw =
    text.slice(start.index, end.end) +
    (text[end.end] === ')' && text.slice(start.index, end.end).includes('(') ? ')' : '');
  const country = pieces
    .slice(from, to + 1)
    .map((piece) => COUNTRIES.get(fold(piece.text)))
    .find(Boolean);
  const confidence = locationConfidence(classes, guessed);
  return {
    text: cleanLocation(raw),
    index: start.index,
    length: raw.length,
    confidence,
    ...(confidence === CONFIDENCE.guessedCity &&
      !(end.class === 'region' && isCode(end.text)) && { guessed: true }),
    ...(country ? { country } : {}),
  };
}

/** "Atelier du Fil, Québec": no city. Towns are called after ports and mills, and after colleges. */
const isEmployerOrTrade = (name: string): boolean =>
  tokensOf(name).some(
    (word, at) =>
      TITLE_WORDS.has(word) ||
      COMPANY_SURE_CUES.has(word) ||
      (at === 0 && isCompanyCue(word) && !OF_TOWNS.test(word)),
  );

const OF_TOWNS =
  /^(?:ports?|forts?|mills?|mines?|parks?|college|university|union|power|bay|lakes?|falls|springs?|city)$/;

/** "CA", "QC": the letters of a region stand behind a city alone; "UK" may stand behind an employer. */
const isCode = (text: string): boolean => /^\p{Lu}{2}$/u.test(text);

/** "VR, AR": a list of short forms, no city in Arkansas. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

const DISTRICT_CODE = /(?<=^|, )\d{2,7} (?=\p{L})/gu;

const cleanLocation = (raw: string): string =>
  trimEdges(
    singleSpaced(raw.replace(POSTAL, ' '))
      .replace(DISTRICT_CODE, '')
      .replace(/(?<=\p{L}) \d{3,4}(?=,)/gu, '')
      .replace(/ ([,)])/g, '$1')
      .replace(/,+(?=,|$)/g, ''),
  );

function locationConfidence(classes: Class[], guessed: boolean): number {
  const known = classes.filter((name) => name !== 'postal');
  if (known.includes('cityRegion') || known.length > 1) return CONFIDENCE.wholeLocation;
  if (guessed) return CONFIDENCE.guessedCity;
  if (known[0] === 'city') return CONFIDENCE.knownCity;
  return known[0] === 'remote' ? CONFIDENCE.remoteWork : CONFIDENCE.wideLocation;
}

/** A name of a city that is a province or a country too. */
const isWider = (text: string): boolean => isRegion(text) || COUNTRIES.has(fold(text));

/** "Québec" after a city is the province, "Luxembourg" the country, and so is "Mexico" after its state. */
function lowerRank(before: Class | undefined, piece: Piece | undefined): Class | undefined {
  if (before === 'region' && piece?.class === 'city' && COUNTRIES.has(fold(piece.text)))
    return 'country';
  if (before !== 'city' || piece?.class !== 'city') return piece?.class;
  if (isRegion(piece.text)) return 'region';
  return COUNTRIES.has(fold(piece.text)) ? 'country' : piece.class;
}

function follows(one: Class | undefined, next: Class | undefined): boolean {
  if (!one || !next) return false;
  if (next === 'postal') return one !== 'remote';
  if (next === 'remote') return one !== 'remote' && one !== 'postal' && one !== 'unknown';
  if (one === 'city') return next === 'region' || next === 'country' || next === 'cityRegion';
  if (one === 'region' || one === 'cityRegion') return next === 'country' || next === 'region';
  if (one === 'postal') return next === 'country' || next === 'region';
  return one === 'remote' && next !== 'unknown';
}

/** "CA & Ithaca": a region, and the city of another. */
const TWO_PLACES = /^(.+?)( (?:&|et|and) )(\p{Lu}[\p{L}' .-]*)$/u;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(
    /(?:[^,()|·•;/–—\s\p{So}\p{Co}]|(?<=[^,;\p{So}\p{Co}])[ \t]+(?![–—-]\s)(?=[^,()|·•;/–—\s\p{So}\p{Co}]))+/gu,
  )) {
    const piece = match[0].replace(/^\s+|^-\s|(?<=\p{L}{4})\.$/gu, '');
    const index = match.index + match[0].indexOf(piece);
    const end = index + piece.length;
    const [, one, sign, other] = TWO_PLACES.exec(piece) ?? [];
    const last = pieces.at(-1);
    if (last && DEPARTMENT.test(text.slice(index - 1, end + 1)) && !/\d/.test(last.text)) {
      last.end = end + 1;
      continue;
    }
    if (one && sign && other && /^(?:region|country)$/.test(classOf(one)))
      pieces.push(
        { text: one, index, end: index + one.length, class: classOf(one) },
        { text: other, index: end - other.length, end, class: classOf(other), also: true },
      );
    else if (last?.class === 'city' && isLedByProvince(piece))
      pieces.push({ text: piece.slice(0, 2), index, end: index + 2, class: 'region' });
    else {
      const own = classOf(piece);
      const isCodeOfCountry =
        own === 'unknown' && pieces.at(-1)?.class === 'city' && COUNTRY_CODE_SET.has(piece);
      pieces.push({ text: piece, index, end, class: isCodeOfCountry ? 'country' : own });
    }
  }
  takeBlanks(pieces);
  // "Orleku – SP – Brazil": the letters of a state that no list has.
  for (const [at, piece] of pieces.entries())
    if (piece.class === 'unknown' && pieces[at + 1]?.class === 'country') {
      if (isCode(piece.text)) piece.class = 'region';
      // "Orleku CO, USA"
      else if (STATE_CODES.has(CITY_AND_CODE.exec(piece.text)?.[1] ?? ''))
        piece.class = 'cityRegion';
    }
  return pieces;
}

/** "Montréal, QC Available at once": what follows the letters of a province is no part of the place. */
const isLedByProvince = (piece: string): boolean =>
  /^\p{Lu}{2} \p{Lu}\p{Ll}/u.test(piece) && PROVINCE_CODES.has(piece.slice(0, 2));

/** "Tesmal (93)": the number of a French department is part of its town's name. */
const DEPARTMENT = /^\((?:\d\d|2[AB]|97\d)\)$/u;

/** "Any City, ST 12345", "Ville, Pays": what a template leaves to fill in stands where the place will. */
function takeBlanks(pieces: readonly Piece[]): void {
  const named = pieces.filter((piece) => piece.class !== 'postal');
  named.forEach((piece, at) => {
    const city = named[at - 1];
    const isBlank = BLANK_REGION.test(piece.text.replace(POSTAL, '').trim());
    if (!city || !isBlank || !BLANK_CITY.test(city.text)) return;
    city.class = 'city';
    piece.class = 'region';
  });
}

const BLANK_REGION = /^(?:state|province|country|ST|pays|[ée]tat)$/iu;
const BLANK_CITY = /^(?:\p{L}+ )?(?:city|town|ville)$/iu;

const CITY_AND_CODE = /^\p{Lu}\p{Ll}[\p{L} .'’-]{0,30} (\p{Lu}{2})$/u;

/** "Or 97086": a state in small letters, its code behind it. */
const isCodedState = (raw: string): boolean =>
  STATE_CODES.has((CODED_STATE.exec(raw)?.[1] ?? '').toUpperCase());

const CODED_STATE = /^(\p{Lu}\p{Ll}) \d{5}(?:-\d{4})?$/u;

function classOf(raw: string): Class {
  if (isCodedState(raw)) return 'region';
  const [, wider = '', code = ''] = CODE_BEHIND.exec(raw) ?? [];
  if (wider !== '' && COUNTRY_CODE_SET.has(code)) {
    const before = classOf(wider);
    if (before === 'region' || before === 'country' || HYPHENATED.test(wider)) return 'country';
    if (before === 'cityRegion') return before;
  }
  const text = singleSpaced(raw.replace(POSTAL, ' ').replace(/^\d{2,7} (?=\p{L})/u, '')).replace(
    /[\s–—-]+$/u,
    '',
  );
  if (text === '') return 'postal';
  const folded = fold(text)
    .replace(
      /^(?:grand|greater|region de|region d'|grande region de|ville de|city of|pres de|near|tp\.?|thanh pho) ?/,
      '',
    )
    .replace(
      / (?:(?:bay )?area|metropolitan area|et environs|metropolitain|centre|center|d\.?c\.?|\d{1,2}(?:e|er)?)$/,
      '',
    );
  if (folded.split(/ (?:&|et|and) /).every((name) => CITIES_SET.has(name))) return 'city';
  if (isRegion(text)) return 'region';
  if (COUNTRIES.has(folded) || text === COUNTRY_IN_CAPITALS) return 'country';
  if (REMOTE_WORK.has(folded)) return 'remote';
  return endsWithRegion(text) ? 'cityRegion' : 'unknown';
}

/** "California US", "France FR", "Val-de-Tesme FR": the name of a region or country with the letters of the country. */
const CODE_BEHIND = /^(\p{Lu}.{2,30}) (\p{Lu}{2})$/u;
const HYPHENATED = /^\p{Lu}\p{L}+(?:-[\p{L}'’]+){1,4}$/u;

export const isRegion = (text: string): boolean =>
  REGIONS.has(fold(text)) ||
  /^\p{Lu}\p{Ll}+shire$/u.test(text) ||
  PROVINCE_CODES.has(text.replace(/\./g, '')) ||
  STATE_CODES.has(text.replace(/\./g, '')) ||
  /^(?:Qu[ée]|Qc|Ont|Alta|Sask|Man)\.?$/.test(text);

/** "Laval QC", "Toronto Ontario", "Dakar Sénégal": a city and its region without a comma. */
function endsWithRegion(text: string): boolean {
  const words = text.split(' ');
  for (let size = 1; size <= Math.min(3, words.length - 1); size += 1) {
    const tail = words.slice(-size).join(' ');
    const head = words.slice(0, -size).join(' ');
    const known = CITIES_SET.has(fold(head).replace(/ \d{1,2}$/, ''));
    if (
      (isRegion(tail) || COUNTRIES.has(fold(tail))) &&
      (known ||
        (size === 1 && PROVINCE_CODES.has(tail) && LOOSE_CITY.test(head) && words.length <= 4))
    )
      return true;
  }
  return false;
}

/** "Angré ABIDJAN": its last word is a city's name. */
export const endsWithCity = (text: string): boolean =>
  CITIES_SET.has(fold(text.split(/[ /]/).at(-1) ?? ''));

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
