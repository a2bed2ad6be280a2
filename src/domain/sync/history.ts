/**
 * What lost in a merge, as records of their own that travel to every device: nothing a person wrote goes out of
 * sight without a trace. Made by the server alone, in the transaction of the merge.
 */
import type { StoredRow } from './server/apply-mutation.ts';
import { derivedId } from './values/derived-id.ts';
import { changeIdOf } from './values/hybrid-clock.ts';
import type { Json, LostValue } from './merge.ts';

/** The collection they are kept in. */
export const HISTORY = 'history';

/** A value that lost, and where. */
export interface LostEdit extends LostValue {
  collection: string;
  record: string;
  /** The clock of what the field holds instead; none where it was removed. */
  shown?: string;
}

/** One lost edit as its record holds it. */
interface HistoryBody {
  [field: string]: Json;
  collection: string;
  record: string;
  path: string;
  value: Json;
  clock: string;
  /** The device that wrote it; '' when nobody remembers. */
  device: string;
  /** The same of what was shown instead at that moment; '' where it was removed. */
  shownClock: string;
  shownDevice: string;
  reason: 'lost';
  /** Milliseconds since 1970; null until the person has chosen. */
  resolvedAt: number | null;
}

/**
 * The records to add, by `collection/record`. A value that is reported again, as it is after a restored back-up,
 * has the id it had: the caller leaves out those that are known, even if purged since.
 * `deviceOf` knows the device of a change by its id.
 */
export const historyRows = (
  lost: readonly LostEdit[],
  deviceOf: (change: string) => string | undefined,
  user: string,
  now: number,
): Map<string, StoredRow> =>
  new Map(
    lost.map((edit) => {
      const { collection, record, path, value, clock, shown = '' } = edit;
      const change = changeIdOf(clock);
      const body: HistoryBody = {
        collection,
        record,
        path,
        value,
        clock,
        device: deviceOf(change) ?? '',
        shownClock: shown,
        shownDevice: deviceOf(changeIdOf(shown)) ?? '',
        reason: 'lost',
        resolvedAt: null,
        createdAt: now,
        updatedAt: now,
        trashedAt: null,
      };
      const state = { body, buried: {}, stamps: {}, rev: 1 };
      return [historyKey(edit), { user, state, purged: false, lockedAt: null }];
    }),
  );

/** With what is shown instead of each, out of the rows that the request has written, by `collection/record`. */
export const withShown = (
  lost: readonly LostEdit[],
  writes: ReadonlyMap<string, StoredRow>,
): LostEdit[] =>
  lost.map((edit) => {
    const { collection, record, path, clock } = edit;
    const shown = writes.get(`${collection}/${record}`)?.state.stamps[path]?.clock;
    return shown === undefined || shown === clock ? edit : { ...edit, shown };
  });

/** Where a lost edit is kept: the same on every server that sees it lose. */
export const historyKey = ({ collection, record, path, clock }: LostEdit): string =>
  `${HISTORY}/${derivedId(`${collection}/${record}/${changeIdOf(clock)}/${path}`)}`;
