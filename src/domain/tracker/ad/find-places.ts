/** Places in Canada as advertisements write them: `Laval (Québec)`, `Toronto, ON`, a town alone. */
import { provinceCode, type ProvinceCode } from '../../cv/canadian/provinces.ts';
import { COMPANY_SURE_CUES, INSTITUTION_SURE_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import { CANADIAN_PLACES } from './words/canadian-places.data.ts';

export interface Place {
  /** As written, without postal code. */
  text: string;
  city: string;
  province: ProvinceCode | undefined;
  /** The province or the country is written beside the city. */
  isWhole: boolean;
  /** A town this knows, not a name before a province. */
  isKnown: boolean;
  index: number;
}

const NAME =
  "(?:[\\p{Lu}][\\p{L}'’.]*|100)(?:(?:[ -]| - )(?:(?:de|du|des|la|le|les|aux|sur|sur-le|on|of|the|and|en)[ -]|[ld]['’])*[\\p{Lu}\\d][\\p{L}'’.]*|-(?:de|du|des|la|le|les|l|d|sur|aux|en|on|the)(?=-)){0,7}";
const PROVINCES_LONG =
  'Québec|Quebec|Ontario|British Columbia|Colombie-Britannique|Alberta|Manitoba|Saskatchewan|Nova Scotia|Nouvelle-[ÉE]cosse|New Brunswick|Nouveau-Brunswick|Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador|Terre-Neuve|Prince Edward Island|[ÎI]le-du-Prince-[ÉE]douard|Northwest Territories|Territoires du Nord-Ouest|Nunavut|Yukon';
const PROVINCES_SHORT =
  'QC|Qc|Québec|QUEBEC|ON|Ont\\.?|BC|B\\.C\\.|C\\.-B\\.|AB|Alta\\.?|MB|Man\\.?|SK|Sask\\.?|NS|N\\.S\\.|N\\.-[ÉE]\\.|NB|N\\.B\\.|N\\.-B\\.|NL|PE|PEI|P\\.E\\.I\\.|[ÎI]\\.-P\\.-[ÉE]\\.|NT|NU|YT';
const PROVINCE = `(?:${PROVINCES_LONG}|${PROVINCES_SHORT})`;

/** A city and its province, in the usual ways of putting them side by side. */
const WHOLE = new RegExp(
  `(?<city>${NAME})(?:, ?| ?\\(| - | – )(?<province>${PROVINCE})(?![\\p{L}\\d])(?<close>\\))?(?<country>,? ?\\(?Canada\\)?)?`,
  'gu',
);
const ALONE = new RegExp(NAME, 'gu');

export const findPlaces = (text: string): Place[] => {
  const places: Place[] = [];
  for (const match of text.matchAll(WHOLE)) {
    const { city = '', province = '', country = '' } = match.groups ?? {};
    const name = lastName(city);
    const code = provinceCode(province)?.code;
    const isKnown = CANADIAN_PLACES.has(key(name));
    if (name === '' || !code || NOT_CITY.test(fold(name)) || (!isKnown && isBody(name))) continue;
    const start = match.index + city.length - name.length;
    const whole = text.slice(start, match.index + match[0].length - country.length);
    places.push({
      text: tidy(whole + (country.includes('Canada') && !/[()]/.test(whole) ? ', Canada' : '')),
      city: name,
      province: code,
      isWhole: true,
      isKnown,
      index: start,
    });
  }
  for (const match of text.matchAll(ALONE)) {
    const found = knownWithin(match[0]);
    if (!found) continue;
    const index = match.index + found.offset;
    if (isStreet(text, index, index + found.name.length)) continue;
    if (places.some((place) => index >= place.index && index < place.index + place.text.length))
      continue;
    places.push({
      text: found.name,
      city: found.name,
      province: CANADIAN_PLACES.get(key(found.name)),
      isWhole: false,
      isKnown: true,
      index,
    });
  }
  return places.toSorted((a, b) => a.index - b.index);
};

/** `1200 Dundas Street`, « rue Sherbrooke » */
const isStreet = (text: string, from: number, to: number): boolean =>
  /^ (?:Street|St|Avenue|Ave|Road|Rd|Blvd|Boulevard|Drive|Highway|Hwy|Way|Crescent)\b/.test(
    text.slice(to, to + 12),
  ) ||
  /(?:rue|boul\.?|boulevard|avenue|av\.?|chemin|route|montée) $/i.test(
    text.slice(Math.max(0, from - 12), from),
  );

export const placeProvince = (city: string): ProvinceCode | undefined =>
  CANADIAN_PLACES.get(key(city));

/** « Collège Aurèle-Dubois (Québec) » is no town. */
const isBody = (name: string): boolean =>
  fold(name)
    .split(' ')
    .some((word) => INSTITUTION_SURE_CUES.has(word) || COMPANY_SURE_CUES.has(word));

/** The province that a text names, and no other. */
export const provinceNamed = (text: string): ProvinceCode | undefined => {
  const codes = new Set(
    [...text.matchAll(NAMED_PROVINCE)].map(([name]) => provinceCode(name)?.code),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
};

const NAMED_PROVINCE = new RegExp(`(?<![\\p{L}])(?:${PROVINCES_LONG})(?![\\p{L}])`, 'gu');

/** Words that stand before a province without being its city. */
const NOT_CITY =
  /^(?:province|province of|province de|government|government of|gouvernement|gouvernement de l'|state|remote|teletravail|hybrid|hybride|canada|full|ouest|nord|northern|southern|eastern|western|university|college|lieu|location|work|home|anywhere)$/;

/** `Main Campus, Thunder Bay`: what stands next to the province. A street before it is none. */
const lastName = (city: string): string => {
  const name = city.split(/ - | – /).at(-1) ?? '';
  const known = knownWithin(name);
  return known && name.endsWith(known.name) ? known.name : name.replace(STREET, '');
};

const STREET =
  /^(?:\d+ )?(?:.* )?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Way|Lane|Court|Rue|rue|Highway|Hwy)\.? (?=\p{Lu})/u;

/** The longest known name within capitalised words, the last one first. */
function knownWithin(words: string): { name: string; offset: number } | undefined {
  if (CANADIAN_PLACES.has(key(words))) return { name: words, offset: 0 };
  const starts = [0, ...[...words.matchAll(/ /g)].map(({ index }) => index + 1)];
  const ends = [...starts.slice(1).map((start) => start - 1), words.length];
  for (let size = Math.min(4, starts.length); size > 0; size -= 1)
    for (let at = starts.length - size; at >= 0; at -= 1) {
      const name = words.slice(starts[at] ?? 0, ends[at + size - 1] ?? 0).replace(/[.'’]+$/, '');
      if (CANADIAN_PLACES.has(key(name))) return { name, offset: starts[at] ?? 0 };
    }
  return undefined;
}

const key = (name: string): string =>
  fold(name).replace(/^ste /, 'sainte-').replace(/^st-/, 'saint-').replace(/^ste-/, 'sainte-');

const tidy = (text: string): string => {
  const open = (text.match(/\(/g) ?? []).length;
  return (open > (text.match(/\)/g) ?? []).length ? `${text})` : text).replace(/\s+/g, ' ').trim();
};
