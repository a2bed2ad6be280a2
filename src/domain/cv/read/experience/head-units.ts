/** The title lines of an entry, cut into the pieces that name one thing each. */
import { COUNTRIES } from '#/domain/cv/words/locations.ts';
import { CONTRACT_PHRASES } from '#/domain/cv/words/organisations.ts';
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import { streetAddress } from '../locations/street-address.ts';
import type { FieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { withoutDuration } from '../dates/find-dates.ts';
import {
  IN_DEPARTMENT,
  isLearnersContract,
  isPiece,
  REMARK,
  statedRoles,
  stoppedNames,
  withoutContract,
} from './remarks.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import {
  couldBePlace,
  isCityWithCode,
  isKnownCityWithCode,
  looksLikeCity,
} from '../locations/city-name.ts';
import { bracketed, WEB_ADDRESS } from './bracketed.ts';
import { cutAtBold } from '../entries/cut-at-bold.ts';
import type { AssignedHead } from './assign-head.ts';
import { withWholeTitles } from './whole-titles.ts';
import { isHeaderRow, type LabelledText, labelledText } from '../entries/field-labels.ts';
import type { Block } from '../lines/paragraphs.ts';
import { unnumbered } from '../lines/line-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { peelLocation, peelUnderCountry } from './peel-location.ts';
import { MARGIN, SURE_LOCATION, TITLE } from './scores.ts';
import {
  isNameSlot,
  isPlaceSlot,
  isTitleSlot,
  NO_SLOTS,
  type Slots,
  takeUsualPlace,
} from './slots.ts';
import { titleScore } from './title-or-company.ts';
import { CONFIDENCE } from '../confidence.ts';

export interface HeadUnit {
  text: string;
  /** What a label says the text is. */
  role?: FieldRole;
  line: SourceLine;
  /** Number of the cell among those of the title lines: units of one cell stand beside each other. */
  block: number;
  bold: boolean;
  /** Joined to the unit before by this text when both belong together. */
  joint: string;
  /** Where it stands in its head, and in which type; '' where that says nothing. */
  slot: string;
}

export interface HeadParts {
  units: HeadUnit[];
  location?: { text: string; line: SourceLine; confidence: number };
  /** Kinds of contract and the like. */
  extras: HeadUnit[];
  /** All of these as they stand, places too. */
  pieces: HeadUnit[];
  /** The words between an internship and its host. */
  tie?: string | undefined;
}

/** Not inside square brackets. */
const SEPARATOR =
  /(\s*[|·•⋅]\s*|\s+[–—―]\s+|\s+-(?:\s+|(?=\p{Lu}))|\s*[—―]\s*|\s+\/\s+|(?<=\))\/\s+|\t|\s{2,})(?![^[\]]{0,60}\])/u;

export function headParts(heads: readonly Block[], slots: Slots = NO_SLOTS): HeadParts {
  const found: Pieces = {
    units: [],
    locations: [],
    extras: [],
    pieces: [],
    cell: '',
    from: 0,
    slots,
  };
  const dated = heads.findIndex((block) => block.dated);
  let place = 0;
  heads.forEach((block, row) => {
    if (isHeaderRow(block.line)) return;
    for (const [cell, text] of (block.dated ? block.dated.rests : block.cells).entries()) {
      found.cell = `${row - dated}.${cell}`;
      found.from = found.pieces.length;
      const own = withoutContract(dated < 0 ? text : withoutDuration(text));
      if (own.contract) found.extras.push(plainUnit(own.contract, block.line, place));
      readText(own.text, block, place, found);
      place += 1;
    }
  });
  const { locations, extras, pieces } = found;
  takeContractAsTitle(found);
  const names = found.units.filter(({ text }) => !BARE_ADDRESS.test(text));
  const units = names.length > 1 ? names : found.units;
  // The only unit can't be the location: a job needs a title or an employer.
  const first = units.length === 0 && locations.length > 1 && locations.shift();
  if (first) units.push(plainUnit(first.text, first.line, 0));
  const peeled =
    locations.length === 0
      ? (takeUsualPlace(units, slots) ?? peelLocation(units))
      : peelUnderCountry(locations, units);
  if (peeled) locations.unshift(peeled);
  joinSubject(units);
  const [location, ...others] = locations.toSorted((a, b) => b.confidence - a.confidence);
  extras.push(...others.map((other) => plainUnit(other.text, other.line, -1)));
  return { units, extras, pieces, ...(location ? { location } : {}) };
}

