/** Where a person lives when no list knows the place: what stands for one among the contact details. */
import { looksLikeCity } from '../locations/city-name.ts';
import { endsWithCity, POSTAL } from '../locations/find-location.ts';
import { TIGHT_GAP } from '../lines/thresholds.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { singleSpaced, trimEdges, wordsOf } from '../text-pieces.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDocumentTitle } from '../account-for-words.ts';
import { findDates } from '../dates/find-dates.ts';
import { headingHit } from '../sections/headings.ts';
import { namesTrade } from './paragraph.ts';
import { type Cuts, withoutContactLabels } from './cuts.ts';
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

/** The first such place, the surest kind first; `skip`: texts that are the name. */
export function unlistedPlace(
  lines: readonly SourceLine[],
  cuts: Cuts,
  skip: readonly string[],
): UnlistedPlace | undefined {
  const candidates = lines.flatMap((line, at) =>
    line.continues || (line.bullet > 0 && !isItemOfReach(lines, at))
      ? []
      : cuts.piecesOf(line).flatMap((piece) => candidateOf(piece, lines, at, skip)),
  );
  const [first] = candidates.toSorted((one, two) => two.sureness - one.sureness);
  return first?.place;
}

interface Candidate {
  sureness: number;
  place: UnlistedPlace;
}

function candidateOf(
  piece: string,
  lines: readonly SourceLine[],
  at: number,
  skip: readonly string[],
): Candidate[] {
  const line = lines[at];
  const raw = trimEdges(piece.replace(HOME_LABEL, ''));
  const [code = ''] = raw.match(POSTAL) ?? [];
  const text = trimEdges(singleSpaced(raw.replace(POSTAL, ' ')).replace(/ ,/g, ','));
  if (!line || isSkipped(text, skip) || isOfWeb(line, raw) || findDates(piece).length > 0)
    return [];
  const next = lines[at + 1];
  if (line.ofAddress && next?.continues && isSeveral(`${text} ${next.text}`, 2))
    return [
      {
        sureness: SURENESS.besideStreet,
        place: { value: `${text} ${next.text}`, line, raw, code, tail: next },
      },
    ];
  const signs = {
    isLabelled: HOME_LABEL.test(piece.trim()),
    isCoded: (code !== '' && !/^(?:19|20)\d\d$/.test(code)) || isBelowCode(lines, at),
  };
  const sureness = surenessOf(text, signs, lines, at);
  if (sureness === 0) return [];
  const country = code === '' ? undefined : countryBelow(line, next);
  const value = country ? `${text}, ${country.text}` : text;
  return [{ sureness, place: { value, line, raw, code, ...(country ? { tail: country } : {}) } }];
}

/** "Rekla" beside an icon, which leads to a page: what a person is called there. */
const isOfWeb = ({ links }: SourceLine, raw: string): boolean =>
  links.some(
    ({ text, target }) => text.trim() === raw && /^https?:(?!.*(?:map|geo))/iu.test(target),
  );

const isSkipped = (text: string, skip: readonly string[]): boolean =>
  skip.some((one) => fold(one) === fold(text)) ||
  isDocumentTitle(text.replace(/^\S+ /u, '')) ||
  namesTrade({ text });

/** "12 Harbour Row, 94102" over the city, in one look: the address had no room for it. */
function isBelowCode(lines: readonly SourceLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  return (
    above !== undefined &&
    line !== undefined &&
    line.gap <= TIGHT_GAP &&
    line.cells.length === 1 &&
    STREET_AND_CODE.test(above.text) &&
    styleSignature(above) === styleSignature(line)
  );
}

const STREET_AND_CODE = /^\d{1,4}[a-z]? \p{L}[\p{L}'’. -]{3,40}, \d{4,6}$/iu;

/** A label or a street beside it says more than a postal code, this more than several names; one alone says least. */
function surenessOf(
  text: string,
  { isLabelled, isCoded }: { isLabelled: boolean; isCoded: boolean },
  lines: readonly SourceLine[],
  at: number,
): number {
  const several = isSeveral(text);
  const isInAddress = isCoded || lines[at]?.ofAddress === true;
  if (!isInAddress && !isLabelled && !/\p{Ll}/u.test(text)) return 0;
  const isTown = isName(text) || (lines[at]?.ofAddress === true && TOWN.test(text));
  if (!several && (!isTown || isLabel(text)) && !isDistrictOfCity(text)) return 0;
  if (isLabelled) return SURENESS.labelled;
  if (lines[at]?.ofAddress) return SURENESS.besideStreet;
  // The row of the street may part the city from the other details.
  if (isCoded && [at, at - 1].some((row) => isBesideReach(lines, row))) return SURENESS.coded;
  if (several) return isBesideReach(lines, at) ? SURENESS.several : 0;
  return isRowOfReach(lines, at) || isCellOfReach(text, lines[at]) ? SURENESS.alone : 0;
}

const SURENESS = {
  labelled: 5,
  besideStreet: 4,
  coded: 3,
  several: 2,
  alone: 1,
};

/** Below its street, whatever the small words in it: "Vand en bois". */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){1,4}$/u;

