/** Titles of entries that a narrow column breaks over two lines of one look. */
import { dateEvidence } from '../dates/dated-line.ts';
import { joinCellLines } from '../lines/hyphens.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP, TIGHT_GAP } from '../lines/thresholds.ts';
import { findLocation } from '../locations/find-location.ts';

/**
 * Marks the second line as going on where its first word had no room above, the line after it looks different, and
 * `isOneName` says that both texts name one thing.
 */
export const withWrappedTitles = (
  lines: readonly SourceLine[],
  isOneName: (text: string, rest: string) => boolean,
): SourceLine[] =>
  lines.map((line, at) => {
    const above = lines[at - 1];
    const below = lines[at + 1];
    const name = above && isRestOfTitle(above, line, below) ? nameAtEnd(above, line) : undefined;
    const goesOn = name === undefined ? isRestOfName(lines, at) : isOneName(name, line.text);
    return goesOn ? { ...line, continues: true } : line;
  });

/** An employer or a school on two lines of one look, which neither the title line above nor the line below has: one of these is dated. */
function isRestOfName(lines: readonly SourceLine[], at: number): boolean {
  const [title, above, line, below] = [-2, -1, 0, 1].map((step) => lines[at + step]);
  if (!title || !above || !line || !below) return false;
  const look = styleSignature({ ...line, caps: false });
  return (
    [above, line].every(({ bullet, cells }) => bullet === 0 && cells.length === 1) &&
    !isPlain(line) &&
    !line.continues &&
    line.gap <= TIGHT_GAP &&
    above.gap < BLOCK_GAP &&
    above.text.length >= LEAST_WRAPPED &&
    styleSignature({ ...above, caps: false }) === look &&
    [title, below].every((one) => styleSignature({ ...one, caps: false }) !== look) &&
    title.bullet === 0 &&
    (isDated(title) || (isDated(below) && !isPlain(title))) &&
    !isDated(above) &&
    !isDated(line) &&
    findLocation(line.text) === undefined
  );
}

/** Letters of a line whose name goes on below. */
const LEAST_WRAPPED = 36;

const isRestOfTitle = (
  above: SourceLine,
  line: SourceLine,
  below: SourceLine | undefined,
): boolean =>
  line.full === true &&
  !above.full &&
  !above.continues &&
  above.bullet === 0 &&
  above.cells.length === 1 &&
  line.gap <= TIGHT_GAP &&
  line.text.split(' ').length <= LONGEST_REST &&
  styleSignature({ ...above, italic: line.italic }) === styleSignature(line) &&
  (below === undefined || styleSignature(below) !== styleSignature(line) || isDated(below)) &&
  !isDated(above) &&
  !isDated(line) &&
  findLocation(line.text) === undefined;

/** What the line above ends in, in the look of the second line: of "Mill of the Lake, Orleku — *Night*", the title alone. */
const nameAtEnd = (above: SourceLine, line: SourceLine): string | undefined => {
  if (above.italic === line.italic) return above.text;
  return line.italic ? / [—–-] ?([^—–]+)$/u.exec(above.text)?.[1] : undefined;
};

const isDated = (line: SourceLine): boolean => dateEvidence(line) !== undefined;

/** Words of a title's second line. */
const LONGEST_REST = 4;

/** "Weaver at House of | 2019 – 2021" over "Cloth": the first cell of a dated row goes on below it. */
export const withWholeRows = (lines: readonly SourceLine[]): SourceLine[] => {
  const result: SourceLine[] = [];
  for (const [at, line] of lines.entries()) {
    const above = result.at(-1);
    const [name = '', date = ''] = above?.cells ?? [];
    if (above && isRestOfCell(above, line)) {
      const [rest = '', ...others] = line.cells;
      const cells = [...above.cells.slice(0, -1), joinCellLines(above.cells.at(-1) ?? '', rest)];
      result[result.length - 1] = { ...above, text: cells.join(' '), cells };
      const { boldLead: _, ...plain } = line;
      result.push({ ...plain, text: others.join(' '), cells: others });
    } else if (above && isRestOfRow(above, line, lines[at + 1]))
      result[result.length - 1] = {
        ...above,
        text: `${name} ${line.text} ${date}`,
        cells: [`${name} ${line.text}`, date],
      };
    else result.push(line);
  }
  return result;
};

/** "2019 ¦ Weaver of carpets" over "**and rugs** ¦ at Nordvik": in the type of the name above, before what follows it. */
const isRestOfCell = (above: SourceLine, line: SourceLine): boolean => {
  const [rest = ''] = line.cells;
  return (
    above.cells.length > 1 &&
    line.cells.length > 1 &&
    line.boldLead === rest &&
    /^\p{Ll}/u.test(rest) &&
    rest.split(' ').length <= LONGEST_REST &&
    line.bullet === 0 &&
    line.gap <= TIGHT_GAP &&
    isDated(above) &&
    !isDated(line)
  );
};

const isRestOfRow = (
  above: SourceLine,
  line: SourceLine,
  below: SourceLine | undefined,
): boolean => {
  const [name = '', date = ''] = above.cells;
  const isOpen = (): boolean =>
    OPEN_NAME.test(name) ||
    (/ (?:at|chez) \p{Lu}[^,]*$/u.test(name) && below !== undefined && below.size !== line.size);
  return (
    name.length <= LONGEST_NAME &&
    isOpen() &&
    above.cells.length === 2 &&
    line.cells.length === 1 &&
    line.bullet === 0 &&
    line.gap <= TIGHT_GAP &&
    line.x === above.x &&
    line.size === above.size &&
    line.text.split(' ').length <= LONGEST_REST &&
    dateEvidence({ ...above, text: date, cells: [date] })?.rests.length === 0 &&
    !isDated(line)
  );
};

/** Letters of a title and its employer. */
const LONGEST_NAME = 120;

/** Ends on a word or a sign that needs another. */
const OPEN_NAME = /(?:\s(?:at|of|and|for|chez|de|du|des|d['’]|et|la|le|les|pour)|[&,])$/u;