/** "nordvik.com": beside two names it tells where one of them is found. */
const BARE_ADDRESS =
  /^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.(?:com|org|net|io|dev|app|ca|fr)(?:\/\S*)?$/u;

type LocationOnLine = NonNullable<HeadParts['location']>;

interface Pieces {
  units: HeadUnit[];
  locations: LocationOnLine[];
  extras: HeadUnit[];
  pieces: HeadUnit[];
  /** Line from the date and cell of what is being read. */
  cell: string;
  /** How many pieces stand before that cell. */
  from: number;
  slots: Slots;
}

const plainUnit = (text: string, line: SourceLine, block: number): HeadUnit => ({
  text,
  line,
  block,
  bold: false,
  joint: '',
  slot: '',
});

/** "Internship" alone on its line or between bars, where no other text of the head names a trade: what the job was. */
function takeContractAsTitle({ units, extras }: Pieces): void {
  const at = extras.findIndex(
    ({ text, line }) => isLearnersContract(fold(text)) && isPiece(text, line.cells),
  );
  const contract = extras[at];
  if (!contract || units.some(({ text, role }) => role || titleScore(text) >= TITLE.hinted)) return;
  extras.splice(at, 1);
  units.unshift({ ...contract, role: 'title' });
}

/** "Internship · A loom for the school" over its host: what it was about is of the title. */
function joinSubject(units: HeadUnit[]): void {
  const [contract, subject, host, ...more] = units;
  const isOfTitle =
    contract?.role === 'title' &&
    isLearnersContract(fold(contract.text)) &&
    subject?.block === contract.block &&
    host?.block !== contract.block &&
    more.length === 0;
  if (isOfTitle && host)
    units.splice(0, 2, {
      ...contract,
      text: `${contract.text}${subject.joint}${subject.text}`,
    });
}

function readText(text: string, block: Block, at: number, found: Pieces): void {
  const address = labelledText(text) ? undefined : streetAddress(text);
  if (address) {
    const { name, street, location } = address;
    if (name) readText(name, block, at, found);
    const { confidence } = location;
    found.locations.push({ text: location.text, line: block.line, confidence });
    found.extras.push(plainUnit(street, block.line, -1));
    return;
  }
  const places = text.length > LONGEST_NAME ? [] : text.split(' / ');
  if (places.length > 1 && places.every((place) => wholeLocation(place))) {
    found.locations.push({ text, line: block.line, confidence: CONFIDENCE.wholeLocation });
    return;
  }
  const parts = text.split(/\s*\|\s*/);
  const labelled = parts.length > 1 && parts.some((part) => labelledText(part));
  for (const part of labelled ? parts : [text]) {
    const label = labelledText(part);
    const stated = label ? undefined : statedRoles(part);
    if (label) readLabelled(label, part, block, at, found);
    else if (stated) readStated(stated, block, at, found);
    else {
      const [lead = part, ...more] = cutAtBold(part, block.line);
      for (const name of [lead, ...more]) {
        const units = withWholeTitles(unitsOf(name, block, at));
        if (units[0] && name !== lead && part.startsWith(`${lead},`)) units[0].joint = ', ';
        for (const unit of units) sortUnit(unit, found);
      }
    }
  }
}

function readLabelled(
  label: LabelledText,
  source: string,
  block: Block,
  at: number,
  found: Pieces,
): void {
  const unit = { ...plainUnit(label.text, block.line, at), role: label.role };
  if (CLIENT.test(fold(label.label)) && found.units.length > 1)
    found.extras.push({ ...plainUnit(source, block.line, at) });
  else if (label.role === 'title' || label.role === 'company') found.units.push(unit);
  else if (label.role === 'location') {
    // "City: Lyon | Country: France" is one location.
    const last = found.locations.at(-1);
    if (last?.line === block.line) last.text = `${last.text}, ${label.text}`;
    else
      found.locations.push({
        text: label.text,
        line: block.line,
        confidence: CONFIDENCE.labelledLocation,
      });
  } else found.extras.push({ ...unit, text: source });
}

