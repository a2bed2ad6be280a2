/** A line that holds a street address: "12, rue des Lilas, 69003 Lyon (France)", with or without a name before it. */
import { isSureStreet, splitAddress } from '#/domain/cv/canadian/personal/address/address.ts';
import { joinHouseNumbers } from '#/domain/cv/canadian/personal/address/glued-address.ts';
import { trimEdges } from '../text-pieces.ts';
import { type FoundLocation, wholeLocation } from './find-location.ts';

export interface StreetAddress {
  /** What stands before the street, '' when nothing does. */
  name: string;
  street: string;
  location: FoundLocation;
}

/** Longer lines are sentences. */
const LONGEST = 140;

/** Undefined without a street, and without a known place after it. */
export function streetAddress(text: string): StreetAddress | undefined {
  if (text.length > LONGEST || !/\d/.test(text) || !text.includes(',')) return undefined;
  const parts = joinHouseNumbers(text.split(',').map((part) => part.trim()));
  const at = parts.findIndex((part) => isSureStreet(part));
  if (at < 0) return undefined;
  const { kept, removed } = splitAddress(parts.slice(at));
  const location = wholeLocation(kept.join(', '));
  if (!location || removed.length === 0) return undefined;
  return {
    name: trimEdges(parts.slice(0, at).join(', ')),
    street: removed.join(', '),
    location,
  };
}
