// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { BIN_DAYS } from '#/domain/access/retention.ts';
import { listBin, moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import { createBlankCv, listCvs, moveCvToBin } from '#/data/records/cvs.ts';
import { bytesOf, filesOf, getFile, renameFile, saveFile } from '#/data/records/files.ts';
import { giveAnswer, startSession } from '#/data/records/training/interviews.ts';
import { takeVersions } from '#/data/queue/take-version.ts';
import { openContext, type TestContext } from '../context.ts';
import { DAY_MS } from '#/domain/duration.ts';

const newCv = async (context: TestContext) => {
  const created = await createBlankCv(context, { title: 'Soudeur', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};
const keep = async (context: TestContext, text: string, cv?: string) => {
  context.advance(1000);
  const saved = await saveFile(context, {
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: new TextEncoder().encode(text).buffer,
    purpose: 'source-cv',
    ...(cv ? { of: { table: 'cvs', id: cv } } : {}),
  });
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
};

describe('a kept file', () => {
  test('has its bytes under their hash, and belongs to a record', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    const file = await keep(context, 'abc', cv.id);
    expect(file).toMatchObject({
      size: 3,
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      collection: 'cvs',
      record: cv.id,
    });
    expect(new TextDecoder().decode(await bytesOf(context, file))).toBe('abc');
    await renameFile(context, file.id, 'Mon CV.pdf');
    expect(await filesOf(context, { table: 'cvs', id: cv.id })).toMatchObject([
      { name: 'Mon CV.pdf' },
    ]);
    await moveToBin(context, [{ table: 'files', id: file.id }]);
    expect(await filesOf(context, { table: 'cvs', id: cv.id })).toEqual([]);
    await restoreFromBin(context, [{ table: 'files', id: file.id }]);
    expect((await getFile(context, file.id))?.trashedAt).toBeNull();
  });

  test('shares its bytes with its double, which keep them until both are purged', async () => {
    const context = await openContext();
    const [first, second] = [await keep(context, 'abc'), await keep(context, 'abc')];
    expect(await context.database.blobs.count()).toBe(1);
    await purgeFromBin(context, [{ table: 'files', id: first.id }]);
    expect(await bytesOf(context, second)).toBeDefined();
    await purgeFromBin(context, [{ table: 'files', id: second.id }]);
    expect(await context.database.blobs.count()).toBe(0);
  });

  test('purged on another device takes its bytes from this one, unless the news is undone', async () => {
    const context = await openContext();
    const { database } = context;
    const file = await keep(context, 'abc');
    const gone = { seq: 1, collection: 'files', record: file.id, rev: 2, body: null };
    const take = (end: () => void) =>
      database.transaction('rw', [database.files, database.outbox, database.base], async () => {
        await takeVersions(database, [gone]);
        end();
      });
    await database.outbox.clear();
    await database.base.clear();
    await expect(
      take(() => {
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await vi.waitFor(async () => expect(await getFile(context, file.id)).toBeDefined());
    expect(await bytesOf(context, file)).toBeDefined();
    await take(() => undefined);
    await vi.waitFor(async () => expect(await bytesOf(context, file)).toBeUndefined());
  });

  test('goes with what belongs to a purged record, however far down', async () => {
    const context = await openContext();
    const questions = {
      q1: { order: 'i', question: 'q', text: 'Pourquoi nous?', category: 'general' as const },
    };
    const session = await startSession(context, { kind: 'practice', language: 'fr', questions });
    const id = session.ok ? session.value.id : '';
    const answer = await giveAnswer(context, { question: 'q', session: id, answer: 'Parce que' });
    const result = answer.ok ? answer.value.id : '';
    await saveFile(context, {
      name: 'voix.webm',
      type: 'audio/webm',
      bytes: new TextEncoder().encode('voix').buffer,
      purpose: 'recording',
      of: { table: 'interviewResults', id: result },
    });
    await purgeFromBin(context, [{ table: 'interviewSessions', id }]);
    expect(await context.database.interviewResults.count()).toBe(0);
    expect(await context.database.files.count()).toBe(0);
    expect(await context.database.blobs.count()).toBe(0);
  });

  test('leaves neither a record nor bytes when the device is full', async () => {
    const context = await openContext();
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    context.database.files.hook('creating', refuse);
    const bytes = new TextEncoder().encode('abc').buffer;
    const given = { name: 'a', type: 'text/plain', bytes, purpose: 'attachment' } as const;
    expect(await saveFile(context, given)).toEqual({ ok: false, error: { kind: 'full' } });
    context.database.files.hook('creating').unsubscribe(refuse);
    expect(await context.database.blobs.count()).toBe(0);
    expect(await context.database.outbox.count()).toBe(0);
  });
});

describe('the bin', () => {
  const filled = async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await keep(context, 'abc', cv.id);
    const made = await createApplication(context, { title: 'Soudeur' }, null);
    const application = made.ok ? made.value.application.id : '';
    await moveCvToBin(context, cv.id);
    context.advance(1000);
    await moveToBin(context, [{ table: 'applications', id: application }]);
    return { context, cv: cv.id, application };
  };

  test('holds records of every kind, last thrown away first, with the day they go', async () => {
    const { context, cv, application } = await filled();
    const items = await listBin(context);
    expect(items.map(({ table, id }) => [table, id])).toEqual([
      ['applications', application],
      ['cvs', cv],
    ]);
    const [item] = items;
    expect(item!.removedAt - item!.trashedAt).toBe(BIN_DAYS * DAY_MS);
  });

  test('gives back what is chosen, all of it or nothing', async () => {
    const { context, cv, application } = await filled();
    const gone = { table: 'cvs', id: 'gone00000000000' } as const;
    const both = [{ table: 'cvs', id: cv }, gone] as const;
    expect(await restoreFromBin(context, both)).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(await listBin(context)).toHaveLength(2);
    await restoreFromBin(context, [{ table: 'cvs', id: cv }]);
    expect((await listBin(context)).map(({ id }) => id)).toEqual([application]);
    expect(await listCvs(context)).toHaveLength(1);
  });

  test('is emptied for ever, with what belongs to what was in it', async () => {
    const { context } = await filled();
    await purgeFromBin(context, await listBin(context));
    expect(await listBin(context)).toEqual([]);
    const { cvs, applications, files, blobs } = context.database;
    for (const table of [cvs, applications, files, blobs]) expect(await table.count()).toBe(0);
  });
});
