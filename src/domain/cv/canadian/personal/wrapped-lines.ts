/** Personal data broken over two lines: "Née le 12 mars" / "1988", "Religion :" / "Roman Catholic". */
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { separateCells } from './separate-cells.ts';
import type { LineContext } from './working-line.ts';
import type { ZonedLine } from './zones.ts';

export interface ZonedLines {
  lines: SourceLine[];
  zones: ZonedLine[];
}

/** Two lines become one where together they say more about the person than apart. */
export function withWholeStatements(
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
): ZonedLines {
  const joined: ZonedLines = { lines: [], zones: [] };
  lines.forEach((line, index) => {
    const zone = zones[index];
    if (!zone) return;
    const above = joined.lines.at(-1);
    const aboveZone = joined.zones.at(-1);
    const whole = above && aboveZone && !zone.isHeading && wholeLine(above, line, aboveZone);
    if (whole) joined.lines[joined.lines.length - 1] = whole;
    else {
      joined.lines.push(line);
      joined.zones.push(zone);
    }
  });
  return joined;
}

function wholeLine(
  above: SourceLine,
  line: SourceLine,
  { zone, isHeading }: ZonedLine,
): SourceLine | undefined {
  const isPrivate = zone === 'head' || zone === 'personal' || zone === 'misc';
  const isShort = above.text.length + line.text.length <= 400;
  const fits =
    isShort && above.column === line.column && above.page === line.page && line.bullet === 0;
  if (!isPrivate || isHeading || !fits || above.cells.length + line.cells.length > 2)
    return undefined;
  const text = `${above.text} ${line.text}`;
  const whole: SourceLine = {
    ...above,
    text,
    cells: [text],
    links: [...above.links, ...line.links],
  };
  const context: LineContext = { zone, drives: false, besideAddress: false };
  const count = (one: SourceLine): number =>
    separateCells(one, context).removed.filter((item) => item.kind !== 'streetAddress').length;
  return count(whole) > count(above) + count(line) ? whole : undefined;
}
