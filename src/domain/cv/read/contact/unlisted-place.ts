/** Where a person lives when no list knows the place: two names with a comma between, among the contact details. */
import { looksLikeCity } from '../locations/city-name.ts';
import { TIGHT_GAP } from '../lines/thresholds.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { singleSpaced, trimEdges, wordsOf } from '../text-pieces.ts';
import type { Cuts } from './cuts.ts';
import { findEmail, findPhones } from './reach.ts';

export interface UnlistedPlace {
  value: string;
  line: SourceLine;
  /** What stands in the line for it. */
  raw: string;
  /** A postal code inside, '' without one. */
  code: string;
  /** The next line, when it names the country. */
  tail?: SourceLine;
}

/** The first such place; `skip`: texts that are the name. */
export function unlistedPlace(
  lines: readonly SourceLine[],
  cuts: Cuts,
  skip: readonly string[],
): UnlistedPlace | undefined {
  for (const [at, line] of lines.entries()) {
    if (line.bullet > 0 || line.continues || !isBesideReach(lines, at)) continue;
    for (const piece of cuts.piecesOf(line)) {
      const raw = trimEdges(piece.replace(LABEL, ''));
      const code = CODE.exec(raw)?.[0].trim() ?? '';
      const text = singleSpaced(raw.replace(CODE, ' '));
      if (skip.includes(text) || !isPair(text)) continue;
      const country = code === '' ? undefined : countryBelow(line, lines[at + 1]);
      return {
        value: country ? `${text}, ${country.text}` : text,
        line,
        raw,
        code,
        ...(country ? { tail: country } : {}),
      };
    }
  }
  return undefined;
}

const LABEL = /^(?:adresse|address|location|lieu|ville|city|r[ée]sidence|domicile)\s*[:–-]\s*/iu;

/** A postal code at the end or before the city. */
const CODE = /(?:^|\s)(?:\p{Lu}{1,2}-)?\d{4,6}(?=\s|$)/u;

/** "Port Tesmal, Orlandie", "Port Tesmal, ORL". */
function isPair(text: string): boolean {
  const parts = text.split(/,\s+/u);
  return (
    parts.length === 2 &&
    parts.every((part, at) => isName(part) || (at > 0 && /^\p{Lu}{2,3}$/u.test(part)))
  );
}

/** Many towns are ports, and so are employers. */
const isName = (text: string): boolean =>
  looksLikeCity(text.replace(/^Port (?=\p{Lu})/u, '')) &&
  /\p{Ll}/u.test(text) &&
  wordsOf(text).length <= LONGEST_NAME;

/** Words of a city's or a country's name. */
const LONGEST_NAME = 3;

/** "City, State 12345" over "Country". */
const countryBelow = (line: SourceLine, next: SourceLine | undefined): SourceLine | undefined =>
  next !== undefined &&
  next.cells.length === 1 &&
  next.gap <= TIGHT_GAP &&
  styleSignature(next) === styleSignature(line) &&
  isName(next.text)
    ? next
    : undefined;

/** The line holds a contact detail, or one of its look stands above or below. */
const isBesideReach = (lines: readonly SourceLine[], at: number): boolean =>
  [at, at - 1, at + 1, at + 2].some((index) => {
    const [line, other] = [lines[at], lines[index]];
    return (
      line !== undefined &&
      other !== undefined &&
      isReach(other) &&
      Math.round(line.size * 10) === Math.round(other.size * 10)
    );
  });

const isReach = ({ text, links }: SourceLine): boolean =>
  links.length > 0 ||
  findEmail(text) !== undefined ||
  findPhones(text, []).length > 0 ||
  /\S\.\p{L}{2,}(?:\/|$)/u.test(text);
