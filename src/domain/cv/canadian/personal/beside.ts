/** What the lines around a line say about it. */
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { addressPart, isSureStreet } from './address/address.ts';
import { foldAligned } from './fold.ts';
import { partsOf } from './line-parts.ts';
import { isBelieved, itemsFilling, labelOf } from './recognise.ts';
import type { ZonedLine } from './zones.ts';

/** True when the line above holds the street, or the line below the postal code or the street. */
export function isBesideAddress(
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
  return (
    isNear(index - 1, isStreetLine) ||
    isNear(index + 1, (text) => isSureStreet(text) || isPostalLine(text)) ||
    (isNear(index - 1, (text) => addressPart(text) === 'street') && isNear(index - 2, isStreetLine))
  );
}

/** True when a line next to it holds only personal data: "Tunisienne" under "35 ans" is a nationality. */
export const isBesideItems = (lines: readonly SourceLine[], index: number): boolean =>
  [index - 1, index + 1].some((other) => {
    const line = lines[other];
    if (!line || line.column !== lines[index]?.column) return false;
    const items = itemsFilling(foldAligned(line.text));
    return items !== undefined && items.some((item) => item.strength !== 'company');
  });

/** A neighbour announces personal data by a label of one meaning: under an unknown heading, that is evidence. */
export function isBesidePersonal(lines: readonly SourceLine[], index: number): boolean {
  return [index - 1, index + 1].some((other) => {
    const line = lines[other];
    if (!line || line.column !== lines[index]?.column) return false;
    const found = labelOf(foldAligned(line.text));
    return found !== undefined && !found.label.vague && found.colon && isBelieved(found, 'body');
  });
}

/** `69003 Lyon`, `Toronto ON M5V 2T6`: a code beside a city, nothing else. */
const isPostalLine = (text: string): boolean =>
  addressPart(text) === 'postal' &&
  !labelOf(foldAligned(text)) &&
  itemsFilling(foldAligned(text)) === undefined &&
  text.length <= 50;

const isStreetLine = (text: string): boolean =>
  isSureStreet(text) || labelOf(foldAligned(text))?.label.kind === 'streetAddress';
