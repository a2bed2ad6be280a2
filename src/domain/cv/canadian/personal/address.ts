/**
 * The street part of an address goes, the place stays: Canadian advice asks for city and province alone
 * (jobscout.live, PMI-Montréal). A postal code points at a few doors, so it goes with the street.
 */
import { isCountryName } from './countries.ts';
import { foldAligned } from './fold.ts';

const STREET_BEFORE =
  '(?:rue|r\\.|avenue|aven?\\.?|boulevard|boul\\.?|bou?le?v?d\\.?|bd\\.?|blvd\\.?|chemin|ch\\.|che\\.|route|rte\\.?|place|pl\\.|placette|allees?|impasse|imp\\.|cite|quai|cours|passage|square|residences?|res\\.|lotissement|lot\\.?|quartier|hay|hai|douar|villa|montee|rang|cote|croissant|promenade|terrasse|sentier|ruelle|voie|rond-point|faubourg|immeuble|imm\\.?|batiment|bat\\.?|bloc|block|blk|tour|tower|escalier|esc\\.?|etage|appartement|appt?\\.?|apt\\.?|apartment|suite|unit|unite|bureau|flat|room|plot|house|door|building|bldg\\.?|floor|sector|phase|barangay|brgy\\.?|purok|street|via|viale|piazza|calle|c/|avda\\.?|carrera|cra\\.?|calle|rua|travessa|alameda|plaza|jalan|jl\\.?|kampung|nagar|cl)';
const STREET_AFTER =
  '(?:street|st\\.?|avenue|ave\\.?|road|rd\\.?|drive|dr\\.?|lane|ln\\.?|boulevard|blvd\\.?|court|ct\\.?|crescent|cres\\.?|place|pl\\.?|way|terrace|terr?\\.?|parkway|pkwy\\.?|highway|hwy\\.?|circle|cir\\.?|trail|close|gardens?|gdns|square|sq\\.?|row|walk|grove|heights|hill|park|path|mews|quay|crossing|rise|view|loop|line|ridge|estate|colony|layout|marg|strasse|straße|str\\.?|straat|gasse|weg|sokak|caddesi|cad\\.?|mahallesi)';
const DIRECTION =
  '(?: ?,? ?(?:n|s|e|w|o|ne|nw|se|sw|north|south|east|west|nord|sud|est|ouest|n\\.?e\\.?|s\\.?w\\.?)\\.?)?';
const NUMBER =
  '(?:no\\.? ?|n[o.]* ?|#)?\\d{1,6}(?! ?\\+? ?(?:years?|ans|yrs|mois|months|%|k\\b))(?:[-/]\\d{1,6})?(?: ?(?:bis|ter|quater)\\b| ?[a-h]\\b)?';
const UNIT = '(?: ?,? ?(?:apt|app|appt|unit|suite|bureau|#)\\.? ?#?[a-z]?\\d+[a-z]?)?';

