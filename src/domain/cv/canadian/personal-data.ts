/**
 * Takes out of a CV what Canadian employers don't expect to read about a person.
 * Evidence is needed, not words alone: a label, the contact zone, or a line that says nothing else.
 * Nothing disappears: each piece taken out is listed with the source's words and can be put back.
 * The rules' sources are in `reasons.ts`.
 */
import type { RemovedItem } from '../reading.ts';
import type { SourceLine } from '../read/lines/source-line.ts';
import { isBesideAddress, isBesideItems, isBesidePersonal } from './personal/beside.ts';
import { isDrivingJob } from './personal/driving-job.ts';
import { foldAligned } from './personal/fold.ts';
import { pairLabelBlocks } from './personal/label-blocks.ts';
import { labelOf } from './personal/recognise.ts';
import { separateCells } from './personal/separate-cells.ts';
import { valueLineOf } from './personal/value-line.ts';
import { wholeLineItems } from './personal/whole-lines.ts';
import { withWholeStatements } from './personal/wrapped-lines.ts';
import { type Zone, zonesOf, type ZonedLine } from './personal/zones.ts';

export interface PersonalDataTakenOut {
  /** The lines without the personal data; a line that held nothing else is gone. */
  kept: SourceLine[];
  /** In reading order; `photo` is never among them (pictures aren't lines). */
  removed: RemovedItem[];
}

/** Where items without a label are told by what stands beside them. */
const OF_PERSON: ReadonlySet<Zone> = new Set(['head', 'personal', 'summary']);

export function takeOutPersonalData(source: readonly SourceLine[]): PersonalDataTakenOut {
  const { lines, zones } = withWholeStatements(source, zonesOf(source));
  const drives = isDrivingJob(lines, zones);
  const whole = wholeLineItems(lines, zones);
  const pairs = pairLabelBlocks(lines, zones).filter(
    ({ item }) => !drives || item.kind !== 'drivingLicence',
  );
  const pairAt = new Map(pairs.map((pair) => [pair.labelLine, pair]));
  const valueLines = new Set(pairs.map((pair) => pair.valueLine));
  const removed: RemovedItem[] = [];
  let lastStreetLine = Number.NaN;
  let lastGone = Number.NaN;

  const leftOf = (line: SourceLine, index: number): SourceLine | null => {
    const zoned = zones[index];
    if (!zoned || valueLines.has(index)) return null;
    const item = whole.get(index) ?? pairAt.get(index)?.item;
    if (item) {
      if (whole.get(index - 1) !== item) removed.push(item);
      return null;
    }
    if (zoned.isHeading && labelOf(foldAligned(line.text)) === undefined) return line;
    const value = valueLineOf(lines, index, zones, drives);
    if (value) {
      removed.push(value.item);
      valueLines.add(value.index);
      return null;
    }
    const zone = zoned.zone !== 'head' && isBesidePersonal(lines, index) ? 'personal' : zoned.zone;
    const separated = separateCells(line, {
      zone,
      drives,
      besideAddress: isBesideAddress(lines, index, zones),
      besideItems: OF_PERSON.has(zone) && isBesideItems(lines, index),
    });
    const besideStreet =
      separated.removed.some(({ kind }) => kind === 'streetAddress') ||
      (lastStreetLine === index - 1 && (zone === 'head' || zone === 'personal'));
    for (const found of separated.removed) {
      if (!joinsStreet(found, removed.at(-1), lastStreetLine === index - 1)) removed.push(found);
      if (found.kind === 'streetAddress') lastStreetLine = index;
    }
    if (!separated.line) lastGone = index;
    if (!separated.line || !besideStreet) return separated.line;
    const continues = separated.line.continues && lastGone !== index - 1;
    return { ...separated.line, continues, ofAddress: true };
  };
  return { kept: withoutEmptiedHeadings(lines.map(leftOf), zones), removed };
}

/** An address over several lines is one item. */
function joinsStreet(
  item: RemovedItem,
  last: RemovedItem | undefined,
  isNextLine: boolean,
): boolean {
  if (!isNextLine || item.kind !== 'streetAddress' || last?.kind !== 'streetAddress') return false;
  last.text = `${last.text.replace(/,$/, '')}, ${item.text}`;
  return true;
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
