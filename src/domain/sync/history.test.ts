import { describe, expect, it } from 'vitest';
import { SYNCED_COLLECTIONS } from '../synced-collections.ts';
import { applyMutation, type StoredRow } from './server/apply-mutation.ts';
import { historyKey, historyRows, type LostEdit } from './history.ts';

const lost: LostEdit = {
  collection: 'cvs',
  record: 'r1',
  path: 'title',
  value: 'Soudeuse',
  clock: '000000005.000.m1',
  shown: '000000006.000.m2',
};
const rowsOf = (...edits: LostEdit[]) =>
  historyRows(edits, (change) => ({ m1: 'phone', m2: 'laptop' })[change], 'amel', 9);

describe('a lost edit', () => {
  it('becomes a record that says what, where, when and on which device', () => {
    const [row] = rowsOf(lost).values();
    expect(row).toMatchObject({
      user: 'amel',
      purged: false,
      state: {
        rev: 1,
        body: {
          path: 'title',
          value: 'Soudeuse',
          clock: '000000005.000.m1',
          device: 'phone',
          shownClock: '000000006.000.m2',
          shownDevice: 'laptop',
          reason: 'lost',
          resolvedAt: null,
        },
      },
    });
  });

  it('has one id wherever and however often it is reported, and another per path and change', () => {
    const setBack = { ...lost, clock: '000000001.000.m1' };
    expect(historyKey(setBack)).toBe(historyKey(lost));
    const others = [
      { ...lost, path: 'step' },
      { ...lost, record: 'r2' },
      { ...lost, clock: '000000005.000.m2' },
    ];
    expect(new Set([lost, ...others].map(historyKey)).size).toBe(4);
  });

  it('has no device when nobody remembers it', () => {
    const [row] = rowsOf({ ...lost, clock: '000000005.000.m3', shown: '' }).values();
    expect(row?.state.body).toMatchObject({ device: '', shownClock: '', shownDevice: '' });
  });

  it('has a field for all it says', () => {
    const [row] = rowsOf(lost).values();
    const fields = SYNCED_COLLECTIONS['history']?.fields ?? [];
    expect(Object.keys(row?.state.body ?? {}).toSorted()).toEqual(fields.toSorted());
  });
});

describe('what a device says of a lost edit', () => {
  const [row] = rowsOf(lost).values();
  const apply = (patch: Record<string, number | string>, found: StoredRow | undefined = row) =>
    applyMutation(
      {
        id: 'm9',
        group: 'g9',
        collection: 'history',
        record: 'h1',
        op: 'patch',
        baseRev: 1,
        patch,
        clock: '000000007.000.m9',
      },
      found,
      'amel',
      'user',
      SYNCED_COLLECTIONS,
    );

  it('is that it is settled or in the bin, and nothing else', () => {
    expect(apply({ resolvedAt: 7, trashedAt: 7 })).toHaveProperty('row.state.rev', 2);
    expect(apply({ value: 'autre' })).toEqual({ code: 'unknown_field' });
  });

  it('never loses itself: of two choices made apart one counts', () => {
    const stamps = { resolvedAt: { rev: 2, clock: '000000008.000.m8' } };
    const settled = row && { ...row, state: { ...row.state, rev: 2, stamps } };
    expect(apply({ resolvedAt: 7 }, settled)).toMatchObject({ lost: [] });
  });

  it('takes nothing from anyone once it is gone', () => {
    const gone = row && { ...row, purged: true };
    expect(apply({ resolvedAt: 7 }, gone)).toEqual({ lost: [] });
  });
});
