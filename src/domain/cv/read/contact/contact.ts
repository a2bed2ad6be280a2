/** Name, headline, e-mail, phone, location, LinkedIn and summary: the head of a CV, wherever its layout puts them. */
import { COUNTRIES } from '#/domain/cv/words/locations.ts';
import { groupBy } from '#/domain/group-by.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges } from '../text-pieces.ts';
import { findDates } from '../dates/find-dates.ts';
import type { FoundField } from '../found-field.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findName, type FoundName } from './name.ts';
import { findLocation, POSTAL } from '../locations/find-location.ts';
import { Cuts } from './cuts.ts';
import { isBirthLine, isIdLine } from './identity.ts';
import { homeLocationOf } from './home-location.ts';
import { headlineOf } from './headline.ts';
import {
  findEmail,
  findLinkedin,
  findPhones,
  findTrunkNumber,
  isFuller,
  isNorthAmerican,
} from './reach.ts';
import { SURE_NAME } from './scores.ts';
import { CONFIDENCE } from '../confidence.ts';
import { BANNER_SIZE } from '../lines/thresholds.ts';

export interface Contact {
  fullName?: FoundField;
  headline?: FoundField;
  email?: FoundField;
  phone?: FoundField;
  location?: FoundField;
  linkedin?: FoundField;
  /** "Mme", "Dr" …, taken off the name; '' without one. */
  honorific: string;
  /** The name without the degrees behind it, '' where none was found. */
  bareName: string;
  /** Lines taken by the name, wherever they stand. */
  nameLines: SourceLine[];
  /** Numbers of identity papers left among the contact lines. */
  ids: string[];
  /** A date of long ago with its day, alone beside the name: when the person was born. */
  births: string[];
  /** The name's initials set as a badge beside it. */
  monograms: string[];
  /** Street addresses that stood before the city. */
  street: string[];
  /** What is left of the contact lines, in order, the found pieces taken out. */
  rest: SourceLine[];
}

