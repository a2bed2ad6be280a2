/** Whether a field says the same in French and in English. */
import { foldWord } from '../../text/fold.ts';
import { linkedinAddress } from '../canadian/linkedin.ts';
import { countryByCode, countryIn } from '../canadian/countries.ts';
import { printLocation } from '../canadian/location.ts';
import type { CvLanguage } from '../content.ts';
import { heldLevel } from '../match/diplomas.ts';
import { findTitles } from '../match/find-terms.ts';
import { languageSigns } from '../read/language-signs.ts';
import { skillIdentity, skillLikeness } from '../record/skill-key.ts';
import { likeness } from './likeness.ts';
import { numbersIn, withoutThose } from './numbers-in.ts';
import { isSentence, type FieldKind, type Sides } from './pair-fields.ts';
import { meaningIds } from './translate.ts';

/** `unsure`: the rules do not know enough of these words to tell. */
export type Verdict = 'same' | 'different' | 'unsure';

/** Both say something. */
export const compareValues = (kind: FieldKind, values: Sides<readonly string[]>): Verdict => {
  const fr = values.fr.join('\n').trim();
  const en = values.en.join('\n').trim();
  if (isSentence(kind)) return isSentenceRight(values) ? 'same' : 'different';
  if (skillIdentity(fr) === skillIdentity(en)) return 'same';
  switch (kind) {
    case 'date':
    case 'level':
      return 'different';
    case 'contact':
      return contactOf(fr) === contactOf(en) ? 'same' : 'different';
    case 'place':
      return isSamePlace(fr, en) ? 'same' : 'different';
    case 'name':
      return sameName(fr, en);
    case 'diploma':
      return sameDiploma(fr, en);
    case 'title':
      return sameTitle(fr, en);
    default:
      return sameTerm(kind, fr, en);
  }
};

/** Of the words of an organisation's name, or one of two. */
const SAME_NAME = 0.5;

/** « Mairie de Calais » may well be “Calais City Hall”: one proper word in common is not enough to tell. */
function sameName(fr: string, en: string): Verdict {
  const alike = likeness(fr, en);
  if (alike >= SAME_NAME || joined(fr) === joined(en)) return 'same';
  return alike > 0 ? 'unsure' : 'different';
}

/** “WestFinance” and “West Finance”. */
const joined = (name: string): string => foldWord(name).replace(/[^\p{L}\p{N}]+/gu, '');

const isSentenceRight = (values: Sides<readonly string[]>): boolean => {
  const { fr, en } = missingNumbers(values);
  return fr.length === 0 && en.length === 0 && untranslated(values) === undefined;
};

/** The numbers that each side lacks of the other's. */
export const missingNumbers = ({ fr, en }: Sides<readonly string[]>): Sides<string[]> => {
  const french = fr.flatMap((line) => numbersIn(line, 'fr'));
  const english = en.flatMap((line) => numbersIn(line, 'en'));
  return { fr: withoutThose(english, french), en: withoutThose(french, english) };
};

/** The side whose sentences are still written in the other language. */
export const untranslated = (values: Sides<readonly string[]>): CvLanguage | undefined =>
  (['fr', 'en'] as const).find((language) => {
    const other = language === 'fr' ? 'en' : 'fr';
    return values[language].some((line) => {
      const signs = languageSigns(line);
      return signs[other] >= CLEAR_SIGNS && signs[other] > signs[language] * CLEARLY;
    });
  });

const CLEAR_SIGNS = 2;
const CLEARLY = 2.5;

function contactOf(text: string): string {
  const profile = linkedinAddress(text);
  if (profile !== '') return profile.toLowerCase();
  if (text.includes('@')) return text.toLowerCase();
  return text.replace(/\D/g, '').slice(-PHONE_DIGITS) || foldWord(text);
}

const PHONE_DIGITS = 10;

