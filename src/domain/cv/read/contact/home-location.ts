/** Where the person lives: the best location among the contact lines, whole even when it is broken over two. */
import { COUNTRIES } from '#/domain/cv/words/locations.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import type { FoundField } from '../found-field.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_INDENT_POINTS, TIGHT_GAP } from '../lines/thresholds.ts';
import { type Cuts, withoutContactLabels } from './cuts.ts';
import { isOfParagraph } from './paragraph.ts';
import { findPhones } from './reach.ts';
import { couldBeStreet } from '#/domain/cv/canadian/personal/address/address.ts';
import {
  findLocation,
  type FoundLocation,
  isRegion,
  POSTAL,
  wholeLocation,
} from '../locations/find-location.ts';
import { HOME } from './scores.ts';
import { HOME_LABEL, unlistedPlace } from './unlisted-place.ts';
import { CONFIDENCE } from '../confidence.ts';

export interface HomeLocation extends FoundField {
  /** What stands in the line for the location. */
  raw: string;
  /** The next line's beginning, when the location is broken over two lines. */
  tail?: LineText;
  /** Street, number and codes around the location, that the rules for personal data left. */
  street: LineText[];
}

interface LineText {
  line: SourceLine;
  text: string;
}

/** `skip`: texts that look like locations but are the name. */
export function homeLocationOf(
  zone: readonly SourceLine[],
  cuts: Cuts,
  skip: readonly string[],
): HomeLocation | undefined {
  let best: HomeLocation | undefined;
  // A postal code may stand alone between the city and the country.
  const lines = zone.filter(({ text }) => trimEdges(text.replace(POSTAL, '')) !== '');
  lines.forEach((line, index) => {
    if (isOfParagraph(lines, index)) return;
    const text = trimEdges(cuts.restText(line));
    const areTowns = TWO_TOWNS.test(text) && wholeLocation(text) !== undefined;
    const pieces = areTowns ? [text] : cuts.piecesOf(line);
    pieces.forEach((piece, at) => {
      const next =
        at === pieces.length - 1
          ? nextBeginning(lines[index + 1], cuts)
          : countryIn(line, pieces[at + 1] ?? '');
      const spot = spotIn(piece, next, isOfAddress(line, lines[index + 1]));
      if (!spot || skip.includes(spot.found.text) || OF_ORIGIN.test(fold(pieces[at - 1] ?? '')))
        return;
      const { found, own } = spot;
      const district = districtBefore(spot, skip);
      const more = moreBehind(spot, own !== piece && HOME_LABEL.test(piece));
      const before = district ? '' : own.slice(0, found.index);
      const isFirst = before.replace(POSTAL, '').trim() === '';
      const rest = wordsOf(
        trimEdges(
          withoutContactLabels(own.replace(LETTERED_CODE, ' ')).replace(fold(found.text), ' '),
        ),
      ).length;
      const labelled = own !== piece && LOCATION_LABEL.test(fold(piece));
      const confidence =
        found.confidence -
        Math.min(HOME.mostRest, rest * HOME.perWord) +
        (OF_ORIGIN.test(fold(piece)) ? HOME.origin : labelled ? HOME.labelled : 0) -
        index * HOME.perLine;
      if (confidence <= HOME.least || (best && confidence <= best.confidence)) return;
      best = {
        value: `${district}${found.text}${more}`,
        line,
        confidence,
        raw: `${district}${spot.raw}${more}`,
        street: [
          ...streetBefore(
            line,
            isFirst ? '' : trimEdges(before),
            isFirst ? pieceBefore(lines, cuts, index, at) : undefined,
          ),
          ...codesOf(found.text, isFirst ? own : own.slice(found.index)).map((text) => ({
            line,
            text,
          })),
        ],
        ...(spot.tail && next ? { tail: { line: next.line, text: spot.tail } } : {}),
      };
      const town = isFirst && found.guessed ? beginningAbove(lines[index - 1], line) : undefined;
      if (town)
        best = {
          ...best,
          value: `${town.text} ${best.value}`,
          line: town,
          raw: town.text,
          tail: { line, text: best.raw },
        };
    });
  });
  return best ?? unlistedHome(lines, cuts, skip);
}