const STREET_PARTS: readonly RegExp[] = [
  new RegExp(`^${NUMBER},? (?:[a-z]+ )?${STREET_BEFORE}(?![a-z]).*$`),
  new RegExp(`^${NUMBER},? (?:[a-z0-9'.-]+ ){1,5}${STREET_AFTER}${DIRECTION}${UNIT}$`),
  new RegExp(
    `^(?:[a-z.'-]+ ){0,4}(?:strasse|straße|str\\.|straat|gasse|weg|laan) ?\\d{1,4}[a-z]?$`,
  ),
  /^[a-z.-]*(?:strasse|straße|str\.|straat|gasse|weg|laan) ?\d{1,4} ?[a-z]?$/,
  new RegExp(
    `^${STREET_BEFORE} (?:[a-z'.()-]+ ){0,5}(?:no?\\.? ?|#)?\\d{1,5}[a-z]?(?:[- ]\\d{1,4}[a-z]?)?$`,
  ),
  new RegExp(`^${STREET_BEFORE} [a-z0-9'.-]+(?: [a-z0-9'.-]+){0,5}$`),
  /^(?:p\.? ?o\.? ?box|b\.? ?p\.?|boite postale|case postale|c\.? ?p\.?) ?:? ?\d+.*$/,
  /^(?:(?:apt|app|appt|apartment|appartement|unit|unite|suite|flat|floor|etage|room|porte|lot|h\.? ?no|house no|door no|plot no|no)\.? ?(?:no\.? ?)?#?|#) ?[a-z]?-?\d+[a-z]?(?:\/\d+)?$/,
  /^\d{1,2}(?:e|er|eme|st|nd|rd|th) (?:etage|floor)$/,
];

/** Parts that are surely a street by themselves: a number and a street word, or a post box. */
const SURE = 4;

const CANADIAN_CODE = '[abceghj-nprstvxy]\\d[a-z] ?-?\\d[a-z]\\d';
export const POSTAL = new RegExp(
  `(?:^|(?<=[ ,(]))(?:${CANADIAN_CODE}|[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}|(?:f|d|b|ch|cedex)-?\\d{4,5}|\\d{4,6}(?:-\\d{3,4})?|\\d{3} \\d{2,3})(?: cedex(?: \\d+)?)?(?=$|[ ,)])`,
);
const CANADIAN_POSTAL = new RegExp(`(?:^|(?<=[ ,(]))${CANADIAN_CODE}(?=$|[ ,.)])`);

export type AddressPart = 'street' | 'postal' | 'other';

/** What a comma-separated part of a line is, for an address. `part` is the source's text. */
export function addressPart(part: string): AddressPart {
  const folded = foldAligned(part).trim();
  if (isStreet(folded)) return 'street';
  return POSTAL.test(folded) ? 'postal' : 'other';
}

/** A part that makes a line an address by itself. */
export function isSureStreet(part: string): boolean {
  const folded = foldAligned(part).trim();
  return (
    STREET_PARTS.slice(0, SURE).some((pattern) => pattern.test(folded)) ||
    STREET_PARTS[6]?.test(folded) === true
  );
}

export const hasCanadianPostalCode = (text: string): boolean =>
  CANADIAN_POSTAL.test(foldAligned(text));

const isStreet = (folded: string): boolean => STREET_PARTS.some((pattern) => pattern.test(folded));

export interface SplitAddress {
  kept: string[];
  removed: string[];
}

/**
 * Separates the parts of an address (cut at commas, in order). Everything up to the last street part goes, and
 * the postal codes; of what remains, the last parts stay: city, province or region, country.
 */
export function splitAddress(parts: readonly string[]): SplitAddress {
  const kinds = parts.map(addressPart);
  const lastStreet = kinds.lastIndexOf('street');
  const removed = parts.slice(0, lastStreet + 1).filter((part) => part.trim() !== '');
  const places: string[] = [];
  for (const part of parts.slice(lastStreet + 1)) {
    const { place, code } = withoutPostalCode(part);
    if (code !== '') removed.push(code);
    if (place !== '') places.push(place);
  }
  const last = places.at(-1) ?? '';
  const wanted = isCountryName(foldAligned(last).trim()) ? 3 : 2;
  const extra = lastStreet >= 0 ? places.splice(0, Math.max(0, places.length - wanted)) : [];
  return {
    kept: places,
    removed: [...removed.slice(0, lastStreet + 1), ...extra, ...removed.slice(lastStreet + 1)],
  };
}

/** `H2X 3K8`, `69003`, `1000-205` cut out of "69003 Lyon", "Montréal (QC) H2X 3K8", "New Delhi - 110001". */
export function withoutPostalCode(part: string): { place: string; code: string } {
  const match = POSTAL.exec(foldAligned(part));
  if (!match) return { place: part.trim(), code: '' };
  const code = part.slice(match.index, match.index + match[0].length);
  const place = `${part.slice(0, match.index)} ${part.slice(match.index + match[0].length)}`
    .replace(/\( *\)/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '');
  return { place, code };
}
