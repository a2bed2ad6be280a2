/**
 * Order keys: strings whose alphabetical order is the order of a list.
 * A key is a fraction between 0 and 1 written in base 36 without its leading `0.`, and never ends in `0`,
 * so there is always room for another one before, after and between. The place inside the gap is random
 * (jitter): two devices that insert at the same spot while offline practically never make the same key.
 * Compare with `<`, never with `localeCompare`; ties are broken by entry id (see `inOrder`).
 */

/** A number in [0, 1), as `Math.random` gives; an argument so that rules stay pure. */
export type Random = () => number;

const BASE = 36n;
const FIRST_DIGITS = 6;
/** Open ends are extended by at most this share of the whole range, so that appending keeps keys short. */
const OPEN_STEP = BASE ** 4n;

/**
 * A key strictly between `before` and `after`; '' stands for the open end on either side.
 * Throws when `before >= after`: the caller mixed up its list.
 */
export function orderKeyBetween(before: string, after: string, random: Random): string {
  if (after !== '' && before >= after)
    throw new RangeError(`no key between ${before} and ${after}`);
  let digits = Math.max(FIRST_DIGITS, before.length, after.length);
  for (;;) {
    const low = before === '' ? 0n : toInteger(before, digits);
    const high = after === '' ? BASE ** BigInt(digits) : toInteger(after, digits);
    const room = high - low;
    if (room >= BASE * 4n) {
      const [from, to] = narrowed(low, high, before, after, digits);
      return pick(from, to, digits, random);
    }
    digits += 2;
  }
}

/** `count` increasing keys for a new list, evenly spread with jitter. */
export function orderKeys(count: number, random: Random): string[] {
  const whole = BASE ** BigInt(FIRST_DIGITS);
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const slot = whole / BigInt(count + 1);
    const from = slot * BigInt(index) + slot / 2n;
    keys.push(pick(from, from + slot, FIRST_DIGITS, random));
  }
  return keys;
}

/** The entries of a map with order keys, first to last. */
export function inOrder<T extends { order: string }>(
  entries: Readonly<Record<string, T>>,
): [string, T][] {
  return Object.entries(entries).toSorted(([idA, a], [idB, b]) =>
    a.order === b.order ? compareText(idA, idB) : compareText(a.order, b.order),
  );
}

/** An open end moves by one step, not by half of all the room that is left. */
function narrowed(
  low: bigint,
  high: bigint,
  before: string,
  after: string,
  digits: number,
): [bigint, bigint] {
  if (before === '' && after === '') return [(high * 2n) / 5n, (high * 3n) / 5n];
  const step = OPEN_STEP * BASE ** BigInt(digits - FIRST_DIGITS);
  if (after === '' && high - low > step * 2n) return [low, low + step];
  if (before === '' && high - low > step * 2n) return [high - step, high];
  const third = (high - low) / 3n;
  return [low + third, high - third];
}

/** A random integer strictly between the two that doesn't end in the digit 0, as text. */
function pick(from: bigint, to: bigint, digits: number, random: Random): string {
  const span = to - from - 1n;
  const share = BigInt(Math.floor(random() * 2 ** 32));
  let place = from + 1n + (span * share) / 2n ** 32n;
  if (place % BASE === 0n) place += place + 1n < to ? 1n : -1n;
  return place.toString(36).padStart(digits, '0');
}

function toInteger(key: string, digits: number): bigint {
  let value = 0n;
  for (const digit of key.padEnd(digits, '0'))
    value = value * BASE + BigInt(Number.parseInt(digit, 36));
  return value;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
