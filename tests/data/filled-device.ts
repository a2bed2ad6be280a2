/** A device with something of everything a person can make. */
import { moveToBin } from '#/data/records/bin.ts';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { saveVersion } from '#/data/records/cv-versions.ts';
import { createCvFromReading } from '#/data/records/cvs.ts';
import { createEmailTemplate } from '#/data/records/tracker/email-templates.ts';
import { saveFile } from '#/data/records/files.ts';
import { saveDraft } from '#/data/records/training/interview-drafts.ts';
import { giveAnswer, startSession } from '#/data/records/training/interviews.ts';
import { addToProfile, editProfile } from '#/data/records/profile.ts';
import { setStatusReminder } from '#/data/records/tracker/reminder-settings.ts';
import { createReminder } from '#/data/records/tracker/reminders.ts';
import { changeSettings } from '#/data/records/settings.ts';
import { SYNCED_TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { openContext, type TestContext } from './context.ts';

export const NUMBER = '046 454 286';

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { kind: string } }): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

const fillDevice = async (context: TestContext) => {
  const removed = [{ kind: 'nationalId' as const, text: `NAS : ${NUMBER}` }];
  const reading = { ...sampleReading(), removed };
  const cv = must(
    await createCvFromReading(context, reading, { title: 'CV', sourceFileName: 'cv.pdf' }),
  );
  context.advance(10);
  must(await saveVersion(context, cv.id, 'Première'));
  const { application } = must(
    await createApplication(context, { title: 'Soudeuse', company: 'Chantier Roy', cv: cv.id }, 5),
  );
  context.advance(10);
  const { application: binned } = must(await createApplication(context, { title: 'Jetée' }, 5));
  must(await moveToBin(context, [{ table: 'applications', id: binned.id }]));
  must(
    await createReminder(context, {
      application: application.id,
      type: 'follow-up',
      dueOn: '2026-12-01',
    }),
  );
  must(await setStatusReminder(context, 'applied', { days: 10 }));
  must(
    await createEmailTemplate(context, {
      category: 'thank-you',
      name: 'Merci',
      subject: 'Merci',
      body: 'Bonjour',
      language: 'fr',
    }),
  );
  const session = must(
    await startSession(context, {
      kind: 'practice',
      language: 'fr',
      questions: { q1: { order: 'i', question: 'q', text: 'Pourquoi nous?', category: 'general' } },
    }),
  );
  must(await giveAnswer(context, { question: 'q', session: session.id, answer: 'Parce que' }));
  must(await saveDraft(context, { question: 'r', session: session.id }, 'Je'));
  must(await editProfile(context, { fullName: 'Rosa Lima', position: 'Soudeuse' }));
  must(await addToProfile(context, 'skills', { name: 'TIG' }));
  must(await changeSettings(context, { theme: 'dark', marketingEmails: true }));
  const bytes = new TextEncoder().encode('un fichier').buffer;
  const of = { table: 'cvs', id: cv.id } as const;
  must(
    await saveFile(context, { name: 'a.txt', type: 'text/plain', bytes, purpose: 'source-cv', of }),
  );
  return { cv, application, binned, session };
};

export const filledDevice = async () => {
  const context = await openContext();
  return { context, ...(await fillDevice(context)) };
};

/** Every synced row, by table. */
export const everyRow = async ({
  database,
}: TestContext): Promise<Record<SyncedTable, SyncedRow[]>> =>
  Object.fromEntries(
    await Promise.all(
      SYNCED_TABLES.map(async (table) => [table, await database.table(table).toArray()]),
    ),
  ) as Record<SyncedTable, SyncedRow[]>;
