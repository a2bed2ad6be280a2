/**
 * The street part of an address goes, the city stays: Canadian advice asks for city and province alone
 * (jobscout.live, PMI-Montréal). A postal code points at a few doors, so it goes with the street.
 */
import { isCountryName } from '#/domain/cv/canadian/countries.ts';
import { isStateName } from '../words/states.ts';
import { foldAligned } from '../fold.ts';

const STREET_BEFORE =
  '(?:rue|r\\.|avenue|aven?\\.?|boulevard|boul\\.?|bou?le?v?d\\.?|bd\\.?|blvd\\.?|chemin|ch\\.|che\\.|route|rte\\.?|place|pl\\.|placette|allees?|impasse|imp\\.|cite|quai|cours|passage|square|residences?|res\\.|lotissement|lot\\.?|quartier|hay|hai|douar|villa|montee|rang|cote|croissant|promenade|terrasse|sentier|ruelle|voie|rond-point|faubourg|immeuble|imm\\.?|batiment|bat\\.?|bloc|block|blk|tour|tower|escalier|esc\\.?|etage|appartement|appt?\\.?|apt\\.?|apto\\.?|apartment|suite|unit|unite|bureau|flat|room|plot|house|door|building|bldg\\.?|floor|sector|phase|barangay|brgy\\.?|purok|street|via|viale|piazza|calle|c/|avda\\.?|carrera|cra\\.?|calle|rua|travessa|alameda|plaza|jalan|jl\\.?|kampung|nagar|cl)';
const STREET_AFTER =
  '(?:street|st\\.?|avenue|ave?\\.?|road|rd\\.?|drive|dr\\.?|lane|ln\\.?|boulevard|blvd\\.?|court|ct\\.?|crescent|cres\\.?|place|pl\\.?|way|terrace|terr?\\.?|parkway|pkwy\\.?|highway|hwy\\.?|circle|cir\\.?|trail|close|gardens?|gdns|square|sq\\.?|row|walk|grove|heights|hill|park|path|mews|quay|crossing|rise|view|loop|line|ridge|estate|colony|layout|marg|boulvard|strasse|straße|str\\.?|straat|gasse|weg|sokak|caddesi|cad\\.?|mahallesi)';
const DIRECTION =
  '(?: ?,? ?(?:n|s|e|w|o|ne|nw|se|sw|north|south|east|west|nord|sud|est|ouest|n\\.?e\\.?|s\\.?w\\.?)\\.?)?';
