/** A record as one line of the table, and what of it the table is asked about. */
import { createHash } from 'node:crypto';
import { keptBody } from '#/domain/collections/kept-body.ts';
import { countedIn, quotasOf } from '#/domain/access/plans/plan-quotas.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import { emptyState, type JsonObject, type MergeState } from '#/domain/sync/merge.ts';
import { parentIn } from '#/domain/sync/server/parent.ts';
import { TRACE_BYTES } from '#/domain/sync/server/room.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';

export interface RowLine {
  collection: string;
  record: string;
  rev: number;
  gone: boolean;
  locked_at: number;
  trashed_at: number;
  resolved_at: number;
  parent: string;
  counts: Readonly<Record<string, number>>;
  shape: string;
  bytes: number;
  body: string;
  clocks: string;
}

export const halvesOf = (key: string): [collection: string, record: string] => {
  const [collection = '', record = ''] = key.split('/');
  return [collection, record];
};

export const lineOf = (key: string, row: StoredRow, now: number): RowLine => {
  const [collection, record] = halvesOf(key);
  const { body: given, rev, ...clocks } = row.state;
  if (row.purged) return { ...GONE, collection, record, rev };
  const kept = keptBody(SYNCED_COLLECTIONS[collection]?.kinds ?? {}, given, now);
  const [body, stamped] = [JSON.stringify(kept), JSON.stringify(clocks)];
  return {
    collection,
    record,
    rev,
    gone: false,
    locked_at: row.lockedAt ?? 0,
    ...factsOf(collection, kept),
    shape: shapeOf(collection),
    bytes: Buffer.byteLength(body) + Buffer.byteLength(stamped) + 2 * TRACE_BYTES,
    body,
    clocks: stamped,
  };
};

/** What stays of a purged record. */
const GONE = {
  gone: true,
  locked_at: 0,
  trashed_at: 0,
  resolved_at: 0,
  parent: '',
  counts: {},
  shape: '',
  bytes: TRACE_BYTES,
  body: '',
  clocks: '',
};

type Facts = Pick<RowLine, 'trashed_at' | 'resolved_at' | 'parent' | 'counts'>;

export const factsOf = (collection: string, body: JsonObject): Facts => {
  const parent = parentIn({ patch: body }, SYNCED_COLLECTIONS[collection]) ?? '';
  const counts: Record<string, number> = {};
  for (const quota of quotasOf('user', [collection])) {
    const place = countedIn(quota, body);
    if (place !== undefined) counts[countKey(quota)] = place;
  }
  return {
    trashed_at: timeIn(body['trashedAt']),
    resolved_at: timeIn(body['resolvedAt']),
    // Made by a device, which may have written anything there.
    parent: /^[a-z_]{1,40}\/[a-z0-9]{15}$/.test(parent) ? parent : '',
    counts,
  };
};

/** Whatever is not 0 is a time; what a device made up may be no whole number, or further than the table counts. */
const timeIn = (value: unknown): number => {
  const time = Number(value ?? 0);
  if (time === 0) return 0;
  return time < 0 ? Number.MAX_SAFE_INTEGER : Math.min(Math.ceil(time), Number.MAX_SAFE_INTEGER);
};

export const countKey = ({ field, value }: { field: string; value: string }): string =>
  `${field}=${value}`;

/** Of the rules by which a collection's lines are made: another after a field or a quota was added. */
export const shapeOf = (collection: string): string => {
  const known = shapes.get(collection);
  if (known !== undefined) return known;
  const rules = [SYNCED_COLLECTIONS[collection]?.kinds, quotasOf('user', [collection])];
  const shape = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 8);
  shapes.set(collection, shape);
  return shape;
};

const shapes = new Map<string, string>();

/** The row as the shared decisions know it. */
export const storedRow = (
  user: string,
  {
    rev,
    gone,
    locked_at,
    body,
    clocks,
  }: Pick<RowLine, 'rev' | 'gone' | 'locked_at' | 'body' | 'clocks'>,
): StoredRow =>
  gone
    ? { user, state: { ...emptyState(), rev }, purged: true, lockedAt: null }
    : {
        user,
        state: {
          ...emptyState(),
          ...(JSON.parse(clocks) as Partial<MergeState>),
          body: JSON.parse(body) as JsonObject,
          rev,
        },
        purged: false,
        lockedAt: locked_at || null,
      };
