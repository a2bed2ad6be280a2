/** Where each character of a text in one font stands: its width, its kerning, and marks on their letters. */
import type { FontMetrics, MarkPlaces } from './metrics.ts';

/** Thousandths of the em: what moves a character from where the widths before it would put it. */
interface Shift {
  /** To the right, before the character. */
  before: number;
  /** Upwards, for the character alone. */
  rise: number;
}

/** A text's characters, composed of one code point each, with their shifts. */
export interface SetWord {
  /** Thousandths of the em, shifts included. */
  width: number;
  /** One for each character; undefined when no character is shifted. */
  shifts: Shift[] | undefined;
}

export function setWord(text: string, metrics: FontMetrics): SetWord {
  const shifts: Shift[] = [];
  let width = 0;
  let shifted = false;
  let previous = '';
  /** What a mark before moved the pen by, given back to the character after it. */
  let owed = 0;
  for (const character of text) {
    const own = metrics.widths.get(character.codePointAt(0) ?? 0) ?? 0;
    const place = metrics.marks && markShift(previous, character, metrics, metrics.marks);
    const before = owed + (place ? place.before : metrics.kern(previous, character));
    const rise = place?.rise ?? 0;
    owed = place ? -place.before - own : 0;
    shifts.push({ before, rise });
    shifted ||= before !== 0 || rise !== 0;
    width += before + own;
    if (!place) previous = character;
  }
  return { width: width + owed, shifts: shifted ? shifts : undefined };
}

/** A mark goes where its letter offers a place of its kind; without one it stands as its font draws it. */
function markShift(
  base: string,
  mark: string,
  { widths }: FontMetrics,
  { marks, bases }: MarkPlaces,
): Shift | undefined {
  const held = marks.get(mark);
  const place = held && bases.get(base)?.get(held.kind);
  if (!held || !place) return undefined;
  const width = widths.get(base.codePointAt(0) ?? 0) ?? 0;
  return { before: place.x - held.x - width, rise: place.y - held.y };
}
