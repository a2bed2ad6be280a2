/** A label alone on its line, with its value on another. */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { foldAligned } from './fold.ts';
import { isBelieved, isOtherLabel, isWorkAuthorisation, labelOf } from './recognise.ts';
import type { ZonedLine } from './zones.ts';

/** "Date of birth" alone on its line: the value is the cell beside it, the cell below it, or the next line. */
export function valueLineOf(
  lines: readonly SourceLine[],
  index: number,
  zones: readonly ZonedLine[],
  drives: boolean,
): { index: number; item: RemovedItem } | undefined {
  const line = lines[index];
  const zoned = zones[index];
  if (!line || !zoned || line.cells.length > 1) return undefined;
  const found = labelOf(foldAligned(line.text));
  if (!found || found.value !== '' || (found.label.kind === 'drivingLicence' && drives))
    return undefined;
  const at = valueIndex(lines, index);
  const valueLine = lines[at];
  // "… et de maison de / naissance." ends a text above the next section.
  const next = zones[at];
  if (next?.isHeading && next.zone !== 'misc') return undefined;
  if (!valueLine || found.label.kind === 'streetAddress') return undefined;
  const value = foldAligned(valueLine.text).trim();
  if (
    isOtherLabel(value) ||
    isBareLabel(value) ||
    labelOf(value)?.colon ||
    isWorkAuthorisation(value)
  )
    return undefined;
  const zone = zoned.isHeading ? 'misc' : zoned.zone;
  if (!found.label.value.test(value) || !isBelieved({ ...found, value, colon: true }, zone))
    return undefined;
  return { index: at, item: { kind: found.label.kind, text: `${line.text} ${valueLine.text}` } };
}

const isBareLabel = (folded: string): boolean => labelOf(folded)?.value === '';

function valueIndex(lines: readonly SourceLine[], index: number): number {
  const cell = lines[index]?.cell;
  if (!cell) return index + 1;
  const at = (row: number, column: number): number =>
    lines.findIndex(
      (line) =>
        line.cell?.table === cell.table && line.cell.row === row && line.cell.column === column,
    );
  const beside = at(cell.row, cell.column + 1);
  const besideIsLabel = labelOf(foldAligned(lines[beside]?.text ?? ''))?.value === '';
  return beside >= 0 && !besideIsLabel ? beside : at(cell.row + 1, cell.column);
}
