/** Cells of a row of skills that an icon or a small gap cut otherwise than the row is meant. */
import type { SourceLine } from '../lines/source-line.ts';

/** "Java ¦ (strong), C ¦ , Ada": an icon behind a name parts it from what goes on with it. "Tools  Looms, Spindles": a small gap parts a name from its list. */
export function withWholeCells(line: SourceLine): SourceLine {
  const { pieces, ...bare } = line;
  if (line.cells.some((cell) => GOES_ON.test(cell)))
    return { ...bare, cells: line.cells.reduce(withRest, []) };
  const [name = '', list = '', ...more] = pieces ?? [];
  const isNamed = more.length === 0 && /^[^,;:|]+$/u.test(name) && /,.+,/u.test(list);
  return isNamed ? { ...bare, cells: [`${name} : ${list}`] } : line;
}

const withRest = (cells: readonly string[], cell: string): string[] =>
  GOES_ON.test(cell) && cells.length > 0
    ? [...cells.slice(0, -1), `${cells.at(-1)} ${cell}`]
    : [...cells, cell];

const GOES_ON = /^[(,]/;
