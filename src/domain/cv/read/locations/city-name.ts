/** Names of cities that no list knows. */
import { TITLE_WEAK_WORDS, TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { INSTITUTION_CUES, isCompanyCue } from '#/domain/cv/words/organisations.ts';
import { tokensOf } from '../text-pieces.ts';
import { wholeLocation } from './find-location.ts';

const CITY =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|do|dos|da|du|des|la|le|les|sur|sous|en|el|al|of|d['’]\p{L}+)){0,3}$/u;

/** A short capitalised name that is no employer, job or department. */
export function looksLikeCity(name: string): boolean {
  const text = name.replace(/(?<=\p{L}) (?:City|Ville|Town)$/u, '');
  // "Tech City", however its first word is used elsewhere.
  if (text !== name && /^\p{Lu}\p{Ll}{2,}$/u.test(text)) return true;
  return (
    text.length > 1 &&
    CITY.test(text) &&
    !KIND_OF_WORK.test(text) &&
    !/^\p{Lu}{2,5}(?:-\p{Lu}{1,3})?$|\.\p{Ll}|\p{Ll}\p{Lu}+$/u.test(text) &&
    !tokensOf(text).some(
      (word) =>
        isCompanyCue(word) ||
        INSTITUTION_CUES.has(word) ||
        TITLE_WORDS.has(word) ||
        TITLE_WEAK_WORDS.has(word),
    )
  );
}

/** "Nordvik (Startup)": what an employer is, or how one works. */
const KIND_OF_WORK = /^(?:start-?up|(?:auto-?)?entreprise|freelance)$/iu;

/** Towns that are called after their school: "College Park, MD", "University, MS". */
export const isCollegeTown = (name: string): boolean =>
  /^(?:(?:University|College) (?:Park|Station|City|Heights|Place)|State College|University)$/u.test(
    name,
  );

/** "Orleku, EX": a city and the letters of a region or country that no list knows. "Orleku (50)": a town and its French department. */
export function isCityWithCode(text: string): boolean {
  const [, city] =
    /^([^,]*[^, ])(?:, (?:\p{L}{2,3}|\d\d)| ?\((?:\d[\dAB]|97\d)\))$/u.exec(text) ?? [];
  return city !== undefined && looksLikeCity(city);
}

/** The same where lists know the city ("Lisbon, LX"), or a number does for a list. */
export const isKnownCityWithCode = (text: string): boolean =>
  isCityWithCode(text) &&
  (text.endsWith(')') || wholeLocation(text.slice(0, text.lastIndexOf(','))) !== undefined);

/** A city no list knows, or a short name beside a known place: "USA & Europe". */
export function couldBePlace(text: string): boolean {
  const places = text.split(/\s*(?:[,/&]|\s(?:and|et)\s)\s*/u);
  if (places.length > MOST_PLACES) return false;
  if (places.every((name) => looksLikeCity(name))) return true;
  return (
    places.some((name) => wholeLocation(name)) &&
    places.every((name) => /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?$/u.test(name))
  );
}

const MOST_PLACES = 3;