/** The same city, and the same province or country where both say one. */
function isSamePlace(fr: string, en: string): boolean {
  const [a, b] = [partsOf(fr), partsOf(en)];
  const isSameCity = likeness(EXONYMS.get(a[0] ?? '') ?? a[0] ?? '', b[0] ?? '') >= SAME_NAME;
  if (!isSameCity || a.length < 2 || b.length < 2) return isSameCity;
  return a.at(-1) === b.at(-1) || likeness(a.at(-1) ?? '', b.at(-1) ?? '') >= SAME_NAME;
}

const partsOf = (place: string): string[] =>
  printLocation(place, 'en')
    .split(/[,()]/)
    .map((part) => part.trim())
    .map((part) =>
      foldWord(countryByCode(part, 'en') ?? countryIn(part, 'en'))
        .replace(/ city$/, '')
        .trim(),
    )
    .filter(Boolean);

const EXONYMS: ReadonlyMap<string, string> = new Map(
  `alger=algiers|le caire=cairo|londres=london|pekin=beijing|moscou=moscow|varsovie=warsaw|vienne=vienna|athenes=athens
|bruxelles=brussels|geneve=geneva|lisbonne=lisbon|barcelone=barcelona|bucarest=bucharest|damas=damascus|alep=aleppo
|beyrouth=beirut|jerusalem=jerusalem|edimbourg=edinburgh|copenhague=copenhagen|naples=napoli|milan=milano|turin=torino
|florence=firenze|venise=venice|seville=sevilla|la havane=havana|mexico=mexico|dacca=dhaka|bombay=mumbai|le cap=cape town
|tanger=tangier|marrakech=marrakesh|fes=fez|francfort=frankfurt|cologne=koln|munich=munchen|hambourg=hamburg|kiev=kyiv
|seoul=seoul|teheran=tehran|kaboul=kabul|bagdad=baghdad|la nouvelle-orleans=new orleans|singapour=singapore`
    .split(/\s*\|/)
    .map((pair): [string, string] => {
      const [french = '', english = ''] = pair.split('=');
      return [french, english];
    }),
);

function sameDiploma(fr: string, en: string): Verdict {
  const [a, b] = [fr, en].map((degree) =>
    heldLevel({ degree, institution: '', fieldOfStudy: 'x' }),
  );
  if (a === undefined || b === undefined) return likeness(fr, en) >= SAME_NAME ? 'same' : 'unsure';
  if (a === b) return 'same';
  // « Baccalauréat » ends secondary school in one country and university in another.
  if (heldLevel({ degree: fr, institution: '', fieldOfStudy: '' }) === b) return 'unsure';
  // An engineer's diploma of five years has no English name of its own.
  return /ing[eé]ni|engineer/i.test(fr + en) ? 'unsure' : 'different';
}

/** A post named by one of the same titles, whatever stands around it. */
function sameTitle(fr: string, en: string): Verdict {
  const french = idsOfTitle(fr, 'fr');
  const english = idsOfTitle(en, 'en');
  if (french.some((id) => english.includes(id)) || likeness(fr, en) >= SAME_NAME) return 'same';
  const areKnown = [
    meaningIds('title', fr, 'fr').length > 0,
    meaningIds('title', en, 'en').length > 0,
  ];
  return areKnown.every(Boolean) && likeness(fr, en) === 0 ? 'different' : 'unsure';
}

const idsOfTitle = (text: string, language: CvLanguage): string[] =>
  findTitles(text, language).map(({ id }) => id);

function sameTerm(kind: FieldKind, fr: string, en: string): Verdict {
  if (skillLikeness(fr) === skillLikeness(en)) return 'same';
  const [french, english] = [meaningIds(kind, fr, 'fr'), meaningIds(kind, en, 'en')];
  if (french.some((id) => english.includes(id))) return 'same';
  if (likeness(fr, en) >= SAME_NAME) return 'same';
  return french.length > 0 && english.length > 0 ? 'different' : 'unsure';
}
