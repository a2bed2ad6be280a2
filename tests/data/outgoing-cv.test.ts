// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCvFromReading, duplicateCv, getCv, patchCv } from '#/data/records/cvs.ts';
import { bodyOfRow, rowOfView } from '#/data/row-patch.ts';
import { applyPatch, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import { editEntry, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { putBack } from '#/domain/cv/record/removed-items.ts';
import { openContext, type TestContext } from './context.ts';

const FULL = 'NAS : 046 454 286';
const MASKED = 'NAS : ••• ••• 286';

let context: TestContext;
let cv: CvRecord;
let item: string;

beforeEach(async () => {
  context = await openContext();
  const reading = {
    ...sampleReading(),
    removed: [
      { kind: 'nationalId' as const, text: FULL },
      { kind: 'birthDate' as const, text: 'Née le 14/03/1988' },
    ],
    evidence: { 'personal.phone': { line: `(514) 555-0142, ${FULL}`, confidence: 0.4 } },
  };
  const created = await createCvFromReading(context, reading, {
    title: 'CV',
    sourceFileName: 'cv.pdf',
  });
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
  item = Object.keys(cv.removed)[0]!;
});

const leaving = async (): Promise<string> => {
  const { base, outbox } = context.database;
  return JSON.stringify([await base.toArray(), await outbox.toArray()]);
};

describe('an identity number taken out of a CV', () => {
  test('stays in the row; the queue has what a list shows, and other kinds in full', async () => {
    expect((await getCv(context, cv.id))!.removed[item]!.text).toBe(FULL);
    expect(await leaving()).not.toContain('046 454');
    const { patch } = (await context.database.outbox.toArray())[0]!;
    expect(patch[`removed.${item}`]).toMatchObject({ kind: 'nationalId', text: MASKED });
    expect(patch['evidence.personal.phone']).toMatchObject({ line: `(514) 555-0142, ${MASKED}` });
    expect(JSON.stringify(patch)).toContain('14/03/1988');
  });

  test('comes back whole when its removal is undone, and does not leave then either', async () => {
    const removal = removeEntry('removed', item);
    await patchCv(context, cv.id, removal);
    const undone = await patchCv(context, cv.id, inversePatch(cv, removal));
    expect(undone.ok && undone.value.removed[item]!.text).toBe(FULL);
    const retyped = await patchCv(context, cv.id, editEntry('removed', item, 'text', `${FULL}.`));
    expect(retyped.ok && retyped.value.removed[item]!.text).toBe(`${FULL}.`);
    expect(await leaving()).not.toContain('046 454');
  });

  test('does not leave with a copy of the CV, nor in the merge base of a later change', async () => {
    await duplicateCv(context, cv.id, 'Copie');
    await context.database.base.clear();
    await patchCv(context, cv.id, putBack(cv, item));
    const base = await context.database.base.get(['cvs', cv.id]);
    expect(base?.body?.['removed']).toMatchObject({ [item]: { text: MASKED } });
    expect(await leaving()).not.toContain('046 454');
  });
});

describe('a CV that comes back from the server', () => {
  const backAs = (told: CvRecord): CvRecord =>
    rowOfView('cvs', cv.id, { rev: 4, body: bodyOfRow('cvs', told) }, [], cv) as CvRecord;

  test('keeps the numbers of this device, with what another has changed beside them', () => {
    expect(backAs(cv)).toEqual({ ...cv, rev: 4 });
    expect(backAs(applyPatch(cv, putBack(cv, item))).removed[item]).toEqual({
      ...cv.removed[item],
      restored: true,
    });
  });

  test('takes another text, and the removal, for what they are', () => {
    const other = applyPatch(cv, editEntry('removed', item, 'text', 'NAS'));
    expect(backAs(other).removed[item]!.text).toBe('NAS');
    expect(backAs(applyPatch(cv, removeEntry('removed', item))).removed).not.toHaveProperty(item);
  });

  test('has every list, and a time that never goes back', () => {
    const body = { title: 'Loin', createdAt: 1, updatedAt: 2 };
    const row = rowOfView('cvs', cv.id, { rev: 1, body }, [], cv) as CvRecord;
    expect(row).toMatchObject({ id: cv.id, rev: 1, experience: {}, evidence: {}, personal: {} });
    expect(row.updatedAt).toBe(cv.updatedAt);
  });
});
