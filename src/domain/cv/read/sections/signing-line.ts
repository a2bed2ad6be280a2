/** The place and the day a CV was written, apart below all else in its column: "Alma, le 3 mars 2024". */
import { findDates } from '../dates/find-dates.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** Such lines, of the last page only: it belongs to no section, whatever stands above it. */
export function signingLines(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const last = lines.at(-1)?.page;
  return new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1];
      const isLowest = !next || next.page !== line.page || next.column !== line.column;
      const isApart = isLowest && line.page === last && line.gap >= LEAST_GAP;
      return isApart && line.cells.length === 1 && saysPlaceAndDay(line.text);
    }),
  );
}

function saysPlaceAndDay(text: string): boolean {
  const [date, ...more] = text.length > LONGEST ? [] : findDates(text);
  if (!date || date.range || more.length > 0) return false;
  const raw = text.slice(date.index);
  return (
    date.index + date.length === text.length &&
    PLACE.test(text.slice(0, date.index)) &&
    raw.match(/\d+/g)?.length === (MONTH_NAME.test(raw) ? 2 : 3)
  );
}

const PLACE = /^\p{Lu}[\p{L}\p{M}'’. -]*,\s*$/u;
/** With its name the month leaves two numbers, the day and the year: "12 March 2024", "2024-03-12". */
const MONTH_NAME = /\p{L}{3}/u;
const LONGEST = 60;
/** The space above it, in normal line steps. */
const LEAST_GAP = 2.2;
