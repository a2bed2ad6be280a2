/** Changes of one property each, as Word 97 writes them ([MS-DOC] 2.6): what a paragraph or a run differs in. */
export interface ParagraphChanges {
  style?: number;
  /** From 0. */
  level?: number;
  /** 0 takes a list off. */
  list?: number;
  inTable?: boolean;
  endsRow?: boolean;
  /** Of an inner table. */
  depth?: number;
  endsInnerCell?: boolean;
  /** From 0; 9 is body text. */
  outline?: number;
  pageBefore?: boolean;
}

/** `as style` and `against style` are what toggles may say beside yes and no. */
type Toggle = boolean | 'as style' | 'against style';

export interface RunChanges {
  style?: number;
  bold?: Toggle;
  italic?: Toggle;
  hidden?: Toggle;
  underline?: boolean;
  deleted?: boolean;
  /** Points. */
  size?: number;
  /** Undefined: left to whoever draws. */
  color?: string | undefined;
  /** A sign of a font of signs. */
  symbol?: number;
}

/** One property at a time, with its value as far as it has four bytes. */
const eachSprm = (
  view: DataView,
  from: number,
  to: number,
  tell: (sprm: number, value: number) => void,
): void => {
  const end = Math.min(to, view.byteLength);
  for (let at = from; at + 2 < end;) {
    const sprm = view.getUint16(at, true);
    const size = sizeOf(view, sprm, at + 2, end);
    let value = 0;
    for (let byte = Math.min(4, size) - 1; byte >= 0; byte -= 1)
      value = value * 256 + (at + 2 + byte < end ? view.getUint8(at + 2 + byte) : 0);
    tell(sprm, value);
    at += 2 + size;
  }
};

const SIZES = [1, 1, 2, 4, 2, 2, 0, 3] as const;
const TABLE_DEFINITION = 0xd608;

const sizeOf = (view: DataView, sprm: number, at: number, end: number): number => {
  const size = SIZES[sprm >> 13] ?? 1;
  if (size > 0) return size;
  if (sprm === TABLE_DEFINITION && at + 2 <= end) return 1 + view.getUint16(at, true);
  return at < end ? 1 + view.getUint8(at) : 1;
};

export const paragraphChanges = (view: DataView, from: number, to: number): ParagraphChanges => {
  const changes: ParagraphChanges = {};
  eachSprm(view, from, to, (sprm, value) => {
    if (sprm === 0x4600) changes.style = value;
    else if (sprm === 0x260a) changes.level = Math.min(8, value & 0xff);
    else if (sprm === 0x460b) changes.list = value;
    else if (sprm === 0x2416) changes.inTable = value !== 0;
    else if (sprm === 0x2417) changes.endsRow = value !== 0;
    else if (sprm === 0x6649) changes.depth = value;
    else if (sprm === 0x244b) changes.endsInnerCell = value !== 0;
    else if (sprm === 0x2640) changes.outline = value;
    else if (sprm === 0x2407) changes.pageBefore = value !== 0;
  });
  return changes;
};

export const runChanges = (view: DataView, from: number, to: number): RunChanges => {
  const changes: RunChanges = {};
  eachSprm(view, from, to, (sprm, value) => {
    if (sprm === 0x0835) changes.bold = toggleOf(value);
    else if (sprm === 0x0836) changes.italic = toggleOf(value);
    else if (sprm === 0x083c) changes.hidden = toggleOf(value);
    else if (sprm === 0x2a3e) changes.underline = value !== 0;
    else if (sprm === 0x0800) changes.deleted = value !== 0;
    else if (sprm === 0x4a43) changes.size = value / 2;
    else if (sprm === 0x4a30) changes.style = value;
    else if (sprm === 0x2a42) changes.color = INKS[value];
    else if (sprm === 0x6870) changes.color = inkOf(value);
    else if (sprm === 0x6a09) changes.symbol = value >>> 16;
  });
  return changes;
};

const toggleOf = (value: number): Toggle =>
  value === 0x80 ? 'as style' : value === 0x81 ? 'against style' : value !== 0;

export const toggled = (toggle: Toggle | undefined, style: boolean): boolean => {
  if (toggle === undefined || toggle === 'as style') return style;
  return toggle === 'against style' ? !style : toggle;
};

/** Red first in the file's bytes; the last byte says that the colour is left to whoever draws. */
const inkOf = (value: number): string | undefined => {
  if (value > 0xffffff) return undefined;
  const channels = [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The sixteen of Word 97; the first is left to whoever draws. */
const INKS: readonly (string | undefined)[] = [
  undefined,
  '#000000',
  '#0000ff',
  '#00ffff',
  '#00ff00',
  '#ff00ff',
  '#ff0000',
  '#ffff00',
  '#ffffff',
  '#000080',
  '#008080',
  '#008000',
  '#800080',
  '#800000',
  '#808000',
  '#808080',
  '#c0c0c0',
];
