import { strToU8, unzipSync, zipSync } from 'fflate';

/** Whole numbers below a limit, the same for the same seed (mulberry32). */
export type Dice = (limit: number) => number;

export const diceFrom = (seed: number): Dice => {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
};

/** A sound file with a few things changed: bytes anywhere, or the parts and signs its format is made of. */
export const mutate = (bytes: Uint8Array, dice: Dice): Uint8Array => {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const way = dice(3);
  if (way === 0) return changeBytes(bytes, dice);
  if (!isArchive) return latinBytes(changeText(latinText(bytes), dice));
  return way === 1 ? changePart(bytes, dice) : changeBytes(bytes, dice);
};

const changeBytes = (bytes: Uint8Array, dice: Dice): Uint8Array => {
  let changed = bytes.slice();
  for (let times = 1 + dice(8); times > 0; times -= 1) {
    const at = dice(changed.length);
    switch (dice(5)) {
      case 0:
        changed[at] = dice(256);
        break;
      case 1:
        changed[at] = (changed[at] ?? 0) ^ (1 << dice(8));
        break;
      case 2:
        changed.fill(dice(2) * 255, at, at + dice(64));
        break;
      case 3:
        changed = changed.slice(0, at + 1);
        break;
      default:
        changed.copyWithin(at, dice(changed.length), dice(changed.length));
    }
  }
  return changed;
};

/** One part of an office file, its XML changed, the archive sound. */
const changePart = (bytes: Uint8Array, dice: Dice): Uint8Array => {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => /\.(?:xml|rels)$/.test(name));
  const name = names[dice(names.length)] ?? '';
  const text = new TextDecoder().decode(parts[name]);
  return zipSync({ ...parts, [name]: strToU8(changeText(text, dice)) }, { level: 1 });
};

const NUMBERS = ['0', '-1', '999999999', '1e308', 'NaN', '2147483648', '0.0001', ''];
/** What stands alone in one of the formats: tags, attributes' values, names, groups, numbers. */
const PIECE = /<[^<>]{1,200}>|"[^"]{0,80}"|\/[A-Za-z]{1,20}|\\[a-z]{1,20}-?\d*|[{}[\]()]|\d+/g;

const changeText = (text: string, dice: Dice): string => {
  let changed = text;
  for (let times = 1 + dice(6); times > 0; times -= 1) {
    const pieces = [...changed.matchAll(PIECE)];
    const one = pieces[dice(pieces.length)];
    const other = pieces[dice(pieces.length)];
    if (!one || !other) return changed;
    const replace = (by: string): string =>
      changed.slice(0, one.index) + by + changed.slice(one.index + one[0].length);
    switch (dice(6)) {
      case 0:
        changed = replace('');
        break;
      case 1:
        changed = replace(other[0]);
        break;
      case 2:
        changed = replace(one[0].repeat(2 + dice(300)));
        break;
      case 3:
        changed = replace(one[0].replaceAll(/\d+/g, () => NUMBERS[dice(NUMBERS.length)] ?? ''));
        break;
      case 4:
        changed = changed.slice(0, one.index) + changed.slice(other.index);
        break;
      default:
        changed = replace(changed.slice(one.index, one.index + dice(2000)).repeat(2));
    }
  }
  return changed;
};

const latinText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const latinBytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
