// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCvFromReading, duplicateCv, getCv, patchCv } from '#/data/records/cvs.ts';
import { saveVersion } from '#/data/records/cv-versions.ts';
import { bodyOfRow, rowOfView } from '#/data/row-patch.ts';
import { applyPatch, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import { editEntry, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord, RemovedEntry } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { putBack, takeOutAgain } from '#/domain/cv/record/removed-items.ts';
import { openContext, type TestContext } from '../context.ts';

const NUMBER = 'NAS : 046 454 286';
const BIRTH = 'Née le 14/03/1988';
const STREET = 'Adresse : 12 rue des Lilas';
/** What nobody but this device may ever see, as it stands anywhere. */
const SECRETS = /046 454|14\/03|Lilas|catholique/i;

let context: TestContext;
let cv: CvRecord;
let items: Record<RemovedEntry['kind'], string>;

beforeEach(async () => {
  context = await openContext();
  const reading = {
    ...sampleReading(),
    removed: [
      { kind: 'nationalId' as const, text: NUMBER },
      { kind: 'birthDate' as const, text: BIRTH },
      { kind: 'religion' as const, text: 'Catholique' },
      { kind: 'streetAddress' as const, text: STREET },
    ],
    evidence: {
      'personal.phone': { line: `(514) 555-0142, ${NUMBER}`, confidence: 0.4 },
      'personal.location': { line: '12, rue des Lilas, Montréal', confidence: 0.4 },
      'personal.email': { line: 'amel.ziani@example.org', confidence: 0.4 },
    },
  };
  const created = await createCvFromReading(context, reading, {
    title: 'CV',
    sourceFileName: 'cv.pdf',
  });
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
  items = Object.fromEntries(
    Object.entries(cv.removed).map(([id, { kind }]) => [kind, id]),
  ) as typeof items;
});

/** All that is kept to be sent, or as the server has it. */
const leaving = async (): Promise<string> => {
  const { base, outbox, cvVersions } = context.database;
  return JSON.stringify([await base.toArray(), await outbox.toArray(), await cvVersions.toArray()]);
};
const lastPatch = async () => (await context.database.outbox.toArray()).at(-1)!.patch;

describe('what was taken out of a CV', () => {
  test('stays in the row; the queue learns of its kind alone, and of no line that says some of it', async () => {
    expect((await getCv(context, cv.id))!.removed[items.birthDate]!.text).toBe(BIRTH);
    expect(await leaving()).not.toMatch(SECRETS);
    const patch = await lastPatch();
    for (const [kind, id] of Object.entries(items))
      expect(patch[`removed.${id}`]).toMatchObject({ kind, text: '', restored: false });
    expect(patch['evidence.personal.phone']).toEqual({ line: '', confidence: 0.4 });
    expect(patch['evidence.personal.location']).toEqual({ line: '', confidence: 0.4 });
    expect(patch['evidence.personal.email']).toMatchObject({ line: 'amel.ziani@example.org' });
  });

  test('comes back whole when its removal is undone, and does not leave then either', async () => {
    const removal = removeEntry('removed', items.birthDate);
    await patchCv(context, cv.id, removal);
    const undone = await patchCv(context, cv.id, inversePatch(cv, removal));
    expect(undone.ok && undone.value.removed[items.birthDate]!.text).toBe(BIRTH);
    const edit = editEntry('removed', items.birthDate, 'text', `${BIRTH}.`);
    const retyped = await patchCv(context, cv.id, edit);
    expect(retyped.ok && retyped.value.removed[items.birthDate]!.text).toBe(`${BIRTH}.`);
    expect(await leaving()).not.toMatch(SECRETS);
  });

  test('does not leave with a copy or a version of the CV, nor in the merge base of a later change', async () => {
    await duplicateCv(context, cv.id, 'Copie');
    await saveVersion(context, cv.id, 'Avant');
    await context.database.base.clear();
    await patchCv(context, cv.id, editEntry('removed', items.religion, 'order', 'z'));
    expect(await context.database.base.get(['cvs', cv.id])).toBeDefined();
    expect(await leaving()).not.toMatch(SECRETS);
  });

  test('leaves with the CV once the person puts it back, and no more once it is out again', async () => {
    const put = await patchCv(context, cv.id, putBack(cv, items.streetAddress));
    expect(await lastPatch()).toEqual({
      [`removed.${items.streetAddress}.restored`]: true,
      [`removed.${items.streetAddress}.text`]: STREET,
    });
    await patchCv(context, cv.id, takeOutAgain(put.ok ? put.value : cv, items.streetAddress));
    expect(await lastPatch()).toMatchObject({ [`removed.${items.streetAddress}.text`]: '' });
    expect((await getCv(context, cv.id))!.removed[items.streetAddress]!.text).toBe(STREET);
  });

  test('never leaves when it is an identity number, even put back', async () => {
    await patchCv(context, cv.id, putBack(cv, items.nationalId));
    expect(await leaving()).not.toMatch(SECRETS);
  });
});

describe('a CV that comes back from the server', () => {
  const backAs = (told: CvRecord): CvRecord =>
    rowOfView('cvs', cv.id, { rev: 4, body: bodyOfRow('cvs', told) }, [], cv) as CvRecord;

  test('keeps the words of this device, with what another has changed beside them', () => {
    expect(backAs(cv)).toEqual({ ...cv, rev: 4 });
    expect(backAs(applyPatch(cv, putBack(cv, items.nationalId))).removed[items.nationalId]).toEqual(
      { ...cv.removed[items.nationalId], restored: true },
    );
  });

  test('takes words that were put back elsewhere, and the removal, for what they are', () => {
    const other = applyPatch(cv, {
      ...putBack(cv, items.birthDate),
      ...editEntry('removed', items.birthDate, 'text', 'Née en 1988'),
    });
    expect(backAs(other).removed[items.birthDate]!.text).toBe('Née en 1988');
    const without = applyPatch(cv, removeEntry('removed', items.religion));
    expect(backAs(without).removed).not.toHaveProperty(items.religion);
  });

  test('on a device that did not read the file, nothing can be put back', () => {
    const body = bodyOfRow('cvs', cv);
    const elsewhere = rowOfView('cvs', cv.id, { rev: 4, body }, [], undefined) as CvRecord;
    expect(elsewhere.removed[items.birthDate]).toMatchObject({ kind: 'birthDate', text: '' });
    expect(putBack(elsewhere, items.birthDate)).toEqual({});
  });

  test('has every list, and a time that never goes back', () => {
    const body = { title: 'Loin', createdAt: 1, updatedAt: 2 };
    const row = rowOfView('cvs', cv.id, { rev: 1, body }, [], cv) as CvRecord;
    expect(row).toMatchObject({ id: cv.id, rev: 1, experience: {}, evidence: {}, personal: {} });
    expect(row.updatedAt).toBe(cv.updatedAt);
  });
});
