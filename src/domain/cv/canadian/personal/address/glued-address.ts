/** An address written without commas, cut where its parts begin: "12 rue des Lilas 69003 Lyon". */
import { addressPart, isSureStreet, POSTAL } from './address.ts';
import { foldAligned } from '../fold.ts';

const PROVINCE =
  'qc|quebec|on|ont|ontario|bc|b\\.c\\.|british columbia|colombie-britannique|ab|alberta|mb|manitoba|sk|saskatchewan|nb|n\\.-b\\.|new brunswick|nouveau-brunswick|ns|nova scotia|nouvelle-ecosse|nl|pe|pei|nt|nu|yt';
const FIRST_OF_TWO =
  'north|west|east|south|new|saint|st|ste|sainte|san|richmond|thunder|red|prince|fort|grande|medicine|moose|niagara|sault|white|port|la|le|los|santa|el|cap';
const CITY_AND_PROVINCE = new RegExp(
  `\\s((?:(?:${FIRST_OF_TWO})\\.? )?[a-z'.-]+[, ]+\\(?(?:${PROVINCE})\\)?)[\\s,.]*$`,
);

/** "BP 5501 Yaoundé" */
const POST_BOX =
  /^(?:p\.? ?o\.? ?box|(?:\d\d )?b\.? ?p\.?|boite postale|case postale|c\.? ?p\.?) ?:? ?[\d-]+(?= [a-z])/;

/** "23, avenue des Manguiers": a number between commas belongs to the street after it. */
export function joinHouseNumbers(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const number = joined.at(-1);
    const isNumber =
      number !== undefined && /^(?:n°? ?|no\.? ?)?\d{1,5} ?[a-z]?$/i.test(number.trim());
    if (isNumber && (addressPart(part) === 'street' || isSureStreet(`${number} ${part.trim()}`)))
      joined[joined.length - 1] = `${number}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** "45 N. Orchard St. Bellmont": what follows the word for a street, on a line that a house's number opens, is the city. */
const STREET_THEN_CITY =
  /^\d{1,6} (?!(?:bis |ter )?(?:rue|avenue|av|boulevard|chemin|route|place|impasse|allee)\b)(?:[a-z0-9'.-]+ ){1,3}?(?:street|st\.|avenue|ave\.?|road|rd\.?|drive|dr\.|lane|ln\.?|blvd\.?|boulevard|court|ct\.|terrace|parkway|pkwy\.?) (?!(?:north|south|east|west|unit|suite|apt|bureau)\b)(?=[a-z.'-]{3,}(?: [a-z.'-]{3,})?$)/;

/** The parts of one part, in order; itself when nothing is glued. */
export function cutGluedAddress(part: string): string[] {
  const folded = foldAligned(part);
  const box = POST_BOX.exec(folded)?.[0].length ?? 0;
  if (box > 0) return [part.slice(0, box), part.slice(box).trim()].filter(Boolean);
  const city = STREET_THEN_CITY.exec(folded)?.[0].length ?? 0;
  if (city > 0) return [part.slice(0, city).trim(), part.slice(city)];
  const code = [...folded.matchAll(new RegExp(POSTAL, 'g'))].findLast((match) => match.index > 0);
  const streetEnd = code?.index ?? part.length;
  const before = part.slice(0, streetEnd);
  if (!isSureStreet(before)) return [part];
  const location = CITY_AND_PROVINCE.exec(foldAligned(before));
  const cut = location ? [before.slice(0, location.index), before.slice(location.index)] : [before];
  return [...cut, part.slice(streetEnd)].map((text) => text.trim()).filter(Boolean);
}
