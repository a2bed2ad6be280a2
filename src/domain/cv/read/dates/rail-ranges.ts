/**
 * Ranges in a narrow rail, whose ends stand beside the second line of their entries: "2017.02 — ¦ Weaver", "2020.01 ¦ Wove …";
 * or on a line of their own.
 * In Word and text too; a page's own are found by where they stand, in `lines/page/tables/stacked-ranges.ts`.
 */
import type { SourceLine } from '../lines/source-line.ts';
import { findDates, isDateAlone } from './find-dates.ts';

/** Puts such an end behind its beginning, and leaves the second line its text. */
export function withRailRanges(lines: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [end = '', ...rest] = line.cells;
    if (above && isDash(line) && isDateAlone(above.text)) {
      const text = `${above.text} ${line.text}`;
      whole[whole.length - 1] = { ...above, text, cells: [text] };
    } else if (above && isBegun(above) && isEnd(above, line)) {
      const [begun = '', ...others] = above.cells;
      const cells = [`${begun} ${end}`, ...others];
      whole[whole.length - 1] = { ...above, text: cells.join(' '), cells };
      if (rest.length > 0) whole.push({ ...line, text: rest.join(' '), cells: rest });
    } else whole.push(line);
  }
  return whole;
}

/** A dash alone in its line. */
const isDash = ({ text }: SourceLine): boolean => /^[–—-]$/u.test(text);

const isBegun = ({ cells: [begun = '', ...others], text }: SourceLine): boolean =>
  (others.length > 0 || / [–—-]$/u.test(text)) &&
  OPEN.test(begun) &&
  isDateAlone(begun.replace(OPEN, ''));

const isEnd = (above: SourceLine, line: SourceLine): boolean => {
  const [end = ''] = line.cells;
  if (line.bullet > 0 || line.x !== above.x || OPEN.test(end) || !isDateAlone(end)) return false;
  const [span, more] = findDates(`${above.cells[0] ?? ''} ${end}`);
  return span?.range === true && more === undefined;
};

const OPEN = /\s?[–—-]$/u;
