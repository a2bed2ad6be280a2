import { toggled, paragraphChanges, runChanges } from './sprms.ts';
import type { ParagraphChanges, RunChanges } from './sprms.ts';
import { PLACES, type WordFile } from './word-file.ts';

export interface RunLook {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  hidden: boolean;
  deleted: boolean;
  /** Points. */
  size: number;
  color: string | undefined;
}

interface DocStyle {
  /** 1–6 for the heading styles and the title, 0 otherwise. */
  heading: number;
  paragraph: ParagraphChanges;
  run: RunLook;
  /** Of the style alone, on whatever it stands. */
  changes: RunChanges;
}

/** Word's own size where no style says another. */
const PLAIN: RunLook = {
  bold: false,
  italic: false,
  underline: false,
  hidden: false,
  deleted: false,
  size: 10,
  color: undefined,
};

const NO_STYLE: DocStyle = { heading: 0, paragraph: {}, run: PLAIN, changes: {} };

export type DocStyles = (number: number | undefined) => DocStyle;

/** The style sheet of the file; styles that are based on each other in a circle end where it closes. */
export const readStyles = ({ table, place }: WordFile): DocStyles => {
  const written = writtenStyles(table, place(PLACES.styles));
  const known = new Map<number, DocStyle>();
  const styleOf = (number: number, above: ReadonlySet<number>): DocStyle => {
    const ready = known.get(number);
    if (ready) return ready;
    const own = written.get(number);
    if (!own || above.has(number) || above.size >= MOST_BASES) return NO_STYLE;
    const base = styleOf(own.base, new Set([...above, number]));
    const style: DocStyle = {
      heading: own.heading || base.heading,
      paragraph: { ...base.paragraph, ...own.paragraph },
      run: withChanges(base.run, own.run, base.run),
      changes: { ...base.changes, ...own.run },
    };
    known.set(number, style);
    return style;
  };
  return (number) => (number === undefined ? NO_STYLE : styleOf(number, new Set()));
};

/** `style` is what toggles that say "as the style" look at. */
export const withChanges = (look: RunLook, changes: RunChanges, style: RunLook): RunLook => ({
  bold: changes.bold === undefined ? look.bold : toggled(changes.bold, style.bold),
  italic: changes.italic === undefined ? look.italic : toggled(changes.italic, style.italic),
  hidden: changes.hidden === undefined ? look.hidden : toggled(changes.hidden, style.hidden),
  underline: changes.underline ?? look.underline,
  deleted: changes.deleted ?? look.deleted,
  size: changes.size ?? look.size,
  color: 'color' in changes ? changes.color : look.color,
});

const MOST_BASES = 12;

interface WrittenStyle {
  heading: number;
  base: number;
  paragraph: ParagraphChanges;
  run: RunChanges;
}

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const TITLE = 62;
const MOST_STYLES = 4095;

const writtenStyles = (
  table: DataView,
  { at: start, length }: { at: number; length: number },
): Map<number, WrittenStyle> => {
  const styles = new Map<number, WrittenStyle>();
  const end = Math.min(table.byteLength, start + length);
  if (start + 6 > end) return styles;
  const count = Math.min(MOST_STYLES, table.getUint16(start + 2, true));
  const baseSize = table.getUint16(start + 4, true);
  let at = start + 2 + table.getUint16(start, true);
  for (let number = 0; number < count && at + 2 <= end; number += 1) {
    const size = table.getUint16(at, true);
    const from = at + 2;
    const to = from + size;
    if (to > end) break;
    if (size >= baseSize && baseSize >= 10) styles.set(number, styleIn(table, from, to, baseSize));
    at = to + (size % 2);
  }
  return styles;
};

/** Its name is passed over: heading styles have numbers that no language changes. */
const styleIn = (table: DataView, from: number, to: number, baseSize: number): WrittenStyle => {
  const number = table.getUint16(from, true) & 0x0fff;
  const kindAndBase = table.getUint16(from + 2, true);
  const style: WrittenStyle = {
    heading: number === TITLE ? 1 : number >= 1 && number <= 6 ? number : 0,
    base: kindAndBase >> 4,
    paragraph: {},
    run: {},
  };
  const kind = kindAndBase & 0x0f;
  const nameAt = from + baseSize;
  if (nameAt + 2 > to) return style;
  let at = nameAt + 2 + 2 * table.getUint16(nameAt, true) + 2;
  const lists =
    kind === PARAGRAPH_STYLE ? ['paragraph', 'run'] : kind === CHARACTER_STYLE ? ['run'] : [];
  for (const list of lists) {
    if (at + 2 > to) break;
    const size = table.getUint16(at, true);
    const first = at + 2;
    const last = Math.min(to, first + size);
    // A paragraph's list begins with the number of its style.
    if (list === 'paragraph') style.paragraph = paragraphChanges(table, first + 2, last);
    else style.run = runChanges(table, first, last);
    at = first + size + (size % 2);
  }
  return style;
};
