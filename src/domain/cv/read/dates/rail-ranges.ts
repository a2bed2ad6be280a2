/**
 * Ranges whose parts stand under each other in the first cells of an entry's lines: "2017.02 — ¦ Weaver" over "2020.01 ¦
 * Wove …"; "May 2024", "to", "August", "2023"; or on lines of their own.
 * In Word and text too; a page's own are found by where they stand, in `lines/page/tables/stacked-ranges.ts`.
 */
import { fold } from '#/domain/text/fold.ts';
import { MONTH_WORDS } from '#/domain/text/months.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findDates, isDateAlone } from './find-dates.ts';
import { shapeOf } from './wrapped-range.ts';

/** Puts the parts together in the first line, the earlier date in front, and leaves the other lines their texts. */
export function withRailRanges(written: readonly SourceLine[]): SourceLine[] {
  const lines = written.map(withWholeDate);
  const whole: SourceLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const stack = line && stackUnder(line, lines.slice(at + 1, at + 1 + MOST_LINES));
    if (line && stack) {
      const cells = [stack.range, ...line.cells.slice(1)];
      whole.push({ ...line, text: cells.join(' '), cells }, ...stack.rests);
      at += stack.size;
    } else if (line) whole.push(line);
  }
  return whole;
}

/** "Juin ¦ 2017 : Weaver": a tab stop between the month and its year. */
function withWholeDate(line: SourceLine): SourceLine {
  const [month = '', year = '', ...others] = line.cells;
  return MONTH_ALONE.test(fold(month)) && /^(?:19|20)\d\d(?!\d)/.test(year)
    ? { ...line, cells: [`${month} ${year}`, ...others] }
    : line;
}

const MONTH_ALONE = new RegExp(`^(?:depuis |since )?(?:${MONTH_WORDS})\\.?$`, 'u');

interface Stack {
  range: string;
  /** What the lines under the first one say beside its parts. */
  rests: SourceLine[];
  size: number;
}

function stackUnder(line: SourceLine, below: readonly SourceLine[]): Stack | undefined {
  const [first = ''] = line.cells;
  const begun = first.replace(/\s?[–—-]$/u, '');
  if (line.bullet > 0 || !isDateAlone(begun) || !/^M?Y$|^P$/.test(shapeOf(begun) ?? '')) return;
  const parts = begun === first ? [] : ['–'];
  const rests: SourceLine[] = [];
  const { x = line.x } = below.find((next) => next.x > line.x + RAIL_POINTS) ?? {};
  for (const [at, next] of below.entries()) {
    const [cell = '', ...others] = next.cells;
    const part = cell.replace(DASH, '– ').trim();
    const shape = shapeOf([begun, ...parts, part].join(' ')) ?? '';
    const isBeside = Math.abs(next.x - line.x) < RAIL_POINTS && next.page === line.page;
    if (isBeside && next.bullet === 0 && (PREFIX.test(shape) || WHOLE.test(shape))) {
      parts.push(part);
      if (others.length > 0) rests.push({ ...next, x, text: others.join(' '), cells: others });
    } else if (parts.length === 0 && rests.length === 0 && next.x > line.x + RAIL_POINTS)
      rests.push(next);
    else return undefined;
    if (WHOLE.test(shape)) return { range: rangeOf(begun, parts.join(' ')), rests, size: at + 1 };
  }
  return undefined;
}

/** "August 2023 to May 2024", also where the later date stands above. */
function rangeOf(above: string, parts: string): string {
  const below = parts.replace(/^–\s*/u, '');
  const [one, two] = [above, below].map((text) => findDates(text)[0]?.end ?? 'present');
  return (one ?? '') > (two ?? '') ? `${below} – ${above}` : `${above} – ${below}`;
}

const DASH = /^(?:[|│┃–—-]|au?|à|to|until|jusqu['’](?:au?|à))(?:\s+|$)/iu;
const PREFIX = /^(?:M?Y|P)DM?$/;
const WHOLE = /^M?YD(?:M?Y|P)$|^PDM?Y$/;
/** Lines of an entry over which its range may stand, and how far apart the edges of its parts. */
const MOST_LINES = 5;
const RAIL_POINTS = 30;