/** `zone`: the lines before any heading and those under a contact heading; `others`: all other lines. */
export function readContact(
  zone: readonly SourceLine[],
  others: readonly SourceLine[],
  links: readonly string[],
  furniture: readonly SourceLine[] = [],
): Contact {
  const all = [...zone, ...furniture, ...others];
  const email = emailOf(all, links) ?? wrappedEmail(zone);
  const name =
    nameOf(zone, others, email?.value ?? '') ?? nameOf(furniture, [], email?.value ?? '');
  const countries = countriesIn([...zone, ...furniture]);
  const strangers = strangersLinks(others);
  const linkedin = linkedinOf(
    all.filter((line) => !line.links.some(({ target }) => strangers.has(target))),
    links.filter((link) => !strangers.has(link)),
  );
  const phone =
    phoneOf([...zone, ...furniture], countries) ??
    phoneOf(
      others.filter((line) => /(?<!\p{L})(?:tel|phone|mobile|cell)/u.test(fold(line.text))),
      countries,
    ) ??
    trunkNumberOf([...zone, ...furniture]) ??
    linkedPhoneOf([...zone, ...furniture], links);
  const cuts = new Cuts();
  if (name) takeName(cuts, name);
  for (const line of zone) if (name && isRepeated(line, name)) cuts.take(line, line.text);
  const monograms = name ? zone.flatMap((line) => takeMonograms(cuts, line, name.bare)) : [];
  for (const found of [email, linkedin, phone]) if (found) cuts.take(found.line, found.raw);
  const location =
    homeLocationOf(zone, cuts, name?.raws ?? []) ??
    homeLocationOf(furniture, cuts, name?.raws ?? []);
  if (location) cuts.take(location.line, location.raw);
  if (location?.tail) cuts.take(location.tail.line, location.tail.text);
  const street = location?.street ?? [];
  for (const { line, text } of street) cuts.take(line, text);
  const details = new Set(
    [location?.line, email?.line, phone?.line].filter((line) => line !== undefined),
  );
  const headline = headlineOf(zone, cuts, name, details);
  for (const { line, text } of headline?.parts ?? []) cuts.take(line, text);
  const rest = zone.flatMap((line) => cuts.restOf(line));
  // A number beside the phone is one more phone.
  const besidePhone = phone ? cuts.restOf(phone.line).map(({ text }) => text) : [];
  const isId = (line: SourceLine): boolean => isIdLine(line) && !besidePhone.includes(line.text);
  const isCode = ({ text }: SourceLine): boolean =>
    location !== undefined && trimEdges(text.replace(POSTAL, '')) === '';
  // "2010-2012" may pass for a code, or for a date of birth.
  const newest = newestYear(all);
  const isBirth = (line: SourceLine): boolean => isBirthLine(line, zone, newest);
  const isPersonal = (line: SourceLine): boolean =>
    !findDates(line.text)[0]?.range && (isId(line) || isCode(line) || isBirth(line));
  const kinds = groupBy(rest, isPersonal);
  const personal = kinds.get(true) ?? [];
  return {
    honorific: name?.honorific ?? '',
    bareName: name?.bare ?? '',
    nameLines: name?.lines ?? [],
    monograms,
    ...(name ? { fullName: field(name.name, name.lines[0], name.confidence) } : {}),
    ...(headline ? { headline } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(location ? { location } : {}),
    ...(linkedin ? { linkedin } : {}),
    street: [
      ...street.map(({ text }) => trimEdges(text)),
      ...personal.filter(isCode).map(({ text }) => text),
    ],
    ids: personal.filter((line) => isId(line) && !isCode(line)).map(({ text }) => text),
    births: personal.filter(isBirth).map(({ text }) => text),
    rest: kinds.get(false) ?? [],
  };
}

const newestYear = (lines: readonly SourceLine[]): number =>
  lines
    .flatMap(({ text }) => text.match(YEAR) ?? [])
    .reduce((newest, year) => Math.max(newest, Number(year)), 0);

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

function takeName(cuts: Cuts, name: FoundName): void {
  name.lines.forEach((line, at) => {
    const raw = name.raws[at] ?? line.text;
    const titled = `${name.honorific} ${raw}`;
    cuts.take(line, name.honorific && line.text.includes(titled) ? titled : raw);
  });
}

/** The name once more, alone on a line among the contact details. */
const isRepeated = (line: SourceLine, { lines, raws }: FoundName): boolean =>
  !lines.includes(line) && fold(line.text) === fold(raws.join(' '));

/** "AN" in a circle beside "Amal Nassiri". */
function takeMonograms(cuts: Cuts, line: SourceLine, name: string): string[] {
  const initials = name
    .split(/[\s-]/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  const ends = initials.charAt(0) + initials.charAt(initials.length - 1);
  return line.cells.filter((cell) => {
    const letters = cell.replace(/[\s.]/g, '');
    if (letters.length < 2 || (letters !== initials && letters !== ends)) return false;
    cuts.take(line, cell);
    return true;
  });
}

type Reach = FoundField & { raw: string };

const field = (value: string, line: SourceLine | undefined, confidence: number): FoundField => ({
  value,
  line: line as SourceLine,
  confidence,
});

function emailOf(lines: readonly SourceLine[], links: readonly string[]): Reach | undefined {
  const linked = (target: string): string | undefined => {
    const named = /^mailto:((?:[^?|,;%]|%(?!7C))+)/i.exec(target)?.[1]?.trim();
    return named?.includes('@') ? (findEmail(named)?.value ?? named) : undefined;
  };
  for (const line of lines) {
    const found = findEmail(line.text);
    const target = line.links.map((link) => linked(link.target)).find(Boolean);
    if (found) {
      return {
        ...field(
          target && saysBetter(target, found.value) ? target : found.value,
          line,
          CONFIDENCE.emailInText,
        ),
        raw: found.raw,
      };
    }
    if (target)
      return {
        ...field(target, line, CONFIDENCE.linkTarget),
        raw: line.links.find((link) => linked(link.target))?.text ?? '',
      };
  }
  const target = links.map(linked).find(Boolean);
  const first = lines[0];
  return target && first ? { ...field(target, first, CONFIDENCE.bareLink), raw: '' } : undefined;
}

/** The link says the address better than the text, which may have lost letters, unless they differ by signs, or end in another label. */
function saysBetter(target: string, text: string): boolean {
  const [linked, shown] = [fold(target), fold(text)];
  const letters = (address: string): string => address.replace(/[._-]/g, '');
  const withoutLastLabel = (address: string): string => address.replace(/\.[^.]*$/, '');
  return (
    linked.startsWith(shown.slice(0, 5)) &&
    letters(linked) !== letters(shown) &&
    (isFuller(linked, shown) ||
      isFuller(shown, linked) ||
      withoutLastLabel(linked) !== withoutLastLabel(shown))
  );
}

/** An address broken over two lines of a narrow column. */
function wrappedEmail(lines: readonly SourceLine[]): Reach | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || !/[@.\p{L}\p{N}-]$/u.test(line.text) || next.text.includes(' ')) continue;
    const found = findEmail(`${line.text}${next.text}`);
    if (found && !next.text.includes(found.raw))
      return { ...field(found.value, line, CONFIDENCE.wrappedEmail), raw: found.raw };
  }
  return undefined;
}