/** "Cocody Angré ABIDJAN" */
const isDistrictOfCity = (text: string): boolean =>
  wordsOf(text).length <= LONGEST_NAME && /^\p{Lu}/u.test(text) && endsWithCity(text);

/** Says where something is found, or what stands below. */
const isLabel = (text: string): boolean =>
  wordsOf(withoutContactLabels(text)).length === 0 ||
  NETWORK.test(text) ||
  headingHit(text)?.full === true;

/** Icons before the contact details look like the marks of a list. */
const isItemOfReach = (lines: readonly SourceLine[], at: number): boolean =>
  [lines[at - 1], lines[at + 1]].some(
    (other) => other !== undefined && other.bullet === lines[at]?.bullet && isReach(other),
  );

/** Alone in its row, in the very look of the contact details above or below it. */
const isRowOfReach = (lines: readonly SourceLine[], at: number): boolean => {
  const line = lines[at];
  return (
    line?.cells.length === 1 &&
    // White on a dark column, as all around it.
    isPlain({ ...line, tinted: false }) &&
    !line.italic &&
    [lines[at - 1], lines[at + 1]].some(
      (other) =>
        other !== undefined && isReach(other) && styleSignature(other) === styleSignature(line),
    )
  );
};

/** "418 555-0142 ¦ Tesmal": in the cell beside a phone number, which has one of its own. */
const isCellOfReach = (text: string, line: SourceLine | undefined): boolean =>
  line?.cells.length === 2 &&
  isPlain(line) &&
  !line.italic &&
  line.cells.includes(text) &&
  line.cells.some((cell) => findPhones(cell, [])[0]?.raw === cell);

/** "Address: …", "Based in …", "Domiciliée à …", "Distt. …". */
export const HOME_LABEL =
  /^\s*(?:(?:adresse|address|location|lieu|ville|city|r[ée]sidence|domicile)\s*[:–-]\s*|dist(?:t\.?|\.|rict\s?[:–-])[\s:–-]*|(?:(?:currently )?(?:based|located|living|residing)|lives|resides) in\s+(?:the (?=U[KSn.]))?|(?:actuellement )?(?:bas|domicili|install|situ)ée?(?:\(e\))?s? (?:à|en|au|aux)\s+|(?:habit|r[ée]sid)(?:e|ant) (?:à|en|au|aux)\s+)/iu;

/** "Port Tesmal, Orlandie", "Port Tesmal, Vand, ORL", "Tesmal (ORL)". */
function isSeveral(text: string, most = 3): boolean {
  const parts = text.replace(/ \((\p{Lu}{2,3})\)$/u, ', $1').split(/,\s+/u);
  return (
    parts.length >= 2 &&
    parts.length <= most &&
    parts.every((part, at) => isName(part) || (at > 0 && /^\p{Lu}{2,3}$/u.test(part)))
  );
}

/** Many towns are ports, and so are employers. "Deir al-Balah" */
const isName = (text: string): boolean =>
  looksLikeCity(text.replace(/^Port (?=\p{Lu})|(?<=\p{L} )(?:al|as|ad|el|bel)-(?=\p{Lu})/gu, '')) &&
  !HANDLE.test(text) &&
  text.split(' ').length <= LONGEST_NAME;

/** "AOkoro", "adaOkoro": a person's name on a network. */
const HANDLE = /(?:^\p{Lu}|\p{Ll})\p{Lu}\p{Ll}/u;

/** What stands over or beside an address of the web. */
export const NETWORK =
  /\b(?:github|gitlab|bitbucket|twitter|mastodon|facebook|instagram|telegram|skype|signal|discord|xing|medium|kaggle|orcid|scholar|researchgate|stack ?overflow|leetcode|behance|dribbble|youtube|portfolio|blog|site|homepage|page|profile?|online|internet|links?|liens?)\b/iu;

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
