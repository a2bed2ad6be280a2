// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { commit } from '#/data/commit.ts';
import { getCv } from '#/data/records/cvs.ts';
import type { UnplacedEntry } from '#/domain/cv/record/cv-record.ts';
import { sampleRecord } from '#/domain/cv/record/record-fixture.ts';
import { PATCH_LIMITS, patchRefusal } from '#/domain/sync/limits.ts';
import { openContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

const LINES = 2 * PATCH_LIMITS.paths;
const lines = Object.fromEntries(
  Array.from({ length: LINES }, (_, index): [string, UnplacedEntry] => [
    `l${String(index).padStart(14, '0')}`,
    { text: `Ligne ${index}`, order: 'i' },
  ]),
);

test('a record with more paths than one change may have is one user action of several changes', async () => {
  const context = await openContext();
  const cv = { ...sampleRecord(), rev: 0, unplaced: lines };
  expect((await commit(context, [{ table: 'cvs', op: 'create', row: cv }])).ok).toBe(true);

  const queue = await context.database.outbox.orderBy('seq').toArray();
  expect(queue.map(({ op }) => op)).toEqual(['create', 'patch', 'patch']);
  expect(new Set(queue.map(({ group }) => group)).size).toBe(1);
  expect(queue.map(({ patch }) => patchRefusal(patch))).toEqual([undefined, undefined, undefined]);
  expect(queue[2]?.after).toEqual([queue[0]?.id, queue[1]?.id]);
  expect(await getCv(context, cv.id)).toEqual(cv);
  expect(await shownView(context, cv.id)).toMatchObject({ unplaced: lines });
});

test('so is a patch of as many, made on what waits', async () => {
  const context = await openContext();
  const cv = { ...sampleRecord(), rev: 0, unplaced: {} };
  await commit(context, [{ table: 'cvs', op: 'create', row: cv }]);
  const patch = Object.fromEntries(
    Object.entries(lines).map(([id, line]) => [`unplaced.${id}`, line]),
  );
  await commit(context, [{ table: 'cvs', op: 'patch', id: cv.id, patch }]);
  const queue = await context.database.outbox.orderBy('seq').toArray();
  expect(queue.map(({ op }) => op)).toEqual(['create', 'patch', 'patch']);
  expect((await getCv(context, cv.id))?.unplaced).toEqual(lines);
});