/** Addresses behind the names of people whom a sentence speaks of. */
const strangersLinks = (others: readonly SourceLine[]): Set<string> =>
  new Set(
    others.flatMap((line) =>
      line.links
        .filter(({ text }) => NAMES_SOMEBODY.test(text) && isTold(line.text.replace(text, ' ')))
        .map(({ target }) => target),
    ),
  );

/** Words that tie others. */
const isTold = (text: string): boolean => /(?<!\p{L})\p{Ll}+ \p{Ll}+/u.test(text);

const NAMES_SOMEBODY = /^(?!.*Linked ?In)(?:\p{Lu}[\p{L}'’-]*\.?\s+){1,3}\p{Lu}[\p{L}'’-]+$/u;

function linkedinOf(lines: readonly SourceLine[], links: readonly string[]): Reach | undefined {
  for (const line of lines) {
    const found = findLinkedin(line.text);
    const link = line.links.find(({ target }) => findLinkedin(target));
    const target = link ? findLinkedin(link.target) : undefined;
    if (found) {
      const isPrinted = /linkedin\.com/iu.test(found.raw);
      const isBetter = target && (!isPrinted || isFuller(target.value, found.value));
      const { value } = isBetter ? target : found;
      return { ...field(value, line, CONFIDENCE.linkedinInText), raw: found.raw };
    }
    if (link && target)
      return { ...field(target.value, line, CONFIDENCE.linkTarget), raw: link.text };
  }
  const target = links.map((link) => findLinkedin(link)).find(Boolean);
  const first = lines[0];
  return target && first
    ? { ...field(target.value, first, CONFIDENCE.bareLink), raw: '' }
    : undefined;
}

/** A Canadian number wins over one from abroad, one with its country's code over one without, else the first. */
function phoneOf(lines: readonly SourceLine[], countries: readonly string[]): Reach | undefined {
  const found = lines.flatMap((line) => {
    const email = findEmail(line.text)?.raw;
    const text = email ? line.text.replace(email, '|') : line.text;
    return findPhones(text.replace(/https?:\S+|\S*\.com\/\S*/g, ' '), countries).map((item) => ({
      ...field(item.value, line, CONFIDENCE.phone),
      raw: item.raw,
    }));
  });
  return (
    found.find((item) => isNorthAmerican(item.value)) ??
    found.find((item) => item.value.startsWith('+')) ??
    found[0]
  );
}

/** The number that a link calls: "Phone me". */
function linkedPhoneOf(lines: readonly SourceLine[], links: readonly string[]): Reach | undefined {
  const [first] = lines;
  const targets = [...lines.flatMap((line) => line.links.map(({ target }) => target)), ...links];
  const number = targets
    .map((target) => /^tel:([+\d() .-]{7,24})$/iu.exec(target)?.[1])
    .find(Boolean);
  return number && first
    ? { ...field(number.trim(), first, CONFIDENCE.bareLink), raw: '' }
    : undefined;
}

const trunkNumberOf = (lines: readonly SourceLine[]): Reach | undefined => {
  for (const line of lines)
    for (const cell of line.cells) {
      const found = findTrunkNumber(cell);
      if (found) return { ...field(found.value, line, CONFIDENCE.trunkNumber), raw: found.raw };
    }
  return undefined;
};

function nameOf(
  zone: readonly SourceLine[],
  others: readonly SourceLine[],
  email: string,
): FoundName | undefined {
  const cleaned = zone.filter((line) => line.zone !== 'footer');
  const found = findName(cleaned, email);
  if (found && found.confidence > SURE_NAME) return found;
  const large = others.filter((line) => line.page === 1 && line.size > BANNER_SIZE).slice(0, 4);
  const elsewhere = large.length > 0 ? findName(large, email) : undefined;
  return elsewhere && elsewhere.confidence > (found?.confidence ?? 0) ? elsewhere : found;
}

function countriesIn(lines: readonly SourceLine[]): string[] {
  const codes = lines.flatMap((line) => {
    const location = findLocation(line.text);
    return location?.country ? [location.country] : [];
  });
  return [...new Set(codes)].filter((code) => [...COUNTRIES.values()].includes(code));
}