const NUMBER =
  '(?:[a-z]?\\d{1,4}[a-z]?-(?=\\d))?(?:no\\.? ?|n[o.]* ?|#)?\\d{1,6}(?! ?\\+? ?(?:years?|ans|yrs|mois|months|%|k\\b))(?:[-/]\\d{1,6})?(?: ?(?:bis|ter|quater)\\b| ?[a-h]\\b)?';
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
  /^(?:p\.? ?o\.? ?box|b\.? ?p\.?|boite postale|case postale|c\.? ?p\.?) ?:? ?[\d-]+$/,
  /^(?:(?:apt|app|appt|apartment|appartement|unit|unite|suite|flat|floor|etage|room|porte|lot|h\.? ?no|house no|door no|plot no|no)\.? ?(?:no\.? ?)?#?|#) ?[a-z]?-?\d+[a-z]?(?:\/\d+)?$/,
  /^\d{1,2}(?:e|er|eme|st|nd|rd|th) (?:etage|floor)$/,
  /^(?:face a|derriere|pres d[eu]|en face d[eu]|opposite|near|behind|c\/o|vill(?:age)?\.?|teh\.|tehsil|p\.o\.|taluk|mandal|upazila|thana) .+$/,
  /^commune (?:de |d')[a-z' -]+$/,
  /^(?:appartement|appt?\.?|apt\.?|apartment|unit|suite|immeuble|batiment|villa)$/,
  /^(?:ward|district|quan|phuong|woreda|kebele|zone|secteur|arrondissement|bl|ap|sc|et|nr|rt|rw|gate|entrance|lgt|bat|sub-city|[a-z' -]+ sub-city)\.? ?(?:no\.? ?)?[a-z]?\d*[a-z]?(?: rw \d+)?$/,
];

/** Parts that are a street by themselves; the others need another sign beside them. */
const SURE_STREETS: readonly RegExp[] = [
  /^(?:km|pk) ?\d+.*$/,
  /^bl(?:oc)?k\.? ?\d+[a-z]?,? (?:lot|l)\.? ?\d+[a-z]?(?: .*)?$/,
  /^lot [ivx]+ ?[a-z]? ?\d+[a-z]?(?: .*)?$/,
  /^(?:calle|cll|cl|carrera|cra|kra|kr|cr|avenida|av|diagonal|dg|transversal|tv)\.? ?\d+[a-z]? ?(?:#|no\.?|n[o.]*|-) ?\d+.*$/,
  /^(?:av|avda|avenida|jr|jiron|psje|pje|pasaje|paseo|camino|ronda|travesia|prol|prolongacion|blvd)\.? [a-z' .-]+ \d+[a-z]?$/,
  /^\d+(?:st|nd|rd|th) (?:alley|lane|floor)$/,
  /^(?:col|urb|bo|fracc)\. [a-z' .-]+$/,
  /^\d+(?:st|nd|rd|th) (?:main|cross|block|stage|street|avenue)\b.*$/,
  /^(?:v\. ?p\. ?o\.?|vpo\.?) ?[:–-]? ?[a-z].+$/,
  /^(?:h|d)\.? ?no\.? ?:? ?[\da-z/-]*\d[\da-z/-]*$/,
  ...STREET_PARTS.slice(0, 4),
  /^(?:p\.? ?o\.? ?box|(?:\d\d )?b\.? ?p\.?|boite postale|case postale|c\.? ?p\.?) ?:? ?[\d-]+$/,
  /^(?:ul|al|os)\. .*\d[\d/]*[a-z]?$/,
  /^(?:rue|avenue|av\.|villa|porte|house|h\.? ?no|plot|flat|street|lot|blk|block|jl\.?|jalan|calle|via|rua|str\.?|imm\.?|immeuble|dar|cite)(?: [a-z'.-]+){0,4} (?:no\.? ?|nr\.? ?|n[o.]* ?|#)?\d[\d./-]*[a-z]?(?:-[a-z])?$/,
  /^\d+[a-z]?\/\d+[a-z]? [a-z' .-]+$/,
  /^(?=.*\d)[a-z' .-]+ (?:cad|cd|sok|sk|mah|bulv)\.? /,
];

const CANADIAN_CODE = '[abceghj-nprstvxy]\\d[a-z] ?-?\\d[a-z]\\d';
export const POSTAL = new RegExp(
  `(?:^|(?<=[ ,(]))(?:(?:cep|plz|c\\.?p\\.?|zip|code postal|postal code) ?:? ?)?(?:${CANADIAN_CODE}|[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}|[ac-y]\\d[\\dw] (?=[a-z]*\\d)(?=\\d*[a-z])[\\da-z]{4}|(?:f|d|b|ch|cedex)-?\\d{4,5}|\\d{4,6}(?:-\\d{3,4})?|\\d{3} \\d{2,3}|\\d{2}-\\d{3})(?: cedex(?: \\d+)?)?(?=$|[ ,)])`,
);
const CANADIAN_POSTAL = new RegExp(`(?:^|(?<=[ ,(]))${CANADIAN_CODE}(?=$|[ ,.)])`);

export type AddressPart = 'street' | 'postal' | 'other';

/** What a comma-separated part of a line is, for an address. `part` is the source's text. */
export function addressPart(part: string): AddressPart {
  const folded = foldAligned(part).trim();
  if (isStreet(folded)) return 'street';
  return withoutPostalCode(part).code === '' ? 'other' : 'postal';
}

/** A part that makes a line an address without further evidence. */
export function isSureStreet(part: string): boolean {
  const folded = foldAligned(part).trim();
  return !isCountryName(folded) && SURE_STREETS.some((pattern) => pattern.test(folded));
}

/** A street or quarter by its name alone; accepted when a city follows. */
export const isNamedStreet = (part: string): boolean =>
  /^(?:rue|avenue|boulevard|bd|quartier|cite|residence|hay|lotissement|immeuble|impasse|derb|parcelles?|barangay|brgy\.?|purok|jalan|jl\.?|calle|rua|ilot) [a-z][a-z0-9' .-]+$/.test(
    foldAligned(part).trim(),
  );

/** A street where an address is known to stand, with a house's number or without. */
export const couldBeStreet = (part: string): boolean =>
  addressPart(part) === 'street' || isNamedStreet(part) || endsAsStreet(part);

/** "Kira Road", "Al Noor Building", "Road 5": streets and houses once the line is known for an address. */
const endsAsStreet = (part: string): boolean => {
  const folded = foldAligned(part).trim();
  return (
    !isCountryName(folded) &&
    /^(?:(?:[a-z0-9'.-]+ ){1,4}(?:street|st\.|avenue|ave\.?|road|rd\.?|drive|lane|boulevard|blvd\.?|crescent|close|way|highway|building|bldg\.?|villas?|apartments?|residency|mansion|homes|complex|compound|estate)|(?:road|lane|gali|sector|street|cross|stand) (?:no\.? ?)?\d+[a-z]?)$/.test(
      folded,
    )
  );
};

export const hasCanadianPostalCode = (text: string): boolean =>
  CANADIAN_POSTAL.test(foldAligned(text));

const isStreet = (folded: string): boolean =>
  !isCountryName(folded) &&
  [...STREET_PARTS, ...SURE_STREETS].some((pattern) => pattern.test(folded));

export interface SplitAddress {
  kept: string[];
  removed: string[];
}

/**
 * Separates the parts of an address (cut at commas, in order). Everything up to the last street part goes, the
 * postal codes, and the neighbourhood; what stays is the city, with its region where it needs one, and the country.
 */
export function splitAddress(parts: readonly string[]): SplitAddress {
  const kinds = parts.map(addressPart);
  const lastStreet = kinds.lastIndexOf('street');
  const city = kinds.findLastIndex((kind, at) => kind === 'postal' && namesCity(parts[at] ?? ''));
  const named = parts.findLastIndex((part) => isNamedStreet(part) || endsAsStreet(part));
  const streetEnd = Math.max(lastStreet, named, city - 1);
  const before = parts.slice(0, streetEnd + 1).filter((part) => part.trim() !== '');
  const codes: string[] = [];
  const locations: string[] = [];
  for (const part of parts.slice(streetEnd + 1)) {
    const { location, code } = withoutPostalCode(part);
    if (code !== '') codes.push(code);
    if (location !== '') locations.push(location);
  }
  const hasStreet = before.length > 0;
  const extra = hasStreet
    ? locations.splice(0, Math.max(0, locations.length - wantedParts(locations)))
    : [];
  return { kept: locations, removed: [...before, ...extra, ...codes] };
}

/** "69003 Lyon" holds a city; "H2X 3K8", "ON M5H 1J8" and "Ontario M5H 1J8 Canada" don't. */
function namesCity(part: string): boolean {
  const written = withoutPostalCode(part).location;
  const location = foldAligned(written);
  // "EX 11111": the code of a region, whether it is known or not.
  if (
    location === '' ||
    /^\p{Lu}{2}$/u.test(written) ||
    isStateName(location) ||
    isCountryName(location)
  )
    return false;
  const [, region = '', country = ''] = /^(.+) ([a-z.]+)$/.exec(location) ?? [];
  return !(isStateName(region) && (isCountryName(country) || /^(?:ca|us|uk)$/.test(country)));
}

/** City and country, or city and region, or all three where the region is a state people name, in one way or two ("CA, California"). */
function wantedParts(locations: readonly string[]): number {
  const last = foldAligned(locations.at(-1) ?? '').trim();
  if (!isCountryName(last)) return 2;
  const before = locations.slice(0, -1).map((part) => foldAligned(part).trim());
  const city = before.findLastIndex((part) => !isStateName(part));
  return 1 + before.length - Math.max(0, city);
}

/** "3512 AB Utrecht" */
const DUTCH_LETTERS = /^ \p{Lu}{2}(?= \p{Lu}\p{Ll})/u;

/** `H2X 3K8`, `69003`, `1000-205` cut out of "69003 Lyon", "Montréal (QC) H2X 3K8", "New Delhi - 110001". */
function withoutPostalCode(part: string): { location: string; code: string } {
  const folded = foldAligned(part);
  const match = POSTAL.exec(folded);
  const isPhone = (folded.match(/\d/g)?.length ?? 0) > 8;
  // "2037 Ariana" is a code; "Feb 2019" and "2019" are dates.
  const isYear =
    match && /^(?:19|20)\d{2}$/.test(match[0]) && !/^\d{4} [a-z]{3}/.test(folded.trim());
  if (!match || isPhone || isYear) return { location: part.trim(), code: '' };
  const after = match.index + match[0].length;
  const end = after + (DUTCH_LETTERS.exec(part.slice(after))?.[0].length ?? 0);
  const code = part.slice(match.index, end);
  const location = `${part.slice(0, match.index)} ${part.slice(end)}`
    .replace(/\( *\)/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '');
  return { location, code };
}
