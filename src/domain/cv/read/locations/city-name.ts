/** Names of cities that no list knows. */
import { TITLE_WEAK_WORDS, TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { INSTITUTION_CUES, isCompanyCue } from '#/domain/cv/words/organisations.ts';
import { tokensOf } from '../text-pieces.ts';

const CITY =
  /^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|de|du|des|la|le|les|sur|sous|en|el|al|of|d['’]\p{L}+)){0,3}$/u;

/** A short capitalised name that is no employer, job or department. */
export function looksLikeCity(name: string): boolean {
  const text = name.replace(/(?<=\p{L}) (?:City|Ville|Town)$/u, '');
  return (
    CITY.test(text) &&
    !/^\p{Lu}{2,5}$/u.test(text) &&
    !tokensOf(text).some(
      (word) =>
        isCompanyCue(word) ||
        INSTITUTION_CUES.has(word) ||
        TITLE_WORDS.has(word) ||
        TITLE_WEAK_WORDS.has(word),
    )
  );
}

/** "Orleku, EX": a city and the letters of a region or country that no list knows. */
export function isCityWithCode(text: string): boolean {
  const [, city] = /^(.+), \p{L}{2,3}$/u.exec(text) ?? [];
  return city !== undefined && looksLikeCity(city);
}
