/** What stands apart below all else in its column and speaks of the paper: "Alma, le 3 mars 2024", "Made with Typst"; and notes at its foot. */
import { findDates } from '../dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { undecorated } from './headings.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** Such lines, of the last page only: they belong to no section, whatever stands above them. */
export function signingLines(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const last = lines.reduce((page, line) => Math.max(page, line.page), 0);
  return new Set(
    lines.flatMap((line, at) => {
      const next = lines[at + 1];
      const isLowest = !next || next.page !== line.page || next.column !== line.column;
      const block = isLowest && line.page === last ? blockAbove(lines, at) : [];
      const [only] = block;
      const isSigned = block.length === 1 && only?.cells.length === 1 && saysPlaceAndDay(only.text);
      const above = lines[at - block.length];
      const note = isLowest && line.page === last ? noteAbove(lines, at) : [];
      return isSigned || isCredit(block) || isFoot(block, above) ? block : note;
    }),
  );
}

/** The lines from the one with space above down to this one; none when there are too many. */
function blockAbove(lines: readonly SourceLine[], at: number): SourceLine[] {
  for (let first = at; first >= 0 && first > at - MOST_LINES; first -= 1) {
    const line = lines[first];
    if (!line || line.page !== lines[at]?.page || line.column !== lines[at]?.column) return [];
    if (line.gap >= LEAST_GAP) return lines.slice(first, at + 1);
  }
  return [];
}

/** Smaller than what is above, and far below it. */
const isFoot = (block: readonly SourceLine[], above: SourceLine | undefined): boolean =>
  above !== undefined &&
  (block[0]?.gap ?? 0) >= FAR_GAP &&
  block.every(({ size, bullet }) => bullet === 0 && size < above.size * SMALLER);

/** A raised number and the note beside it. */
function noteAbove(lines: readonly SourceLine[], at: number): SourceLine[] {
  const [mark, note] = [lines[at - 1], lines[at]];
  const isNote =
    mark !== undefined &&
    note !== undefined &&
    /^\d{1,2}$/.test(mark.text) &&
    mark.size < note.size * SMALLER &&
    note.size < SMALLER;
  return isNote ? [mark, note] : [];
}

const FAR_GAP = 5;
const SMALLER = 0.93;

/** "Designed with care by …", "Ce CV a été généré avec …", "Dernière mise à jour : …". */
function isCredit(block: readonly SourceLine[]): boolean {
  if (block.length === 0 || block.some(({ bullet }) => bullet > 0)) return false;
  const text = block.map((line) => line.text).join(' ');
  return text.length <= LONGEST_CREDIT && CREDIT.test(fold(undecorated(text)));
}

const CREDIT =
  /^(?:(?:(?:this|the|ce|cette|le)\s)?(?:cv|resume|curriculum vitae|document|page|template)\s)?(?:(?:was|is|has been|a ete|est)\s)?(?:automatically\s)?(?:(?:designed|made|built|created|generated|typeset|powered|rendered|genere|cree|concu|realise|fait|propulse|compile|mis en page)e?\s(?:with|by|using|in|avec|par|grace|sous|a l'aide|a partir)\b|(?:last )?(?:updated?|modified)(?: on| in| ?:| \p{L}+ \d)|code source de\b|source code of\b|(?:derniere mise|mis(?:e)?) a jour\b)/u;
const LONGEST_CREDIT = 160;
const MOST_LINES = 4;

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
const LEAST_GAP = 1.9;
