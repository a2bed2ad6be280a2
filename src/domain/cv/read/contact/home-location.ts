/** Where the person lives: the best location among the contact lines, whole even when it is broken over two. */
import { COUNTRIES, REGIONS } from '#/domain/cv/words/locations.ts';
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
import { findLocation, type FoundLocation, wholeLocation } from '../locations/find-location.ts';
import { HOME } from './scores.ts';
import { unlistedPlace } from './unlisted-place.ts';
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
  lines: readonly SourceLine[],
  cuts: Cuts,
  skip: readonly string[],
): HomeLocation | undefined {
  let best: HomeLocation | undefined;
  lines.forEach((line, index) => {
    if (isOfParagraph(lines, index)) return;
    const pieces = cuts.piecesOf(line);
    pieces.forEach((piece, at) => {
      const next = at === pieces.length - 1 ? nextBeginning(lines[index + 1], cuts) : undefined;
      const spot = spotIn(piece, next, isOfAddress(line, lines[index + 1]));
      if (!spot || skip.includes(spot.found.text)) return;
      const { found, own } = spot;
      const before = own.slice(0, found.index);
      const rest = wordsOf(
        trimEdges(withoutContactLabels(own).replace(fold(found.text), ' ')),
      ).length;
      const labelled = own !== piece && LOCATION_LABEL.test(fold(piece));
      const confidence =
        found.confidence -
        Math.min(HOME.mostRest, rest * HOME.perWord) +
        (labelled ? HOME.labelled : 0) -
        index * HOME.perLine;
      if (confidence <= HOME.least || (best && confidence <= best.confidence)) return;
      best = {
        value: found.text,
        line,
        confidence,
        raw: spot.raw,
        street: [
          ...streetBefore(line, trimEdges(before), before === '' ? lines[index - 1] : undefined),
          ...codesOf(found.text, own.slice(found.index, found.index + found.length)).map(
            (text) => ({ line, text }),
          ),
        ],
        ...(spot.tail && next ? { tail: { line: next.line, text: spot.tail } } : {}),
      };
    });
  });
  return best ?? unlistedHome(lines, cuts, skip);
}

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
      ...streetBefore(line, '', lines[lines.indexOf(line) - 1]),
      ...(code === '' ? [] : [{ line, text: code }]),
    ],
    ...(tail ? { tail: { line: tail, text: tail.text } } : {}),
  };
}

interface Spot {
  found: FoundLocation;
  /** The text searched: the piece without its label, with the next line when the location spans both. */
  own: string;
  raw: string;
  tail: string;
}

function spotIn(piece: string, next: LineText | undefined, isAddress: boolean): Spot | undefined {
  const own = piece
    .replace(URL, ' ')
    .replace(/^[^:,]{2,28}:\s*/, '')
    .trimEnd();
  const alone = findLocation(own, { loose: true }) ?? cityAfterCode(own);
  for (const glue of next ? [', ', ' '] : []) {
    if (glue === ', ' && !endsAsCity(own, next?.text ?? '', isAddress)) continue;
    const head = own.replace(/,$/, glue === ' ' ? ',' : '');
    const joined = `${head}${glue}${next?.text ?? ''}`;
    // Without a comma only a known name may run over the line's end ("São" over "Paulo").
    const found = findLocation(joined, { loose: glue === ', ' });
    const spans = found && found.index < head.length && found.index + found.length >= joined.length;
    if (!found || !spans || (alone && found.confidence < alone.confidence)) continue;
    return { found, own: joined, raw: head.slice(found.index), tail: next?.text ?? '' };
  }
  return alone
    ? { found: alone, own, raw: own.slice(alone.index, alone.index + alone.length), tail: '' }
    : undefined;
}

