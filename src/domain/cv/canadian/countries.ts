/** Country names in both languages, from the runtime's own data; nothing to ship. */
import { getCountries, type CountryCode } from 'libphonenumber-js/min';
import type { CvLanguage } from '../content.ts';
import { foldAligned } from './personal/fold.ts';

/** Everyday names that differ from the official ones, by the language that says so. */
const USUAL: Record<CvLanguage, Record<string, CountryCode>> = {
  en: {
    uk: 'GB',
    'u.k.': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    us: 'US',
    usa: 'US',
    'u.s.a.': 'US',
    uae: 'AE',
    'u.a.e.': 'AE',
    ksa: 'SA',
    drc: 'CD',
    'dr congo': 'CD',
    brasil: 'BR',
    congo: 'CG',
    turkey: 'TR',
    'ivory coast': 'CI',
    'viet nam': 'VN',
    'czech republic': 'CZ',
    'hong kong': 'HK',
    palestine: 'PS',
    myanmar: 'MM',
    burma: 'MM',
  },
  fr: {
    angleterre: 'GB',
    ecosse: 'GB',
    'etats unis': 'US',
    eau: 'AE',
    rdc: 'CD',
    'rd congo': 'CD',
    'republique democratique du congo': 'CD',
    congo: 'CG',
    "cote d'ivoire": 'CI',
    'viet nam': 'VN',
    'republique tcheque': 'CZ',
    'hong kong': 'HK',
    palestine: 'PS',
    'coree du sud': 'KR',
    birmanie: 'MM',
  },
};

const NAMERS: Record<CvLanguage, Intl.DisplayNames> = {
  fr: new Intl.DisplayNames(['fr'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
};

const codes: Partial<Record<CvLanguage, ReadonlyMap<string, CountryCode>>> = {};

/** ISO code of a country named in French or English, whatever its case and accents; undefined for other words. */
export const countryCode = (name: string): CountryCode | undefined =>
  codesIn('fr').get(folded(name)) ?? codesIn('en').get(folded(name));

export const isCountryName = (name: string): boolean => countryCode(name) !== undefined;

/** The country in that language: as typed when it is already (`UK` stays), else its name there. */
export function countryIn(name: string, language: CvLanguage): string {
  const code = countryCode(name);
  if (!code || codesIn(language).has(folded(name))) return name;
  return NAMERS[language].of(code) ?? name;
}

/** Its name by its ISO code, `FR` for France; undefined for other letters. */
export function countryByCode(code: string, language: CvLanguage): string | undefined {
  const upper = code.trim().toUpperCase();
  return getCountries().some((known) => known === upper) ? NAMERS[language].of(upper) : undefined;
}

/** Made at the first question: most CVs ask none. */
function codesIn(language: CvLanguage): ReadonlyMap<string, CountryCode> {
  return (codes[language] ??= new Map([
    ...getCountries().map((code) => [folded(NAMERS[language].of(code) ?? code), code] as const),
    ...Object.entries(USUAL[language]),
  ]));
}

const folded = (name: string): string =>
  foldAligned(name)
    .replace(/^(?:the |la |le |les |l')/, '')
    .trim();