/** Where the job and its employer have names, the client is what was done, and for whom. */
const CLIENT = /^(?:end |final )?clients?(?: finals?)?$/;

function readStated(
  { title, company }: { title: string; company: string },
  block: Block,
  at: number,
  found: Pieces,
): void {
  const [titled, ...besides] = unitsOf(title, block, at);
  if (titled) found.units.push({ ...titled, role: 'title' });
  const named: Pieces = { ...found, units: [], locations: [], extras: [], pieces: [] };
  for (const unit of [...unitsOf(company, block, at), ...besides]) sortUnit(unit, named);
  const [hired, ...others] = named.units;
  const cut = hired ? [hired] : [];
  const location = named.locations.length === 0 ? peelLocation(cut) : undefined;
  if (cut[0]) found.units.push({ ...cut[0], role: 'company' });
  found.units.push(...others);
  found.locations.push(...named.locations, ...(location ? [location] : []));
  found.extras.push(...named.extras);
}

function sortUnit(given: HeadUnit, found: Pieces): void {
  const isShort = given.text.length <= LONGEST_NAME;
  const tail = isShort ? WEB_TAIL.exec(given.text)?.[0] : undefined;
  const led = LED.exec(given.text);
  if (tail !== undefined) {
    sortUnit({ ...given, text: given.text.slice(0, -tail.length) }, found);
    sortUnit({ ...given, text: tail.trim(), joint: ' ' }, found);
    return;
  }
  const [, hired, town] = IN_DEPARTMENT.exec(given.text) ?? [];
  if (hired !== undefined && town !== undefined && titleScore(hired) < TITLE.likely) {
    found.locations.push({ text: town, line: given.line, confidence: CONFIDENCE.unknownCity });
    sortUnit({ ...given, text: hired, role: 'company' }, found);
    return;
  }
  const [, host = '', at = ''] = (isShort && AT_PLACE.exec(given.text)) || [];
  const placed = at ? wholeLocation(at) : undefined;
  if (placed) {
    found.locations.push({ ...placed, line: given.line });
    sortUnit({ ...given, text: host }, found);
    return;
  }
  const [remark, inner] = (isShort && REMARK.exec(given.text)) || [];
  if (remark !== undefined && inner !== undefined) {
    found.extras.push({ ...given, text: inner });
    sortUnit({ ...given, text: given.text.slice(0, -remark.length) }, found);
    return;
  }
  if (led?.[1]) {
    const role = wholeLocation(led[1]) ? undefined : 'company';
    sortUnit({ ...given, text: led[1], ...(role && { role }) }, found);
    return;
  }
  // "Dublin, OH, Nurse" behind the employer in bold.
  const lead = isShort && given.joint === ', ' ? findLocation(given.text) : undefined;
  const after = lead && /^, (\p{Lu}.{2,})$/u.exec(given.text.slice(lead.length))?.[1];
  if (lead?.index === 0 && after && lead.confidence >= SURE_LOCATION) {
    found.locations.push({ ...lead, line: given.line });
    sortUnit({ ...given, text: after }, found);
    return;
  }
  const { slots } = found;
  const piece = found.pieces.length - found.from;
  const unit = { ...given, slot: `${found.cell}.${piece} ${lookOf(given)}` };
  found.pieces.push(unit);
  if (!/\p{L}/u.test(unit.text) || WEB_ADDRESS.test(unit.text)) {
    found.extras.push(unit);
    return;
  }
  const isUsualPlace = isPlaceSlot(slots, unit);
  const location = wholeLocation(unit.text);
  if (CONTRACT_PHRASES.test(fold(unit.text)) && !(isUsualPlace && location)) {
    if (isTitleSlot(slots, unit)) found.units.push({ ...unit, role: 'title' });
    else found.extras.push(unit);
    return;
  }
  const isPlace =
    location &&
    !isDoubtfulLocation(unit, found.units) &&
    !(location.guessed && isNameSlot(slots, unit) && !/[,(]/.test(unit.joint));
  const last = found.locations.at(-1);
  if (
    isPlace &&
    last?.line === unit.line &&
    /[–—-]/.test(unit.joint) &&
    COUNTRIES.has(fold(unit.text))
  ) {
    // "Lyon - France" is one place.
    last.text = `${last.text}, ${location.text}`;
  } else if (isPlace) {
    found.locations.push({ text: location.text, line: unit.line, confidence: location.confidence });
  } else if (
    (isUsualPlace && couldBePlace(unit.text)) ||
    (unit.joint === '(' && isCityWithCode(unit.text)) ||
    isKnownCityWithCode(unit.text)
  ) {
    const { text, line } = unit;
    found.locations.push({ text, line, confidence: CONFIDENCE.unknownCity });
  } else found.units.push(unit);
}

const lookOf = ({ bold, line }: HeadUnit): string =>
  `${Math.round(line.size * 10)} ${bold ? 'b' : ''}${line.italic ? 'i' : ''}`;

/** The head when labels name the title and the employer, or when they name one and a single text is left for the other. */
export function labelledHead({ units }: HeadParts): AssignedHead | undefined {
  const titled = units.find((unit) => unit.role === 'title');
  const hired = units.find((unit) => unit.role === 'company');
  if (!titled && !hired) return undefined;
  const free = units.filter((unit) => unit !== titled && unit !== hired);
  const title = titled ?? free[0];
  const company = hired ?? free[0];
  return {
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    leftover: free.filter((unit) => unit !== title && unit !== company),
    margin: MARGIN.stated,
    order: undefined,
  };
}

/** "Orange", "Victoria" or "Total" in bold on its own may be an employer: a lone country or city set apart is not yet a location. */
const isDoubtfulLocation = (unit: HeadUnit, before: readonly HeadUnit[]): boolean =>
  unit.bold && before.length === 0 && !unit.text.includes(',');

function unitsOf(text: string, block: Block, at: number): HeadUnit[] {
  const pieces = text.split(SEPARATOR);
  const units: HeadUnit[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const raw = withoutStop(unbracketed(trimEdges(unnumbered(pieces[index] ?? ''))));
    if (wordsOf(raw).length === 0) continue;
    const bold =
      block.line.bold ||
      (block.line.boldLead !== undefined && block.line.boldLead.includes(raw.slice(0, 12)));
    const joint = pieces[index - 1] ?? '';
    for (const part of stoppedNames(raw).flatMap(bracketed))
      units.push({
        text: part.text,
        line: block.line,
        block: at,
        bold,
        joint: part.joint || joint,
        slot: '',
      });
  }
  return units;
}

/** "(each season)", all of it in brackets. */
const unbracketed = (text: string): string => /^\(([^()]+)\)$/u.exec(text)?.[1] ?? text;

/** "Delta Gas Services, Port Harcourt.", "Pipe Fitter.": the full stop of a title line after its city, or a word too long to be cut short. */
function withoutStop(text: string): string {
  const [, city = ''] = /, (\p{Lu}[\p{L} '’-]{3,})\.$/u.exec(text) ?? [];
  const isCity = city !== '' && (looksLikeCity(city) || wholeLocation(city));
  return isCity || /^[^.]*(?<!\p{L})\p{L}{6,}\.$/u.test(text) ? text.slice(0, -1) : text;
}

/** Letters of a name with addresses, remarks or places: one after the other is taken off. */
const LONGEST_NAME = 300;
const WEB_TAIL = /(?<=\S)\s+(?:https?:\/\/|www\.)\S+$/u;

/** "at Nordvik", "à Nordvik", "@Nordvik", in a type of its own behind the title. */
const LED = /^(?:(?:at|chez|à)\s+|@\s*)(?=["«“]?\s?[\p{Lu}\d])(.{2,})$/u;

/** "Nordvik @Laval, Canada" */
const AT_PLACE = /^(.{2,}?)\s+@(\p{Lu}.+)$/u;