/** "99423 Weimar", "CH-1950 Sion": a postal code says that the name after it is a city's. */
function cityAfterCode(text: string): FoundLocation | undefined {
  const city = trimEdges(CODED_CITY.exec(text)?.[1] ?? '');
  return city !== '' && looksLikeCity(city)
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
  /^(?:\p{Lu}{1,2}-\d{4,6}|(?!(?:19|20)\d\d )\d{4,6}) (\p{Lu}[\p{L}'’. -]{2,30})$/u;

const URL = /https?:\S+|\S+\.\S+\/\S*/g;

const LOCATION_LABEL =
  /(?:adresse|address|location|lieu|ville|city|residence|domicile|localisation|based in)/;

/** The first piece of the next line when a location could go on there. */
function nextBeginning(next: SourceLine | undefined, cuts: Cuts): LineText | undefined {
  const text = next ? trimEdges((cuts.piecesOf(next)[0] ?? '').split(/\s[–—/-]\s/u)[0] ?? '') : '';
  return next &&
    text !== '' &&
    text.split(' ').length <= 5 &&
    /^\p{Lu}/u.test(text) &&
    !/[@:]|\d{5}/.test(text)
    ? { line: next, text }
    : undefined;
}

/** The two lines are set as rows of one address: alone in their rows, in one look. */
const isOfAddress = (line: SourceLine, next: SourceLine | undefined): boolean =>
  next !== undefined &&
  line.cells.length === 1 &&
  next.cells.length === 1 &&
  next.gap <= TIGHT_GAP &&
  Math.abs(line.x - next.x) < SAME_INDENT_POINTS &&
  styleSignature(line) === styleSignature(next);

/** True when the piece ends with a known or possible city and the next line names its country. */
function endsAsCity(piece: string, next: string, isAddress: boolean): boolean {
  if (!wholeLocation(next)) return false;
  if (/,\s*$/.test(piece)) return true;
  const last = trimEdges(piece.split(/[,:]/).at(-1) ?? '').replace(POSTAL_CODE, '');
  const [region = '', country] = next.split(/,\s*/u);
  const isWider = COUNTRIES.has(fold(next)) || (country !== undefined && REGIONS.has(fold(region)));
  if (isAddress && country !== undefined && isWider && looksLikeCity(piece)) return true;
  return (
    COUNTRIES.has(fold(next)) &&
    !COUNTRIES.has(fold(last)) &&
    (wholeLocation(last) !== undefined || looksLikeCity(last))
  );
}

/** Postal and district codes that stood inside the location. */
const codesOf = (location: string, raw: string): string[] =>
  (
    raw.match(
      /(?<![\p{L}\p{N}])(?=[\p{L} -]*\d)[\p{Lu}\d][\p{Lu}\d -]{1,8}\d\p{Lu}?\d?(?![\p{L}\p{N}])/gu,
    ) ?? []
  ).filter((code) => !location.includes(code));

/** Words and numbers that open an address line. */
const STREET_OPENING =
  /^(?:\d{1,4}[a-z]?[ ,]|lot|apt|appt|app\.|unit|flat|house|no\.? ?\d|n°|plot|block|bloc|villa|cite|rue|calle|carrera|av\.|avenue|jl|rua|str\.|ul\.|p\.? ?o\.?|b\.? ?p\.?)/;

/** "12 years of experience" counts no house. */
const AGE_OR_YEARS = /^\d{1,4}\+? ?(?:years?|yrs|ans|annees|months|mois)(?![a-z])/;

/** The street before the city on its line, or on the line above when that line ends in a comma. */
function streetBefore(line: SourceLine, before: string, above: SourceLine | undefined): LineText[] {
  if (/\d/.test(before) && !/@/.test(before)) return [{ line, text: before }];
  const opens =
    above &&
    /\d/.test(above.text) &&
    (/,\s*$/.test(above.text) || STREET_OPENING.test(fold(above.text))) &&
    !/[@|]|\d{5}/.test(above.text) &&
    !AGE_OR_YEARS.test(fold(above.text)) &&
    findPhones(above.text, []).length === 0;
  return opens ? [{ line: above, text: above.text }] : [];
}
