/** Where the work is done, in which province, and whether it may be done from elsewhere. */
import type { ProvinceCode } from '../../cv/canadian/provinces.ts';
import { COMPANY_SURE_CUES, INSTITUTION_SURE_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import type { Workplace } from '../application.ts';
import type { AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';
import { findPlaces, placeProvince, provinceNamed, type Place } from './find-places.ts';
import { POSTAL_PROVINCES } from './words/canadian-places.data.ts';

export interface PlaceReading {
  location: Found<string> | null;
  province: Found<ProvinceCode> | null;
}

export const readPlace = (text: AdText, company: string | undefined): PlaceReading => {
  const best = bestPlace(text, company) ?? fromCompany(text, company);
  if (!best) return { location: anywhere(text), province: ownProvince(text) };
  const { place, evidence } = best;
  const province = place.province ?? placeProvince(place.city);
  return {
    location: { value: place.text, evidence },
    province: province ? { value: province, evidence } : ownProvince(text),
  };
};

interface Candidate {
  place: Place;
  evidence: string;
  score: number;
}

function bestPlace({ lines }: AdText, company: string | undefined): Candidate | undefined {
  const name = company === undefined ? undefined : fold(company);
  let best: Candidate | undefined;
  lines.forEach((line, at) => {
    if (UNRELATED.has(line.label ?? '')) return;
    const places = findPlaces(
      line.label === 'place' || line.label === 'site' ? line.value : line.text,
    );
    for (const place of places) {
      const index = Math.max(0, line.text.indexOf(place.text));
      if (name !== undefined && line.label === undefined && isWithin(name, line.folded, index))
        continue;
      const before = line.folded.slice(Math.max(0, index - 28), index);
      const score =
        (line.label === 'place' ? 10 : 0) +
        (line.label === 'site' ? 5 : 0) +
        (place.isWhole ? 5 : 0) +
        (place.isKnown ? 2 : 0) +
        (PREPOSITION.test(before) ? 2 : 0) +
        (AT_WORK.test(line.folded) ? 1 : 0) +
        Math.max(0, 3 - at * STEP_DOWN) -
        (OTHER_PLACE.test(before) ? 4 : 0) -
        (NEAR.test(before) ? 1.5 : 0) -
        (/similar|similaire/.test(line.folded) ? 5 : 0);
      if (score > (best?.score ?? ENOUGH)) best = { place, evidence: line.text, score };
    }
    const street = line.label === undefined ? ADDRESS.exec(line.text)?.[1] : undefined;
    if (street !== undefined && places.length === 0 && 6 > (best?.score ?? ENOUGH))
      best = { place: unknownCity(street), evidence: line.text, score: 6 };
    // A town that no list holds, where its label says that it is one.
    if (line.label === 'place' && places.length === 0) {
      const [part] = findPlaces(line.value.replace(/-/g, ' - ')).slice(-1);
      const city = part?.city ?? loneCity(line.value);
      if (city && 7 > (best?.score ?? ENOUGH))
        best = { place: part ?? unknownCity(city), evidence: line.text, score: 7 };
    }
  });
  return best;
}

/** « Clinique Pemberton » need not be in Pemberton. */
const isWithin = (name: string, folded: string, index: number): boolean => {
  const at = folded.indexOf(name);
  return at >= 0 && index >= at && index < at + name.length;
};

const ENOUGH = 2.5;
const STEP_DOWN = 0.15;
const UNRELATED: ReadonlySet<string> = new Set(['reference', 'salary', 'deadline', 'posted']);
const PREPOSITION =
  /(?:\ba|\bin|\bde|\bd'|based in|situe[es]? a|base[es]? a|located in|bureau d[e'] ?|usine de|succursale d[e'] ?|our|at our|notre|downtown|pour son bureau de)[ (]*$/;
const AT_WORK =
  /base|situe|locat|lieu|office|bureau|usine|mill|plant|branch|succursale|store|clinic/;
const OTHER_PLACE =
  /(?:north of|south of|east of|west of|km of|minutes from|minutes de|university of|universite de|of greater|clients? in|clients? a|served? in|siege social a|and|et)[ (]*$/;

/** `435, route Principale, Warwick` */
const ADDRESS =
  /\b\d{1,5},? (?:(?:rue|route|avenue|av\.|boul\.|boulevard|chemin|rang|place|montée|côte) [^,]{2,40}|[^,]{2,40} (?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Dr\.?|Highway|Hwy\.?|Way|Crescent|Lane)(?: [NSEW]\.?)?), (\p{Lu}[\p{L}'’. -]{2,40}?)(?=,|\(|$)/u;
const NEAR = /(?:pres de|near|close to|proche de)[ (]*$/;

const unknownCity = (city: string): Place => ({
  text: city,
  city,
  province: undefined,
  isWhole: false,
  isKnown: false,
  index: 0,
});

/** Words that stand behind « Lieu » without being one. */
const NO_TOWN =
  /^(?:remote|teletravail|a distance|hybrid|hybride|on site|on-site|sur place|en presentiel|in person|canada|various|several|plusieurs|multiple|partout|anywhere|temps|full|part|head|siege|bureau|office|usine|to be|a determiner|\d)/;

function loneCity(value: string): string | undefined {
  const [first = ''] = value.split(/ ?[(,;|/•·]| - | – /, 1);
  const city = first.trim();
  if (
    fold(city)
      .split(' ')
      .some((word) => INSTITUTION_SURE_CUES.has(word) || COMPANY_SURE_CUES.has(word))
  )
    return undefined;
  return city.length > 1 &&
    city.length <= 40 &&
    /^\p{Lu}/u.test(city) &&
    !NO_TOWN.test(fold(city)) &&
    city.split(' ').length <= 4
    ? city
    : undefined;
}

/** `Ville de Boisbriand`, `Town of Maple Crossing` say where they are. */
function fromCompany({ lines }: AdText, company: string | undefined): Candidate | undefined {
  const city = company === undefined ? undefined : TOWN.exec(company)?.[1];
  if (city === undefined) return undefined;
  const line = lines.find(({ folded }) => folded.includes(fold(city)));
  const province = placeProvince(city);
  return {
    place: { ...unknownCity(city), province },
    evidence: line?.text ?? company ?? city,
    score: 0,
  };
}

const TOWN =
  /(?:[Vv]ille|[Mm]unicipalit[ée]|[Pp]aroisse|[Vv]illage|[Cc]anton|[Cc]ity|[Tt]ownship|[Tt]own|[Cc]ounty|[Mm]unicipality)(?: de la| de| of| du| des)? (?:d['’]|[Ll]['’])?(\p{Lu}.+)$/u;

/** Work from anywhere in the country has the country for its place. */
function anywhere({ raw }: AdText): Found<string> | null {
  const line = raw.find((line) => {
    const folded = fold(line.slice(0, 160));
    return /\bcanada\b/.test(folded) && REMOTE.test(folded);
  });
  return line === undefined ? null : { value: 'Canada', evidence: line };
}

/** From a postal code, or from the only province that the advertisement names. */
function ownProvince({ raw }: AdText): Found<ProvinceCode> | null {
  for (const line of raw) {
    const letter = /(?<![\p{L}\d])([A-Z])\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u.exec(line)?.[1];
    const province = letter ? POSTAL_PROVINCES[letter] : undefined;
    if (province) return { value: province, evidence: line };
  }
  const named = raw.flatMap((line) => {
    const province = provinceNamed(line);
    return province ? [{ value: province, evidence: line }] : [];
  });
  return new Set(named.map(({ value }) => value)).size === 1 ? (named[0] ?? null) : null;
}

const REMOTE =
  /\bremote(?:ly)?\b|teletravail|a distance|work(?:ing)? from home|telework|telecommut|de la maison|work from anywhere|comfort of your home/;
const HYBRID =
  /hybrid|(?:days?|jours?) (?:a|per|par) (?:week|semaine) (?:from home|a la maison|de la maison)|(?:jusqu'a|up to) (?:un|deux|trois|quatre|one|two|three|four|\d) (?:jours?|days?)|teletravail (?:partiel|possible|occasionnel|\d)|possibilite de teletravail|(?:deux|trois|un|one|two|three|\d) (?:jours?|days?) (?:a la maison|au bureau|en teletravail|de teletravail|in (?:the )?office|from home|\/ ?week onsite|onsite|on-site)|teletravail : possible|partially remote|remote (?:option|possible|days)|flexible remote|jours de teletravail|semi-presentiel/;
const ON_SITE =
  /\bon[- ]?site\b(?! (?:parking|gym|training|daycare|childcare|cafeteria|visits?))|\(sur place\)|lieu de travail(?: :)? sur place|^sur place$|(?:travailles?|travaillez|travail|emploi|poste) (?:est )?(?:sur place|en presentiel)|en presentiel|presentiel$|presence au bureau (?:requise|obligatoire)|\bin[- ]person$|: in person|work location: in person|not (?:a )?remote|no remote|not eligible for remote|pas de teletravail|aucun teletravail|sans teletravail|teletravail (?:non|impossible)/;
const COMING: readonly [Workplace, RegExp][] = [
  ['hybrid', HYBRID],
  ['on-site', ON_SITE],
];

export const readWorkplace = ({ raw, lines }: AdText): Found<Workplace> | null => {
  const labelled = lines.find(({ label }) => label === 'remote');
  const all = [...(labelled ? [labelled.text] : []), ...raw];
  for (const [value, form] of COMING) {
    const line = all.find((line) => form.test(fold(line)));
    if (line !== undefined) return { value, evidence: line };
  }
  const line = all.find((line) => {
    const folded = fold(line);
    return REMOTE.test(folded) && !NOT_THE_JOB.test(folded);
  });
  return line === undefined ? null : { value: 'remote', evidence: line };
};

/** Remote teams, sites and support are not a place of work. */
const NOT_THE_JOB =
  /remote (?:sites?|communit|areas?|locations?|teams? in|support|control|access|sensing|first nations|desktop|monitoring)|(?:support|assistance|soutien|depannage|formation|surveillance|commande|acces) a distance/;