/** "Lyon · Nice, France" */
const TWO_TOWNS = /^[^,·]{2,40} · [^,·]{2,40}, [^,·]{2,40}$/u;

function unlistedHome(
  lines: readonly SourceLine[],
  cuts: Cuts,
  skip: readonly string[],
): HomeLocation | undefined {
  const found = unlistedPlace(lines, cuts, skip);
  if (!found) return undefined;
  const { value, line, raw, code, tail } = found;
  return {
    value,
    line,
    raw,
    confidence: CONFIDENCE.unlistedHome,
    street: [
      ...streetBefore(
        line,
        '',
        pieceBefore(
          lines,
          cuts,
          lines.indexOf(line),
          cuts.piecesOf(line).findIndex((piece) => piece.includes(raw)),
        ),
      ),
      ...(code === '' ? [] : [{ line, text: code }]),
    ],
    ...(tail ? { tail: { line: tail, text: tail.text } } : {}),
  };
}

/** "Ratoma, Conakry": what stands alone before a city, as cities are called; with its comma. */
function districtBefore({ found, own }: Spot, skip: readonly string[]): string {
  const district = own.slice(0, found.index);
  const isAlone =
    /^\p{Lu}[\p{L}'’ -]{1,24}, $/u.test(district) && found.index + found.length === own.length;
  const name = district.slice(0, -2);
  // "Tesmal, Lower Vand, DE": of two names that no list knows, the first is the city's.
  const isCity =
    (CITY_AND_CODE.test(found.text) && found.confidence === CONFIDENCE.guessedCity) ||
    (!found.text.includes(',') && !isRegion(found.text) && !COUNTRIES.has(fold(found.text)));
  return isAlone && isCity && looksLikeCity(name) && !skip.includes(name) ? district : '';
}

const CITY_AND_CODE = /^[^,]{3,30}, \p{Lu}{2}$/u;

/** "Abidjan, Orleku cité verte", "Bujumbura, Orleku quartier 6", "France, Canada": the rest of a piece that is all place; with its comma. */
function moreBehind({ found, own, tail }: Spot, isLabelled: boolean): string {
  const more = own.slice(found.index + found.length);
  if (found.index > 0 || tail !== '' || /[,()]/.test(found.text)) return '';
  const [, name = ''] = /^, (\p{Lu}[^,:]{2,30})$/u.exec(more) ?? [];
  const areCountries = [found.text, name].every((text) => COUNTRIES.has(fold(text)));
  const isDistrict = DISTRICT.test(fold(name)) || (isLabelled && looksLikeCity(name));
  return areCountries || isDistrict ? more : '';
}

const DISTRICT = /(?<!\p{L})(?:quartier|cite|commune|secteur|arrondissement|district)(?!\p{L})/u;

/** The label of a place that was left behind. */
const OF_ORIGIN = /(?:permanent|native|birth|naissance|orig[ie])/u;

interface Spot {
  found: FoundLocation;
  /** The text searched: the piece without its label, with the next line when the location spans both. */
  own: string;
  raw: string;
  tail: string;
}

function spotIn(piece: string, next: LineText | undefined, isAddress: boolean): Spot | undefined {
  const own = withoutAddresses(piece)
    .replace(HOME_LABEL, '')
    .replace(/^[^:,]{2,28}:\s*|(?<=\p{L}{4})\.$/gu, '')
    .trimEnd();
  if (LINKEDIN_SIGN.test(trimEdges(own))) return undefined;
  const sure = findLocation(own, { loose: true });
  const alone =
    sure && !isShortForm(sure, own)
      ? sure
      : (cityAfterCode(own) ?? (sure ? undefined : wholeLocation(own)));
  for (const glue of next ? [', ', ' '] : []) {
    if (glue === ', ' && !endsAsCity(own, next, isAddress)) continue;
    const head = own.replace(/,$/, glue === ' ' ? ',' : '');
    const joined = `${head}${glue}${next?.text ?? ''}`;
    // Without a comma only a known name may run over the line's end ("São" over "Paulo").
    const found = findLocation(joined, { loose: glue === ', ' });
    const end = found ? found.index + found.length : 0;
    // "2 Mill Rd, San" over "Francisco, California, US, CA": the rest says it again.
    const least = glue === ' ' ? head.length + glue.length : joined.length - 1;
    const spans = found && found.index < head.length && end > least;
    if (!found || !spans || (alone && found.confidence < alone.confidence)) continue;
    // "Ana Gómez, CPA" over "Ottawa ON"
    if (glue === ' ' && INITIALS.test(head.slice(found.index))) continue;
    if (glue === ' ' && isWholeBelow(head, next?.text ?? '')) continue;
    return {
      found,
      own: joined,
      raw: head.slice(found.index),
      tail: joined.slice(head.length + glue.length, end),
    };
  }
  return alone
    ? { found: alone, own, raw: own.slice(alone.index, alone.index + alone.length), tail: '' }
    : undefined;
}

/** "VR, AR": the letters of a state among other short forms. */
const isShortForm = ({ text, index }: FoundLocation, own: string): boolean =>
  /^\p{Lu}{2}\.?$/u.test(text) && /(?<!\p{L})\p{Lu}{2,4}, $/u.test(own.slice(0, index));

/** "Looms" over "Ottawa ON": the line below is a place, of which the word above is no part ("New" over "York, NY"). */
function isWholeBelow(above: string, below: string): boolean {
  const [city = ''] = /^[\p{L}'’.-]+/u.exec(below) ?? [];
  const word = above.slice(above.lastIndexOf(' ') + 1);
  const own = wholeLocation(below);
  return (
    own !== undefined &&
    own.confidence >= CONFIDENCE.wholeLocation &&
    wholeLocation(`${word} ${city}`) === undefined
  );
}

/** Letters behind a name. */
const INITIALS = /^\p{Lu}[\p{Lu}.]{1,6}$/u;

/** What stands before the address on LinkedIn, no code of India or Indiana. */
const LINKEDIN_SIGN = /^in$/iu;

/** "99423 Weimar", "CH-1950 Sion": a postal code says that the name after it is a city's. */
function cityAfterCode(text: string): FoundLocation | undefined {
  const city = trimEdges(CODED_CITY.exec(text)?.[1] ?? '');
  return city !== '' && looksLikeCity(city) && !couldBeStreet(text)
    ? {
        text: city,
        index: text.indexOf(city),
        length: city.length,
        confidence: CONFIDENCE.guessedCity,
      }
    : undefined;
}

const POSTAL_CODE = /^(?:\p{Lu}{1,2}-)?\d{4,6} /u;
/** Not after a year. */
const CODED_CITY =
  /^(?:\p{Lu}{1,2}-\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|(?!(?:19|20)\d\d )\d{4,6}) (\p{Lu}[\p{L}'’. -]{2,30})$/u;

const withoutAddresses = (text: string): string =>
  text
    .replace(/https?:\S+/g, ' ')
    .replace(/\S+/g, (word) => (hasPathBehindStop(word) ? ' ' : word));
const hasPathBehindStop = (word: string): boolean => {
  const stop = word.search(/(?<=.)[.]/);
  return stop > 0 && word.lastIndexOf('/') > stop + 1;
};

const LOCATION_LABEL =
  /(?:adresse|address|location|lieu|ville|city|residence|domicile|localisation|based in)/;

/** The first piece of the next line when a location could go on there. */
function nextBeginning(next: SourceLine | undefined, cuts: Cuts): LineText | undefined {
  const piece = next ? (cuts.piecesOf(next)[0] ?? '').split(/\s[–—/-]\s/u, 1).join('') : '';
  const text = trimEdges(piece.replace(/(?<=\p{L}{4})\.\s*$/u, ''));
  return next &&
    text !== '' &&
    text.split(' ').length <= 5 &&
    /^\p{Lu}/u.test(text) &&
    !/[@:]|\d{5}/.test(text)
    ? { line: next, text }
    : undefined;
}

/** "Tesmal ¦ Norway": a country in the next piece of the same line. */
const countryIn = (line: SourceLine, piece: string): LineText | undefined => {
  const text = trimEdges(piece);
  return COUNTRIES.has(fold(text)) ? { line, text } : undefined;
};

/** "Villeneuve" below its street, over "d'Orlay - France". */
const beginningAbove = (above: SourceLine | undefined, line: SourceLine): SourceLine | undefined =>
  above?.ofAddress && isOfAddress(above, line) && looksLikeCity(above.text) ? above : undefined;

/** The two lines are set as rows of one address: alone in their rows, in one look. */
const isOfAddress = (line: SourceLine, next: SourceLine | undefined): boolean =>
  next !== undefined &&
  line.cells.length === 1 &&
  next.cells.length === 1 &&
  next.gap <= TIGHT_GAP &&
  Math.abs(line.x - next.x) < SAME_INDENT_POINTS &&
  styleSignature(line) === styleSignature(next);

/** True when the piece ends with a known or possible city and the next line names its country. */
function endsAsCity(piece: string, beginning: LineText | undefined, isAddress: boolean): boolean {
  const next = beginning?.text ?? '';
  if (!beginning || !wholeLocation(next)) return false;
  if (/,\s*$/.test(piece)) return true;
  const last = trimEdges(piece.split(/[,:]/).at(-1) ?? '').replace(POSTAL_CODE, '');
  const [region = '', country] = next.split(/,\s*/u);
  const isWider =
    country === undefined
      ? isRegion(next) && !beginning.line.continues
      : COUNTRIES.has(fold(next)) || isRegion(region);
  if (isAddress && isWider && looksLikeCity(piece)) return true;
  return (
    COUNTRIES.has(fold(next)) &&
    !COUNTRIES.has(fold(last)) &&
    (wholeLocation(last) !== undefined || looksLikeCity(last))
  );
}

/** "B-4000 ", before a city: the country's letter and its code. */
const LETTERED_CODE = /(?<![\p{L}\p{N}])\p{Lu}{1,2}-\d{4,6}(?= \p{Lu})/u;

/** Postal codes inside the location or right behind it, and a code in brackets: "Tesmal, Orlandie (OR)". */
const codesOf = (location: string, own: string): string[] =>
  [
    ...(own.match(GLUED_CODE) ?? own.match(POSTAL) ?? []),
    ...(own.match(CODE_IN_BRACKETS) ?? []),
  ].filter((code) => !location.includes(code));

/** "CA94035" */
const GLUED_CODE = /(?<!\p{L})\p{Lu}{2}\d{5}(?!\d)/gu;

const CODE_IN_BRACKETS = /(?<=^[^()@]{2,60})\((?:\p{Lu}{2,3}|\d{2,3})\)/gu;

/** Words and numbers that open an address line. */
const STREET_OPENING =
  /^(?:\d{1,4}[a-z]?[ ,]|lot|apt|appt|app\.|unit|flat|house|no\.? ?\d|n°|plot|block|bloc|villa|cite|rue|calle|carrera|av\.|avenue|jl|rua|str\.|ul\.|p\.? ?o\.?|b\.? ?p\.?)/;

/** "Fjordkleiva 8": a name and a house's number. */
const HOUSE_AT_END =
  /^\p{Lu}[\p{L}'’. -]{3,40}(?<!\b(?:MSc|BSc|Level|Niveau)),? \d{1,3} ?[a-zA-Z]?$/u;

/** "12 years of experience" counts no house. */
const AGE_OR_YEARS = /^\d{1,4}\+? ?(?:years?|yrs|ans|annees|months|mois)(?![a-z])/;

/** What stands before a piece: in its row, or the end of the row above in its column. */
function pieceBefore(
  lines: readonly SourceLine[],
  cuts: Cuts,
  index: number,
  at: number,
): LineText | undefined {
  const line = at > 0 ? lines[index] : lines[index - 1];
  const text = line && trimEdges(cuts.piecesOf(line).at(at > 0 ? at - 1 : -1) ?? '');
  return line && text ? { line, text } : undefined;
}

/** The street before the city on its line, or in the piece before when it looks like one. */
function streetBefore(line: SourceLine, before: string, piece: LineText | undefined): LineText[] {
  if (/\d/.test(before) && !/@/.test(before)) return [{ line, text: before }];
  if (!piece || /[@|]/.test(piece.text) || findPhones(piece.text, []).length > 0) return [];
  const text = piece.text.replace(POSTAL, '').trim();
  const isStreet =
    couldBeStreet(text) ||
    HOUSE_AT_END.test(text) ||
    (/\d/.test(text) && STREET_OPENING.test(fold(text)));
  return isStreet && !AGE_OR_YEARS.test(fold(text)) ? [piece] : [];
}
