/** `2019 – 2021 ¦ **House of Cloth**, *Weaver*, Orleku.`: names that only their type or their colour tells apart. */
import { isDateAlone } from '#/domain/cv/read/dates/find-dates.ts';
import type { PlacedRun } from './placed-run.ts';
import { textOfRuns } from './run-text.ts';

/** `2019 – 2021 ¦ **House of Cloth** Weaver`: behind dates, a name in bold and what follows it are a cell each. */
export function cutAfterBold<T extends { runs: PlacedRun[] }>(cells: T[]): T[] {
  const [dates, entry, ...more] = cells;
  const at = entry?.runs.findIndex(({ bold }) => !bold) ?? -1;
  if (!dates || !entry || more.length > 0 || at < 1 || dates.runs.some(({ bold }) => bold))
    return cells;
  const [name, rest] = [entry.runs.slice(0, at), entry.runs.slice(at)];
  const isNamed =
    isDateAlone(textOfRuns(dates.runs)) &&
    /[\p{L}\d.)]$/u.test(textOfRuns(name)) &&
    /^\p{Lu}\p{L}/u.test(textOfRuns(rest)) &&
    rest.every(({ bold, italic }) => !bold && !italic);
  return isNamed ? [dates, { ...entry, runs: name }, { ...entry, runs: rest }] : cells;
}

/**
 * The texts of the cell that begins in bold, cut at the commas where its type changes: bold, then italics. Else a place at its end is
 * cut off; else the first cell is cut where its colour changes.
 */
export function typedPieces(cells: readonly (readonly PlacedRun[])[]): string[] {
  const named = boldThenItalics(cells);
  if (named.length > 0) return named;
  const placed = beforePlace(cells.at(-1) ?? []);
  return placed.length > 0 ? placed : inTwoColors(cells[0] ?? []);
}

/** "WEAVER HOUSE OF CLOTH", each name in a colour of its own, perhaps behind dates in a third. */
function inTwoColors(runs: readonly PlacedRun[]): string[] {
  const groups: PlacedRun[][] = [];
  for (const run of runs) {
    if (groups.at(-1)?.at(-1)?.color === run.color) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  const texts = groups.map((group) => textOfRuns(group).trim());
  const names = isDateAlone(texts[0] ?? '') ? texts.slice(1) : texts;
  const isTold =
    names.length === 2 &&
    runs.every(({ color }) => color !== undefined) &&
    groups.at(-1)?.every(({ link }) => link === undefined) &&
    names.every((name) => NAME.test(name));
  return isTold && !/[\p{P}\p{S}]$/u.test(names[0] ?? '') ? names : [];
}

const NAME = /^\p{Lu}.*\p{L}/u;

/** "House of Cloth Tesmal, Orlandie", the place in a font and a colour of its own. */
function beforePlace(runs: readonly PlacedRun[]): string[] {
  const [before, place] = runs.slice(-2);
  const isPlace =
    before !== undefined &&
    place !== undefined &&
    before.font !== place.font &&
    before.color !== place.color &&
    PLACE.test(place.text);
  return isPlace ? [textOfRuns(runs.slice(0, -1)).trim(), place.text.trim()] : [];
}

const PLACE = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}, \p{Lu}[\p{L}.'’-]+(?: [\p{L}'’-]+){0,2}$/u;

function boldThenItalics(cells: readonly (readonly PlacedRun[])[]): string[] {
  const named = cells.find((cell) => cell.some(({ bold }) => bold)) ?? [];
  if (named === cells[0] || !named[0]?.bold) return [];
  const groups: PlacedRun[][] = [];
  let isCut = true;
  for (const run of named) {
    const before = groups.at(-1)?.at(-1);
    if (!/[\p{L}\d]/u.test(run.text) && !(before && typeOf(before) === typeOf(run))) {
      isCut ||= run.text.includes(',');
      continue;
    }
    const isOther = before !== undefined && typeOf(before) !== typeOf(run);
    const isApart = isCut || /^\s*,/u.test(run.text) || /,\s*$/u.test(before?.text ?? '');
    if (isOther && !isApart) return [];
    if (isOther || !before) groups.push([run]);
    else groups.at(-1)?.push(run);
    isCut = false;
  }
  const isTold = groups.length > 1 && groups[1]?.every(({ italic }) => italic);
  return isTold ? groups.map((group) => textOfRuns(group).replace(EDGES, '').trim()) : [];
}

const typeOf = ({ bold, italic }: PlacedRun): string => `${bold} ${italic}`;

/** Commas around a name; the full stop of a line is drawn by itself, or ends a plain text. */
const EDGES = /^\s*,\s*|\s*,\s*$/gu;
