/**
 * Locations as documents print them: city and province, never a street (jobscout.live).
 * French: "Montréal (Québec)"; English: "Montréal, QC"; abroad "Tunis (Tunisie)", "Tunis, Tunisia".
 * What isn't understood is printed as typed. Printing twice, or in the other language after, gives the same location.
 */
import type { CountryCode } from 'libphonenumber-js/min';
import type { CvLanguage } from '../content.ts';
import { countryCode, countryIn } from './countries.ts';
import { provinceCode, provinceName, provinceOfCity, type ProvinceCode } from './provinces.ts';

export interface Location {
  /** City, with region where it is part of the name abroad ("Bengaluru, Karnataka"); '' when only a country is named. */
  city: string;
  province?: ProvinceCode;
  country?: CountryCode;
  /** The country as typed. */
  countryTyped?: string;
}

/** Undefined when neither a province nor a country is named and the city isn't a known Canadian one. */
function parseLocation(text: string): Location | undefined {
  const parts = partsOf(text);
  const named = countryCode(parts.at(-1) ?? '');
  // "Québec" and "Ontario" name a province first; "Georgia" alone is too little to tell.
  if (parts.length === 1)
    return loneCity(parts[0] ?? '') ?? (named ? { city: '', country: named } : undefined);
  const country = provinceCode(parts.at(-1) ?? '') ? undefined : named;
  const rest = country ? parts.slice(0, -1) : parts;
  if (country && country !== 'CA') {
    return { city: rest.join(', '), country, countryTyped: parts.at(-1) ?? '' };
  }
  const last = provinceCode(rest.at(-1) ?? '');
  const city = rest.slice(0, -1).join(', ');
  if (last && city !== '' && (last.sure || country || provinceOfCity(city) === last.code)) {
    return { city, province: last.code, country: 'CA' };
  }
  if (!country) return undefined;
  const only = rest.join(', ');
  const province = provinceOfCity(only);
  return {
    city: only,
    country,
    countryTyped: parts.at(-1) ?? '',
    ...(province ? { province } : {}),
  };
}

export function printLocation(text: string, language: CvLanguage): string {
  const typed = text.replace(/\s+/g, ' ').trim();
  const location = parseLocation(typed);
  if (!location || location.city === '') return typed;
  const { city, province, countryTyped } = location;
  if (province) {
    return language === 'fr' ? `${city} (${provinceName(province, 'fr')})` : `${city}, ${province}`;
  }
  if (!countryTyped) return typed;
  const name = countryIn(countryTyped, language);
  return language === 'fr' ? `${city} (${name})` : `${city}, ${name}`;
}

/** The country of a location, to read phone numbers written without a country code. */
export const countryOfLocation = (text: string): CountryCode | undefined =>
  parseLocation(text)?.country;

/** Where in Canada a location is. */
export const provinceOfLocation = (text: string): ProvinceCode | undefined =>
  parseLocation(text)?.province;

/** A city with its province, or abroad with its country. */
export const isCityAndRegion = (text: string): boolean => {
  const location = parseLocation(text.replace(/\s+/g, ' ').trim());
  return (
    location !== undefined &&
    location.city !== '' &&
    text.trim() !== location.city &&
    (location.province !== undefined || location.country !== undefined)
  );
};

function loneCity(city: string): Location | undefined {
  const province = provinceOfCity(city);
  return province && { city, province, country: 'CA' };
}

/** Cut at commas, brackets, and before a province code that ends the text without a comma ("Toronto ON"). */
function partsOf(text: string): string[] {
  const parts = text
    .split(/[,()]| [-–] /)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const glued = /^(.+?) ([A-Z]{2}|[A-Z]\.[A-Z]\.|\p{Lu}[\p{L}-]+)$/u.exec(last);
  if (parts.length > 2 || !glued || countryCode(last) || provinceCode(last)) return parts;
  const [, city = '', tail = ''] = glued;
  const province = provinceCode(tail);
  const isProvince = province?.sure || (province && provinceOfCity(city) === province.code);
  return isProvince || countryCode(tail) === 'CA' ? [...parts.slice(0, -1), city, tail] : parts;
}
