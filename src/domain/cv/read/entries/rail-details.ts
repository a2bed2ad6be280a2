/** The place of a job under its dates in the rail, level with a line of the text beside them. */
import { isDateAlone, isDuration } from '../dates/find-dates.ts';
import { SAME_INDENT_POINTS } from '../lines/thresholds.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { RAIL_DETAILS } from './thresholds.ts';

/** Gives such a detail a line of its own before the text beside it, or after the end of a title that it interrupts. */
export function withRailDetails(lines: readonly SourceLine[]): SourceLine[] {
  let rail: SourceLine | undefined;
  let below = 0;
  return lines.flatMap((line, at) => {
    below += 1;
    if (line.cells.length > 1 && isDateAlone(line.cells[0] ?? '')) {
      rail = line;
      below = 0;
      return [line];
    }
    if (!rail || below > RAIL_DETAILS.mostLines || !isInRail(line, rail)) return [line];
    const [detail = '', ...texts] = line.cells;
    const text = texts.join(' ');
    const { boldLead: _lead, ...rest } = line;
    const isTail = /^\p{Ll}/u.test(text);
    const isItem = !isTail && isLong(text) && (lines[at + 1]?.bullet ?? 0) > 0;
    const own = { ...rest, text: detail, cells: [detail], bullet: 0, continues: false };
    const beside = {
      ...rest,
      text,
      cells: texts,
      x: line.x + RAIL_DETAILS.widthPoints,
      bullet: isItem ? (lines[at + 1]?.bullet ?? 0) : 0,
      continues: isTail,
    };
    return isTail ? [beside, own] : [own, beside];
  });
}

const isInRail = (line: SourceLine, rail: SourceLine): boolean =>
  line.cells.length > 1 &&
  line.bullet === 0 &&
  line.page === rail.page &&
  line.column === rail.column &&
  Math.abs(line.x - rail.x) < SAME_INDENT_POINTS &&
  isDetail(line.cells[0] ?? '');

const isDetail = (text: string): boolean =>
  wholeLocation(text) !== undefined || looksLikeCity(text) || isDuration(text);

const isLong = (text: string): boolean => text.split(' ').length > RAIL_DETAILS.nameWords;
