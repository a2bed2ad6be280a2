// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createBlankCv, listBin, listCvs, moveCvToBin, purgeCv, renameCv } from '#/data/cvs.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { openContext } from '../../../../tests/data/context.ts';
import { restoreBackup } from './restore-backup.ts';

const blank = async (context: Parameters<typeof createBlankCv>[0], title: string) => {
  const created = await createBlankCv(context, { title, language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};
const titles = (cvs: readonly CvRecord[]) => cvs.map(({ title }) => title);
const backup = (cvs: readonly CvRecord[], unreadable = 0) => ({ cvs, unreadable });

test('what is gone comes back, in the bin what was in the bin, and only once', async () => {
  const context = await openContext();
  const kept = await blank(context, 'Gardé');
  const binned = await blank(context, 'Jeté');
  await moveCvToBin(context, binned.id);
  const saved = [...(await listCvs(context)), ...(await listBin(context))];
  for (const { id } of saved) await purgeCv(context, id);

  const first = await restoreBackup(context, backup(saved, 2));
  expect(first).toEqual({ ok: true, value: { restored: 2, already: 0, unreadable: 2 } });
  const [back] = await listCvs(context);
  expect(back).toEqual({ ...kept, id: back?.id });
  expect(back?.id).not.toBe(kept.id);
  expect(titles(await listBin(context))).toEqual(['Jeté']);

  const second = await restoreBackup(context, backup(saved));
  expect(second).toEqual({ ok: true, value: { restored: 0, already: 2, unreadable: 0 } });
  expect(titles(await listCvs(context))).toEqual(['Gardé']);
});

test('a CV that went on since the back-up is not replaced', async () => {
  const context = await openContext();
  const old = await blank(context, 'Avant');
  await renameCv(context, old.id, 'Après');
  const restored = await restoreBackup(context, backup([old]));
  expect(restored).toMatchObject({ ok: true, value: { restored: 0, already: 1 } });
  expect(titles(await listCvs(context))).toEqual(['Après']);
});
