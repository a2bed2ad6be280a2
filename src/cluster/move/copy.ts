/** Everything that is kept of a person's records, out of either store, and what tells two of them apart. */
import { createHash } from 'node:crypto';
import type { Timeline } from '#/domain/sync/server/timeline.ts';
import type { RowLine } from '../store/rows.ts';

export interface CopiedLine extends RowLine {
  seq: number;
  at: number;
}

export interface CopiedReceipt {
  id: string;
  device: string;
  receipt: string;
  at: number;
}

export interface PersonCopy {
  person: string;
  lines: CopiedLine[];
  receipts: CopiedReceipt[];
  /** Lives of the data that devices may speak of, the present one last. */
  timelines: Timeline[];
}

/** The same for the same content, whichever store it came from and in whatever order its texts were written. */
export const checksumOf = ({ lines, receipts }: PersonCopy): string => {
  const hash = createHash('sha256');
  const rows = lines.map(({ collection, record, rev, gone, locked_at, body, clocks }) =>
    JSON.stringify([
      `${collection}/${record}`,
      rev,
      gone,
      locked_at,
      ...(gone ? [] : [ordered(JSON.parse(body)), ordered(withoutEmpty(JSON.parse(clocks)))]),
    ]),
  );
  const answers = receipts.map(({ id, device, receipt }) =>
    JSON.stringify([id, device, ordered(JSON.parse(receipt))]),
  );
  for (const text of [...rows.toSorted(), ...answers.toSorted()]) hash.update(`${text}\n`);
  return hash.digest('hex');
};

/** A record that was never merged has no clocks, or empty ones. */
const withoutEmpty = (clocks: unknown): unknown =>
  Object.fromEntries(
    Object.entries({ ...(clocks as object) }).filter(
      ([, value]) => Object.keys({ ...(value as object) }).length > 0,
    ),
  );

const ordered = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
};
