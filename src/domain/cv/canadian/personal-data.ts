/**
 * Takes out of a CV what Canadian employers don't expect to read about a person.
 * Evidence is needed, not words alone: a label, the contact zone, or a line that says nothing else.
 * Nothing disappears: each piece taken out is listed with the source's words and can be put back.
 * The rules' sources are in `reasons.ts`.
 */
import type { RemovedItem } from '../reading.ts';
import type { SourceLine } from '../read/source-line.ts';
import { addressPart, isSureStreet } from './personal/address.ts';
import { isDrivingJob } from './personal/driving-job.ts';
import { foldAligned } from './personal/fold.ts';
import { partsOf } from './personal/line-parts.ts';
import { isBelieved, isOtherLabel, isWorkAuthorisation, labelOf } from './personal/recognise.ts';
import { separateLine, type LineContext } from './personal/separate-line.ts';
import { wholeLineItems } from './personal/whole-lines.ts';
import { zonesOf, type ZonedLine } from './personal/zones.ts';

export interface PersonalDataTakenOut {
  /** The lines without the personal data; a line that held nothing else is gone. */
  kept: SourceLine[];
  /** In reading order; `photo` is never among them (pictures aren't lines). */
  removed: RemovedItem[];
}

export function takeOutPersonalData(lines: readonly SourceLine[]): PersonalDataTakenOut {
  const zones = zonesOf(lines);
  const whole = wholeLineItems(lines, zones);
  const drives = isDrivingJob(lines);
  const results: (SourceLine | null)[] = [];
  const removed: RemovedItem[] = [];
  const valueLines = new Set<number>();

  lines.forEach((line, index) => {
    const zoned = zones[index];
    if (!zoned || valueLines.has(index)) {
      results.push(null);
      return;
    }
    const wholeItem = whole.get(index);
    if (wholeItem) {
      if (whole.get(index - 1) !== wholeItem) removed.push(wholeItem);
      results.push(null);
      return;
    }
    if (zoned.isHeading && labelOf(foldAligned(line.text)) === undefined) {
      results.push(line);
      return;
    }
    const valueAt = valueLineOf(lines, index, zoned, drives);
    if (valueAt) {
      removed.push(valueAt.item);
      valueLines.add(valueAt.index);
      results.push(null);
      return;
    }
    const context: LineContext = {
      zone: zoned.zone,
      drives,
      besideAddress: isBesideAddress(lines, index, zones),
    };
    const separated = separateCells(line, context);
    removed.push(...separated.removed);
    results.push(separated.line);
  });
  return { kept: withoutEmptiedHeadings(results, zones), removed };
}

function separateCells(
  line: SourceLine,
  context: LineContext,
): { line: SourceLine | null; removed: RemovedItem[] } {
  const glued = line.cells.length > 1 ? line.cells : [line.text];
  const cells = pairLabels(glued);
  const separated = cells.map((cell) => separateLine(cell, context));
  const removed = separated.flatMap((cell) => cell.removed);
  if (removed.length === 0) return { line, removed };
  const kept = separated.map((cell) => cell.kept).filter((text) => text !== '');
  if (kept.length === 0) return { line: null, removed };
  const text = kept.join(' ');
  const { boldLead, ...rest } = line;
  const keepsLead = boldLead !== undefined && text.startsWith(boldLead);
  return { line: { ...rest, ...(keepsLead ? { boldLead } : {}), text, cells: kept }, removed };
}

/** A cell that is a bare label is joined with the cell that holds its value. */
function pairLabels(cells: readonly string[]): string[] {
  const paired: string[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    const next = cells[index + 1];
    const label = labelOf(foldAligned(cell));
    if (label?.value === '' && next !== undefined && !labelOf(foldAligned(next))?.colon) {
      paired.push(
        cell.includes(':') || label.label.kind !== 'streetAddress'
          ? `${cell} ${next}`
          : `${cell}: ${next}`,
      );
      index += 1;
    } else paired.push(cell);
  }
  return paired;
}

/** "Date of birth" alone on its line: the value is the cell beside it, the cell below it, or the next line. */
function valueLineOf(
  lines: readonly SourceLine[],
  index: number,
  zoned: ZonedLine,
  drives: boolean,
): { index: number; item: RemovedItem } | undefined {
  const line = lines[index];
  if (!line || line.cells.length > 1) return undefined;
  const found = labelOf(foldAligned(line.text));
  if (!found || found.value !== '' || (found.label.kind === 'drivingLicence' && drives))
    return undefined;
  const at = valueIndex(lines, index);
  const valueLine = lines[at];
  if (!valueLine || found.label.kind === 'streetAddress') return undefined;
  const value = foldAligned(valueLine.text).trim();
  if (isOtherLabel(value) || labelOf(value)?.colon || isWorkAuthorisation(value)) return undefined;
  const zone = zoned.isHeading ? 'misc' : zoned.zone;
  if (!found.label.value.test(value) || !isBelieved({ ...found, value, colon: true }, zone))
    return undefined;
  return { index: at, item: { kind: found.label.kind, text: `${line.text} ${valueLine.text}` } };
}

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

/** The street stands on the line above, or the postal code or street on the line below. */
function isBesideAddress(
  lines: readonly SourceLine[],
  index: number,
  zones: readonly ZonedLine[],
): boolean {
  const isNear = (other: number, wanted: (text: string) => boolean): boolean => {
    const line = lines[other];
    const zone = zones[other];
    if (!line || !zone || zone.isHeading || (zone.zone !== 'head' && zone.zone !== 'personal'))
      return false;
    return (
      line.column === lines[index]?.column && partsOf(line.text).some((part) => wanted(part.text))
    );
  };
  const isStreetLine = (text: string): boolean =>
    isSureStreet(text) || labelOf(foldAligned(text))?.label.kind === 'streetAddress';
  return (
    isNear(index - 1, isStreetLine) ||
    isNear(index + 1, (text) => isSureStreet(text) || addressPart(text) === 'postal') ||
    (isNear(index - 1, (text) => addressPart(text) === 'street') && isNear(index - 2, isStreetLine))
  );
}

/** "Personal details" or "References" with nothing left under it goes too: an empty section says nothing. */
function withoutEmptiedHeadings(
  results: readonly (SourceLine | null)[],
  zones: readonly ZonedLine[],
): SourceLine[] {
  return results.flatMap((line, index) => {
    if (!line) return [];
    if (!zones[index]?.isHeading || zones[index].zone === 'body' || zones[index].zone === 'summary')
      return [line];
    let next = index + 1;
    while (next < results.length && results[next] === null && !zones[next]?.isHeading) next += 1;
    const isEmptied =
      next > index + 1 && (next === results.length || zones[next]?.isHeading === true);
    return isEmptied ? [] : [line];
  });
}
