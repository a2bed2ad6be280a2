/**
 * Slots: what stands where in the heads of a CV's jobs. A job whose own words say little is read as the others are,
 * by the line, cell and type in which its texts stand.
 */
import { couldBePlace } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { CONFIDENCE } from '../confidence.ts';
import type { HeadParts, HeadUnit } from './head-units.ts';
import { BALANCE, SLOT } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** What the texts of one slot say together. */
interface Witness {
  texts: number;
  /** Title points less employer points. */
  balance: number;
  /** How many are known places. */
  places: number;
  /** How many are names that nobody knows before a state or province. */
  guesses: number;
  /** How many are such names before a country. */
  abroad: number;
  /** How many are short names as cities have them. */
  shaped: number;
}

export type Slots = ReadonlyMap<string, Witness>;

export const NO_SLOTS: Slots = new Map();

/** `heads`: the pieces of each job's head. */
export function slotsOf(heads: readonly (readonly HeadUnit[])[]): Slots {
  const slots = new Map<string, Witness>();
  for (const { slot, text } of heads.flat()) {
    if (slot === '') continue;
    const own = witnessOf(text);
    for (const key of [slot, placeOf(slot)]) {
      const all = slots.get(key);
      slots.set(key, all ? added(all, own, 1) : own);
    }
  }
  return slots;
}

/** The slot without the type, for jobs set in a type of their own. */
const placeOf = (slot: string): string => slot.split(' ', 1)[0] ?? '';

/** What the same slot of the other jobs says; undefined when none has it. */
function others(slots: Slots, { slot, text }: HeadUnit): Witness | undefined {
  const all = [slot, placeOf(slot)]
    .map((key) => slots.get(key))
    .find((witness) => (witness?.texts ?? 0) > 1);
  return all && added(all, witnessOf(text), -1);
}

/** Points for a title (above 0) or for an employer (below 0), from the slot of the other jobs. */
export function slotBalance(slots: Slots, unit: HeadUnit): number {
  const seen = others(slots, unit);
  return seen ? (SLOT.weight * seen.balance) / (seen.texts - seen.places + SLOT.doubt) : 0;
}

/** The other jobs have their title here. */
export function isTitleSlot(slots: Slots, unit: HeadUnit): boolean {
  const seen = others(slots, unit);
  return seen !== undefined && seen.balance >= seen.texts * BALANCE.clearlyTitle;
}

/** The other jobs have their place here. */
export function isPlaceSlot(slots: Slots, unit: HeadUnit): boolean {
  const seen = others(slots, unit);
  return seen !== undefined && seen.places >= seen.texts * SLOT.placeShare;
}

/** The other jobs have names here, and none its place. Towns that nobody knows stand before their state in each job. */
export function isNameSlot(slots: Slots, unit: HeadUnit): boolean {
  const seen = others(slots, unit);
  return seen !== undefined && seen.places === 0 && seen.guesses < seen.texts;
}

/**
 * "Awa Farm ¦ Mansle, France" over "Beekeeper ¦ 2012", one job like the other: the place is none of the two names. Takes
 * its unit out.
 */
export function takeUsualPlace(units: HeadUnit[], slots: Slots): HeadParts['location'] {
  if (units.length < NAMES_AND_PLACE) return undefined;
  const at = units.findIndex((unit) => !unit.role && isGuessedPlaceSlot(slots, unit));
  const [place] = at < 0 ? [] : units.splice(at, 1);
  return place && { text: place.text, line: place.line, confidence: CONFIDENCE.guessedCity };
}

/** The title, the employer and where that is. */
const NAMES_AND_PLACE = 3;

/** The other jobs have at least a name before a country here: cities that no list knows. */
function isGuessedPlaceSlot(slots: Slots, unit: HeadUnit): boolean {
  const seen = others(slots, { ...unit, slot: placeOf(unit.slot) });
  if (seen === undefined) return false;
  return (
    (seen.guesses + seen.abroad + seen.places >= seen.texts * SLOT.placeShare &&
      wholeLocation(unit.text)?.guessed === true) ||
    isCellOfPlaces(slots, unit, seen)
  );
}

/** "Nordvik ¦ Zorbia" over or under "Welder ¦ 2019 – 2022", short names at the right edge of each job. */
function isCellOfPlaces(slots: Slots, { slot, text }: HeadUnit, seen: Witness): boolean {
  const besideDates = slots.get('0.0.0');
  const [row, cell, piece] = slot.split(/[. ]/u);
  return (
    Number(row) !== 0 &&
    cell === '1' &&
    piece === '0' &&
    (isShaped(text) || text.includes(', ')) &&
    seen.shaped >= seen.texts * SLOT.placeShare &&
    besideDates !== undefined &&
    besideDates.shaped < besideDates.texts
  );
}

const isShaped = (text: string): boolean => couldBePlace(text.replace(/ \([^()]+\)$/u, ''));

function witnessOf(text: string): Witness {
  const location = wholeLocation(text);
  const isPlace = location !== undefined && !location.guessed;
  const balance = isPlace ? 0 : titleScore(text) - companyScore(text);
  return {
    texts: 1,
    balance: Math.max(-SLOT.most, Math.min(SLOT.most, balance)),
    places: isPlace ? 1 : 0,
    guesses: location?.guessed && location.country === undefined ? 1 : 0,
    abroad: location?.guessed && location.country !== undefined ? 1 : 0,
    shaped: isShaped(text) ? 1 : 0,
  };
}

const added = (one: Witness, two: Witness, sign: 1 | -1): Witness => ({
  texts: one.texts + sign * two.texts,
  balance: one.balance + sign * two.balance,
  places: one.places + sign * two.places,
  guesses: one.guesses + sign * two.guesses,
  abroad: one.abroad + sign * two.abroad,
  shaped: one.shaped + sign * two.shaped,
});
