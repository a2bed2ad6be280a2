/** Kerning and the places of marks, as a font's `GPOS` table states them (OpenType 1.9, lookups 1, 2, 4, 6 and 9). */
import { characterMap, table, type Tables } from './sfnt.ts';

export interface Anchor {
  x: number;
  y: number;
}

interface MarkPlaces {
  /** Of marks: which class of anchor they take, and where they hold on. */
  marks: ReadonlyMap<number, { group: string; anchor: Anchor }>;
  /** Of letters, or of marks that carry marks: by class, where a mark holds on. */
  bases: ReadonlyMap<number, ReadonlyMap<string, Anchor>>;
}

/** Units of the font between two characters, beyond their advances; 0 without a rule. */
export const kerningOf = (tables: Tables): ((left: number, right: number) => number) => {
  const subtables = subtablesOf(tables, 'kern', 2);
  const glyphs = characterMap(tables);
  return (left, right) => {
    const [first, second] = [glyphs.get(left), glyphs.get(right)];
    if (first === undefined || second === undefined) return 0;
    for (const subtable of subtables) {
      const found = pairValue(subtable, first, second);
      if (found !== undefined) return found;
    }
    return 0;
  };
};

export const markPlacesOf = (tables: Tables): MarkPlaces => {
  const marks = new Map<number, { group: string; anchor: Anchor }>();
  const bases = new Map<number, Map<string, Anchor>>();
  const characters = new Map<number, number[]>();
  for (const [code, glyph] of characterMap(tables))
    characters.set(glyph, [...(characters.get(glyph) ?? []), code]);
  for (const [index, data] of subtablesOf(tables, 'mark', 4).entries()) {
    const classes = data.readUInt16BE(6);
    const markArray = data.readUInt16BE(8);
    const baseArray = data.readUInt16BE(10);
    for (const [glyph, at] of coverage(data, data.readUInt16BE(2))) {
      const record = markArray + 2 + at * 4;
      const anchor = anchorAt(data, markArray + data.readUInt16BE(record + 2));
      const group = `${index}.${data.readUInt16BE(record)}`;
      for (const code of characters.get(glyph) ?? [])
        if (!marks.has(code)) marks.set(code, { group, anchor });
    }
    for (const [glyph, at] of coverage(data, data.readUInt16BE(4)))
      for (let group = 0; group < classes; group += 1) {
        const offset = data.readUInt16BE(baseArray + 2 + (at * classes + group) * 2);
        if (offset === 0) continue;
        for (const code of characters.get(glyph) ?? []) {
          const own = bases.get(code) ?? new Map<string, Anchor>();
          own.set(`${index}.${group}`, anchorAt(data, baseArray + offset));
          bases.set(code, own);
        }
      }
  }
  return { marks, bases };
};

/** The subtables of a feature's lookups, extensions followed. */
function subtablesOf(tables: Tables, feature: string, type: number): Buffer[] {
  const gpos = table(tables, 'GPOS');
  const features = gpos.subarray(gpos.readUInt16BE(6));
  const lookups = gpos.subarray(gpos.readUInt16BE(8));
  const wanted = new Set<number>();
  for (let index = 0; index < features.readUInt16BE(0); index += 1) {
    const record = 2 + index * 6;
    if (features.toString('latin1', record, record + 4) !== feature) continue;
    const list = features.subarray(features.readUInt16BE(record + 4));
    for (let at = 0; at < list.readUInt16BE(2); at += 1) wanted.add(list.readUInt16BE(4 + at * 2));
  }
  return [...wanted]
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + index * 2));
      return Array.from({ length: lookup.readUInt16BE(4) }, (_, at) => {
        const data = lookup.subarray(lookup.readUInt16BE(6 + at * 2));
        if (lookup.readUInt16BE(0) !== EXTENSION) return [lookup.readUInt16BE(0), data] as const;
        return [data.readUInt16BE(2), data.subarray(data.readUInt32BE(4))] as const;
      });
    })
    .filter(([kind]) => kind === type)
    .map(([, data]) => data);
}

const EXTENSION = 9;

/** Undefined where the subtable has no say, so that the next one is asked. */
function pairValue(data: Buffer, first: number, second: number): number | undefined {
  const at = coverage(data, data.readUInt16BE(2)).get(first);
  if (at === undefined) return undefined;
  const [format, firstFormat, secondFormat] = [0, 4, 6].map((offset) => data.readUInt16BE(offset));
  const sizes = [firstFormat ?? 0, secondFormat ?? 0].map((bits) => 2 * ones(bits));
  const [firstSize = 0, secondSize = 0] = sizes;
  const advance = 2 * ones((firstFormat ?? 0) & 0b11);
  const valueAt = (offset: number): number =>
    ((firstFormat ?? 0) & 0b100) === 0 ? 0 : data.readInt16BE(offset + advance);
  if (format === 1) {
    const set = data.readUInt16BE(10 + at * 2);
    const size = 2 + firstSize + secondSize;
    for (let pair = 0; pair < data.readUInt16BE(set); pair += 1) {
      const offset = set + 2 + pair * size;
      if (data.readUInt16BE(offset) === second) return valueAt(offset + 2);
    }
    return undefined;
  }
  const classes = data.readUInt16BE(14);
  const [one, two] = [
    classOf(data, data.readUInt16BE(8), first),
    classOf(data, data.readUInt16BE(10), second),
  ];
  return valueAt(16 + (one * classes + two) * (firstSize + secondSize));
}

const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

const coverages = new WeakMap<Buffer, Map<number, Map<number, number>>>();

/** Glyph → its place in the coverage table. */
function coverage(data: Buffer, start: number): Map<number, number> {
  const known = coverages.get(data)?.get(start);
  if (known) return known;
  const map = new Map<number, number>();
  const count = data.readUInt16BE(start + 2);
  for (let index = 0; index < count; index += 1)
    if (data.readUInt16BE(start) === 1) map.set(data.readUInt16BE(start + 4 + index * 2), index);
    else {
      const [from = 0, to = 0, at = 0] = [0, 2, 4].map((offset) =>
        data.readUInt16BE(start + 4 + index * 6 + offset),
      );
      for (let glyph = from; glyph <= to; glyph += 1) map.set(glyph, at + glyph - from);
    }
  coverages.set(
    data,
    (coverages.get(data) ?? new Map<number, Map<number, number>>()).set(start, map),
  );
  return map;
}

function classOf(data: Buffer, start: number, glyph: number): number {
  if (data.readUInt16BE(start) === 1) {
    const index = glyph - data.readUInt16BE(start + 2);
    const inside = index >= 0 && index < data.readUInt16BE(start + 4);
    return inside ? data.readUInt16BE(start + 6 + index * 2) : 0;
  }
  for (let index = 0; index < data.readUInt16BE(start + 2); index += 1) {
    const range = start + 4 + index * 6;
    if (glyph >= data.readUInt16BE(range) && glyph <= data.readUInt16BE(range + 2))
      return data.readUInt16BE(range + 4);
  }
  return 0;
}

const anchorAt = (data: Buffer, offset: number): Anchor => ({
  x: data.readInt16BE(offset + 2),
  y: data.readInt16BE(offset + 4),
});
