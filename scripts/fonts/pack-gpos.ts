/** What the layout needs of a font's `GPOS` table, as short texts. All lengths are thousandths of the em. */
import { kerningOf, markPlacesOf, type Anchor } from './gpos.ts';
import { characterMap, table, type Tables } from './sfnt.ts';

/** Letters of French and English, of the names of their neighbours, and the signs beside them. */
const KERNED =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:’‘“”«»-–—/()&' +
  'ÀÂÄÁÃÅÆÇÉÈÊËÎÏÍÔÖÓÕØŒÙÛÜÚŸÝÑàâäáãåæçéèêëîïíìôöóõøœùûüúÿýñŁłŞşŠšŽžĆćČč';

/** Less is not seen, and costs as much to carry. */
const STEP = 4;
const LEAST = 8;

/**
 * Characters before, in groups that kern alike, separated by spaces; characters after, likewise; then a row for each
 * group before, its values in steps of four separated by commas, empty for none.
 */
export function packKerning(tables: Tables): string {
  const em = unitsOf(tables);
  const kerning = kerningOf(tables);
  const value = (left: string, right: string): number => {
    const units = (kerning(codeOf(left), codeOf(right)) * 1000) / em;
    return Math.abs(units) < LEAST ? 0 : Math.round(units / STEP);
  };
  const known = characterMap(tables);
  const characters = [...KERNED].filter((character) => known.has(codeOf(character)));
  const rows = grouped(characters, (left) => characters.map((right) => value(left, right)));
  const columns = grouped(characters, (right) =>
    [...rows.values()].map(([left = '']) => value(left, right)),
  );
  const [before, after] = [rows, columns].map((groups) =>
    [...groups.values()].map((group) => group.join('')),
  );
  const values = [...rows.values()].map(([left = '']) =>
    [...columns.values()].map(([right = '']) => value(left, right) || '').join(','),
  );
  return [before?.join(' '), after?.join(' '), values.join(';')].join('\n');
}

/** Letters that names write with marks which have no form of one piece with them. */
const BASES =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzıẸẹỌọṢṣƐɛƆɔŊŋƏəƉɖƑƒƔɣƲʋÁÉÍÓÚáéíóúÂÊÎÔÛâêîôûÄÖÜäöüĄąĘęẠạỊịỤụ' +
  'АВЕИОУЭЮЯавеиоуэюяΑΕΗΙΟΥΩαεηιουω';
const MARKS = Array.from({ length: 0x332 - 0x300 }, (_, index) =>
  String.fromCodePoint(0x300 + index),
);

/** Each mark, its place under it (right and up of its origin) and its kind; then each letter with its place by kind. */
export function packMarks(tables: Tables): string {
  const em = unitsOf(tables);
  const { marks, bases } = markPlacesOf(tables);
  const printed = ({ x, y }: Anchor): string =>
    [x, y].map((length) => Math.round((length * 1000) / em)).join(',');
  const kinds = new Map<string, number>();
  const kindOf = (group: string): number => {
    if (!kinds.has(group)) kinds.set(group, kinds.size);
    return kinds.get(group) ?? 0;
  };
  const markTexts = MARKS.flatMap((mark) => {
    const place = marks.get(codeOf(mark));
    return place ? [`${mark}${kindOf(place.group)},${printed(place.anchor)}`] : [];
  });
  const baseTexts = [...BASES].flatMap((base) => {
    const places = [...(bases.get(codeOf(base)) ?? [])].filter(([group]) => kinds.has(group));
    const texts = places.map(([group, anchor]) => `${kindOf(group)},${printed(anchor)}`);
    return texts.length > 0 ? [base + texts.join(' ')] : [];
  });
  return [markTexts.join(';'), baseTexts.join(';')].join('\n');
}

function grouped(characters: string[], keyOf: (character: string) => number[]) {
  const groups = new Map<string, string[]>();
  for (const character of characters) {
    const key = keyOf(character).join();
    groups.set(key, [...(groups.get(key) ?? []), character]);
  }
  return groups;
}

const unitsOf = (tables: Tables): number => table(tables, 'head').readUInt16BE(18);

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
