import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { leavingKinds } from '#/data/records/leaving.ts';
import { createBlankCv } from '#/data/records/cvs.ts';
import {
  changeSettings,
  getSettings,
  recordConsent,
  resetSettings,
} from '#/data/records/settings.ts';
import { actsOf } from '#/domain/access/consents.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { openContext } from '../context.ts';

test('what is told to leave is what each descriptor sends, and no table besides', async () => {
  const context = await openContext();
  await createBlankCv(context, { title: 'A', language: 'fr' });
  const kinds = await leavingKinds(context);
  expect(kinds).toHaveLength(Object.keys(SYNCED_COLLECTIONS).length);
  for (const { table, fields } of kinds) {
    const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const sent = new Set([...fields, 'createdAt', 'updatedAt', 'trashedAt']);
    expect([name, sent]).toEqual([name, new Set(SYNCED_COLLECTIONS[name]?.fields)]);
  }
  expect(kinds.find(({ table }) => table === 'cvs')).toMatchObject({ count: 1, comesBack: false });
  expect(kinds.find(({ table }) => table === 'files')?.maxBytes).toBeGreaterThan(0);
});

test('a new CV prints its dates as the settings say', async () => {
  const context = await openContext();
  await changeSettings(context, { dateStyle: 'words' });
  const made = await createBlankCv(context, { title: 'A', language: 'fr' });
  expect(made).toMatchObject({ ok: true, value: { dateStyle: 'words' } });
});

test('a reset takes back what was chosen and agreed to, and keeps the log of it', async () => {
  const context = await openContext();
  await changeSettings(context, { region: 'QC', dateStyle: 'words', answerTime: 'none' });
  await recordConsent(context, { purpose: 'weeklyDigest', given: true }, { weeklyDigest: true });
  expect((await resetSettings(context)).ok).toBe(true);
  const settings = await getSettings(context);
  expect(settings).toMatchObject({ region: '', dateStyle: 'numeric', weeklyDigest: false });
  expect(settings.answerTime).toBe('none');
  expect(
    actsOf(settings.consents)
      .map(({ given }) => given)
      .toSorted(),
  ).toEqual([false, true]);
});
