// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { bodyOfRow } from '#/data/row-patch.ts';
import { createBlankCv, getCv, patchCv } from '#/data/records/cvs.ts';
import { prepareRequest, takeAnswerHere } from '#/data/queue/exchange.ts';
import { BATCH_LIMITS } from '#/domain/access/size-limits.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { DAY_MS, SECOND_MS } from '#/domain/duration.ts';
import { millisOf } from '#/domain/sync/values/hybrid-clock.ts';
import { openContext, type TestContext } from '../context.ts';

/** One exchange with a server whose time it is; everything sent is applied. */
const exchange = async (context: TestContext, now: number): Promise<void> => {
  const sentAt = context.now();
  const request = await prepareRequest(context, BATCH_LIMITS);
  const receipts = request.mutations.map(({ id }, index) => ({
    id,
    outcome: 'applied' as const,
    rev: index + 1,
  }));
  const rows = await context.database.cvs.toArray();
  const changes = rows.map((row) => ({
    seq: 1,
    collection: 'cvs',
    record: row.id,
    rev: 1,
    body: { ...bodyOfRow('cvs', row), updatedAt: now },
  }));
  const cursor = { timeline: 't1', seq: (request.cursor?.seq ?? 0) + 1 };
  const answer = { now, receipts, head: cursor.seq, changes, cursor, more: false };
  await takeAnswerHere(context, request, answer, { until: Number.MAX_SAFE_INTEGER, sentAt });
};

test('a device whose clock is a day ahead keeps the server’s time from its first answer on', async () => {
  const context = await openContext();
  const real = context.now();
  context.advance(DAY_MS);
  const made = await createBlankCv(context, { title: 'A', language: 'fr' });
  if (!made.ok) throw new Error('not made');
  const { id } = made.value;
  expect(made.value.updatedAt).toBe(real + DAY_MS);
  await exchange(context, real);
  expect((await getCv(context, id))?.updatedAt).toBe(real);

  context.advance(SECOND_MS);
  await patchCv(context, id, editField('title', 'B'));
  const last = await context.database.outbox.orderBy('seq').last();
  expect(millisOf(last?.clock ?? '')).toBe(real + SECOND_MS);
  expect((await getCv(context, id))?.updatedAt).toBe(real + SECOND_MS);
});

test('and so it does once its own clock is set right again', async () => {
  const context = await openContext();
  context.advance(DAY_MS);
  const made = await createBlankCv(context, { title: 'A', language: 'fr' });
  if (!made.ok) throw new Error('not made');
  context.advance(-DAY_MS);
  const real = context.now();
  await exchange(context, real);
  await patchCv(context, made.value.id, editField('title', 'B'));
  const last = await context.database.outbox.orderBy('seq').last();
  expect(millisOf(last?.clock ?? '') - real).toBeLessThan(SECOND_MS);
});
