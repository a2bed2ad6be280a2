/** Names with brackets behind them. */
import { isCityWithCode, looksLikeCity } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** `Company (Montréal)` → the location gets a unit of its own; other brackets stay. */
export function bracketed(text: string): { text: string; joint: string }[] {
  const match = /^(.+?)\s*\(([^()]+)\)$/u.exec(text);
  const [head, inner] = [match?.[1], match?.[2]];
  if (!head || !inner) return [{ text, joint: '' }];
  // "Québec (Québec)"
  if (wholeLocation(head) && wholeLocation(text)) return [{ text, joint: '' }];
  const isLocation =
    wholeLocation(inner) !== undefined ||
    isCityWithCode(inner) ||
    (looksLikeCity(inner) && !/\p{L}\p{Lu}/u.test(inner) && titleScore(head) < TITLE.likely);
  // "Teaching of algebra (College of the Lake, Lomé)"
  const isEmployer =
    inner.includes(', ') &&
    companyScore(inner) >= EMPLOYER.likely &&
    companyScore(head) < EMPLOYER.hinted;
  const apart = WEB_ADDRESS.test(inner) || isEmployer || (isLocation && !endsWithCity(head, inner));
  return apart
    ? [
        { text: head, joint: '' },
        { text: inner, joint: '(' },
      ]
    : [{ text, joint: '' }];
}

/** "Nordvik (https://nordvik.example)": where a link leads is part of no name. */
export const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/u;

/** `Marché Bouchard, Alma (Québec)`: the bracket belongs to the city before it. */
function endsWithCity(head: string, inner: string): boolean {
  const cut = head.lastIndexOf(',');
  return cut > 0 && wholeLocation(`${head.slice(cut + 1)}, ${inner}`) !== undefined;
}
