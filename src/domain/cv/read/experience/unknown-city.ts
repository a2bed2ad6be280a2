/** Cities no list knows, told by where they stand: after the employer's comma, or in a cell of their own. */
import { COUNTRY_CODE_SET } from '#/domain/cv/words/locations.ts';
import { isCompanyCue } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { isAllCaps } from '../lines/line-text.ts';
import { trimEdges } from '../text-pieces.ts';
import { assignHead, type AssignedHead, type HeadHabits } from './assign-head.ts';
import { isCityWithCode, looksLikeCity } from '../locations/city-name.ts';
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import type { HeadParts, HeadUnit } from './head-units.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import { BALANCE, EMPLOYER, SURE_LOCATION, TITLE } from './scores.ts';
import { CONFIDENCE } from '../confidence.ts';

/** The head and location of an entry once a name that can only be a city is taken for one. */
export function withUnknownCity(
  parts: HeadParts,
  head: AssignedHead,
  habits: HeadHabits,
): { parts: HeadParts; head: AssignedHead } {
  const named = employerBeforePlace(parts, head);
  if (named) return named;
  const whole = districtOfCity(parts, head) ?? districtInEmployer(parts, head);
  if (whole) return whole;
  if (parts.location && parts.location.confidence >= SURE_LOCATION) return { parts, head };
  return (
    cellCity(parts, head, habits) ??
    leftoverCity(parts, head) ??
    dashCity(parts, head) ??
    commaCity(parts, head) ??
    remotePlace(parts, head) ?? { parts, head }
  );
}

/** "Analyst, Nordvik, France", where nothing else is left for the employer: its name, and no city's. */
function employerBeforePlace({ location, ...parts }: HeadParts, head: AssignedHead) {
  const { title } = head;
  const known = location && findLocation(location.text);
  if (!title || head.company || !known || known.index === 0 || title.line !== location.line)
    return undefined;
  if (titleScore(title.text) < TITLE.likely || !title.bold) return undefined;
  const company = { ...title, text: trimEdges(location.text.slice(0, known.index)) };
  const text = location.text.slice(known.index);
  return { parts: { ...parts, location: { ...location, text } }, head: { ...head, company } };
}

/** "Nordvik ¦ Bantiru, Dakar": with both names elsewhere, a cell or a line that ends in the city holds its district. */
function districtOfCity({ location, ...parts }: HeadParts, head: AssignedHead) {
  if (!location || !head.title || !head.company) return undefined;
  const district = head.leftover.find(
    ({ text, line }) =>
      looksLikeCity(text) &&
      (line.cells.length > 1 ? line.cells.slice(1) : [line.text]).includes(
        `${text}, ${location.text}`,
      ),
  );
  if (!district) return undefined;
  return {
    parts: {
      ...parts,
      location: { ...location, text: `${district.text}, ${location.text}`, line: district.line },
    },
    head: { ...head, leftover: head.leftover.filter((unit) => unit !== district) },
  };
}

/** "Nordvik Foods Limited, Bantiru, Dakar": behind a name that is an employer's, one word more before the city is its district. */
function districtInEmployer({ location, ...parts }: HeadParts, head: AssignedHead) {
  const { company } = head;
  const [, name = '', district = ''] =
    /^(.+), (\p{Lu}[\p{L}'’-]+)$/u.exec(company?.text ?? '') ?? [];
  if (!location || !company || !looksLikeCity(district)) return undefined;
  if (companyScore(name) < EMPLOYER.hinted || !wholeLocation(location.text)) return undefined;
  if (!company.line.text.includes(`, ${district}, ${location.text}`)) return undefined;
  return {
    parts: { ...parts, location: { ...location, text: `${district}, ${location.text}` } },
    head: { ...head, company: { ...company, text: name } },
  };
}

/** `Développeuse, Agence Pixel ¦ La Marsa`: the cell taken for an employer is the location of another. */
function cellCity(parts: HeadParts, head: AssignedHead, habits: HeadHabits) {
  const { company } = head;
  if (!company || !looksLikeCity(company.text)) return undefined;
  if (parts.units.length !== 2 || !parts.units.includes(company)) return undefined;
  // A name alone over the title's line is the employer's.
  const [first, second] = parts.units;
  if (first === company && first.line !== second?.line) return undefined;
  const rest = parts.units.filter((unit) => unit !== company);
  const again = assignHead(rest, habits);
  if (!again.title || !again.company || titleScore(again.company.text) > BALANCE.clearlyTitle)
    return undefined;
  return { parts: withLocation(parts, company, company.text), head: again };
}

function leftoverCity(parts: HeadParts, head: AssignedHead) {
  const city =
    head.company &&
    head.leftover.find(
      ({ text }) => (looksLikeCity(text) || isCityWithCode(text)) && text.length < 30,
    );
  if (!city) return undefined;
  return {
    parts: withLocation(parts, city, city.text),
    head: { ...head, leftover: head.leftover.filter((unit) => unit !== city) },
  };
}

/** `Centre de santé de Pita – Pita`: put together again because the dash joined them. */
function dashCity(parts: HeadParts, head: AssignedHead) {
  const { company } = head;
  const match = /^(.{4,120})\s[–—-]\s([^–—-]+)$/u.exec(company?.text ?? '');
  const [name, city] = [match?.[1], match?.[2]];
  if (!company || !name || !city || !looksLikeCity(city) || city.split(' ').length > 2)
    return undefined;
  // "Nordvik – SyncManager": a product, or any name where the place is known.
  if (parts.location || /\p{Ll}\p{Lu}/u.test(city)) return undefined;
  return {
    parts: withLocation(parts, company, city),
    head: { ...head, company: { ...company, text: trimEdges(name) } },
  };
}

/** `Hôtel Océania, Quimper`, "Nordvik AS, Orleku/Bantiru". */
function commaCity(parts: HeadParts, head: AssignedHead) {
  const { company } = head;
  const cut = company ? company.text.lastIndexOf(', ') : -1;
  if (!company || cut <= 0 || /\([^)]*$/u.test(company.text.slice(0, cut))) return undefined;
  const city = trimEdges(company.text.slice(cut + 1));
  // "HOUSE OF CLOTH, BANTU": among capitals no initials.
  const isShout = isAllCaps(company.text) && city.length > LONGEST_FORM;
  const isCity =
    city.split('/', MOST_CITIES).every((name) => looksLikeCity(isShout ? smallEnds(name) : name)) ||
    isCityWithCode(city);
  if (!isCity && !isCountryCode(city)) return undefined;
  return {
    parts: withLocation(parts, company, city),
    head: { ...head, company: { ...company, text: trimEdges(company.text.slice(0, cut)) } },
  };
}

const MOST_CITIES = 3;
/** Letters of a company's legal form. */
const LONGEST_FORM = 4;

const smallEnds = (name: string): string =>
  name.replace(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLowerCase());

/** "Remote" and the like, where the job has no other place. */
function remotePlace(parts: HeadParts, head: AssignedHead) {
  const remote = parts.extras.find(({ text }) => wholeLocation(text) !== undefined);
  if (!remote || parts.location) return undefined;
  const extras = parts.extras.filter((extra) => extra !== remote);
  return { parts: withLocation({ ...parts, extras }, remote, remote.text), head };
}

/** "Nordvik, CL"; letters that end the names of companies are theirs. */
const isCountryCode = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && COUNTRY_CODE_SET.has(text) && !isCompanyCue(fold(text));

const withLocation = (parts: HeadParts, unit: HeadUnit, text: string): HeadParts => ({
  ...parts,
  location: { text, line: unit.line, confidence: CONFIDENCE.unknownCity },
});
