// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { databaseToFile } from '#/data/backup/export.ts';
import { readBackup } from '#/data/backup/read-backup.ts';
import { restoreBackup } from '#/data/backup/restore.ts';
import { createApplication, listApplications } from '#/data/records/tracker/applications.ts';
import { moveToBin, purgeFromBin } from '#/data/records/bin.ts';
import { importApplications } from '#/data/records/tracker/import-applications.ts';
import { listReminders } from '#/data/records/tracker/reminders.ts';
import { knownAlready } from '#/domain/tracker/csv/known-already.ts';
import type { ImportedApplication } from '#/domain/tracker/csv/read-table.ts';
import { insightOf } from '#/domain/tracker/insight.ts';
import { dayAt } from '#/platform/clock.ts';
import { openContext } from '../context.ts';

const given = (
  title: string,
  more: Partial<Omit<ImportedApplication, 'fields'>> & ImportedApplication['fields'] = {},
): ImportedApplication => {
  const { id, status = 'applied', statusEvents, sentEmails, ...fields } = more;
  return {
    ...(id && { id }),
    status,
    ...(statusEvents && { statusEvents }),
    ...(sentEmails && { sentEmails }),
    fields: { title, ...fields },
  };
};

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { kind: string } }): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

it('gives the free places to what is still under way, the latest first', async () => {
  const context = await openContext();
  value(
    await importApplications(context, [
      given('Fini', { status: 'rejected', dateApplied: '2026-11-19' }),
      given('Ancien', { dateApplied: '2026-09-01' }),
      given('Récent', { dateApplied: '2026-11-18' }),
    ]),
  );
  const queued = await context.database.outbox.orderBy(':id').toArray();
  const titles = queued
    .filter(({ op }) => op === 'create')
    .flatMap(({ patch }) => patch['title'] ?? []);
  expect(titles).toEqual(['Récent', 'Ancien', 'Fini']);
});

it('makes no reminder for a day that has passed, and none up for an unknown day', async () => {
  const context = await openContext();
  value(
    await importApplications(context, [
      given('Ancien', { dateApplied: '2026-09-01' }),
      given('Récent', { dateApplied: '2026-11-18' }),
      given('Entrevue', { status: 'interview', dateApplied: '2026-09-01' }),
    ]),
  );
  const here = await listApplications(context);
  const recent = here.find(({ title }) => title === 'Récent');
  expect((await listReminders(context)).map(({ application }) => application)).toEqual([
    recent?.id,
  ]);
  // It was answered; after how many days, nobody can say.
  expect(insightOf(here, dayAt)).toMatchObject({ answered: 1, daysToAnswer: undefined });
});

it('keeps the id of an export, unless it is taken or was deleted for good here', async () => {
  const context = await openContext();
  const { application } = value(await createApplication(context, { title: 'Un' }, null));
  const { application: gone } = value(await createApplication(context, { title: 'Deux' }, null));
  await moveToBin(context, [{ table: 'applications', id: gone.id }]);
  await purgeFromBin(context, [{ table: 'applications', id: gone.id }]);
  const ids = value(
    await importApplications(context, [
      given('Un', { id: application.id }),
      given('Deux', { id: gone.id }),
      given('Trois', { id: 'abcdefghij00003' }),
      given('Trois encore', { id: 'abcdefghij00003' }),
    ]),
  );
  expect(ids).toContain('abcdefghij00003');
  expect(ids).not.toContain(application.id);
  expect(ids).not.toContain(gone.id);
  expect(await listApplications(context)).toHaveLength(5);
});

it('notices what is here already, and what stands twice in the file', () => {
  const here = [
    { id: 'abcdefghij00001', title: 'Commis', company: 'Métro', dateApplied: '2026-11-03' },
  ];
  const same = { company: 'METRO', dateApplied: '2026-11-03' };
  expect(
    knownAlready(
      [
        given('commis', same),
        given('Commis', { ...same, dateApplied: '2026-11-04' }),
        given('Autre nom', { id: 'abcdefghij00001' }),
        given('Chef', same),
        given('Chef', same),
        given('料理人'),
        given('厨师'),
      ],
      here,
    ),
  ).toEqual([true, false, true, false, true, false, false]);
});

it('comes back from a copy with applications alone, the bin and reminders too', async () => {
  const context = await openContext();
  const ids = value(
    await importApplications(context, [
      given('Un', { dateApplied: '2026-11-18' }),
      given('Deux', {
        dateApplied: '2026-11-18',
        status: 'interview',
        interviewAt: '2026-12-01T09:30',
      }),
    ]),
  );
  await moveToBin(context, [{ table: 'applications', id: ids[0] ?? '' }]);
  const file = await databaseToFile(context.database, context.now(), {
    only: ['applications', 'reminders'],
  });
  const text = await file.text();
  expect(Object.keys((JSON.parse(text) as { tables: object }).tables)).toEqual([
    'applications',
    'reminders',
    'blobs',
  ]);
  const other = await openContext();
  const backup = value(await readBackup(text));
  value(await restoreBackup(other, backup, { version: '', copy: (name) => name }));
  expect(await other.database.applications.count()).toBe(2);
  expect(await listApplications(other)).toHaveLength(1);
  expect(await other.database.reminders.count()).toBe(await context.database.reminders.count());
});
