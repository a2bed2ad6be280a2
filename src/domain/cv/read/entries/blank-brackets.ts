/** Square brackets round what a template leaves to fill in: "[Company Name], [City, State] ¦ [Month, Year] – Present". */
import type { SourceLine } from '../lines/source-line.ts';

/** Title lines without them. Behind a word they hold a remark: "House of Cloth [retail]". */
export const withoutBlankBrackets = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line) =>
    line.bullet > 0 ? line : { ...line, text: bare(line.text), cells: line.cells.map(bare) },
  );

const bare = (text: string): string => text.replace(BLANK, '$1');

const BLANK = /(?<=^|[,|–—\]-] ?)\[(\p{Lu}[^[\]]{1,40})\]/gu;
