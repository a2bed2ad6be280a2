/** A line while its personal data is being separated. */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { Part } from './line-parts.ts';
import type { Zone } from './zones.ts';

export interface LineContext {
  zone: Zone;
  /** The job drives: a driving licence is a qualification. */
  drives: boolean;
  /** The line before or after belongs to an address whose street is known. */
  besideAddress: boolean;
  /** The line before or after holds nothing but personal data. */
  besideItems?: boolean;
}

export interface Working {
  parts: readonly Part[];
  /** The text of each part that stays; null once it is taken out. */
  kept: (string | null)[];
  found: { at: number; item: RemovedItem }[];
  context: LineContext;
}
