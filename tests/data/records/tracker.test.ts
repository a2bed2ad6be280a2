// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { getDraft, keepDraft } from '#/data/records/tracker/application-drafts.ts';
import { getVersion } from '#/data/records/cv-versions.ts';
import { keepPosting, listPostings } from '#/data/records/tracker/postings.ts';
import { moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import {
  createApplication,
  editApplication,
  getApplication,
  listApplications,
  noteSentEmail,
  placesLeft,
  postingTextOf,
  saveDraftOf,
  setApplicationStatus,
  setSentCv,
} from '#/data/records/tracker/applications.ts';
import { setStatuses, undoStatuses } from '#/data/records/tracker/application-statuses.ts';
import {
  createEmailTemplate,
  editEmailTemplate,
  listEmailTemplates,
} from '#/data/records/tracker/email-templates.ts';
import { createBlankCv, patchCv } from '#/data/records/cvs.ts';
import { getEmailDraft, keepEmailDraft } from '#/data/records/tracker/email-drafts.ts';
import { ownName } from '#/data/records/own-facts.ts';
import { editProfile } from '#/data/records/profile.ts';
import {
  claimNotices,
  readNotices,
  switchNotices,
} from '#/data/records/tracker/reminder-notices.ts';
import {
  getReminderSettings,
  resetReminderSettings,
  setStatusReminder,
} from '#/data/records/tracker/reminder-settings.ts';
import {
  createReminder,
  editReminder,
  listReminders,
  openReminders,
  remindersOf,
  setReminderState,
  settledReminders,
} from '#/data/records/tracker/reminders.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { STATUS_REMINDERS, statusReminder } from '#/domain/tracker/reminder-settings.ts';
import { groupReminders } from '#/domain/tracker/reminder.ts';
import { openContext, type TestContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

const FREE = limitsOf('user').activeApplications;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { kind: string } }): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};
const apply = async (context: TestContext, title: string) => {
  context.advance(1000);
  return value(await createApplication(context, { title, company: 'Ville de Laval' }, FREE));
};

describe('applications', () => {
  test('keep the words of their posting, which leaves the inbox with the draft, or all of it stays', async () => {
    const context = await openContext();
    const posting = { id: 'posting00000001', title: 'Commis', text: 'Commis de bureau', url: '' };
    await keepPosting(context, posting.id, posting);
    const draft = { values: { title: 'Commis' }, filled: {}, text: posting.text };
    await keepDraft(context, posting.id, draft);
    expect(await getDraft(context, posting.id)).toEqual(draft);
    const from = {
      draft: posting.id,
      posting: posting.id,
      text: { name: 'Offre.txt', words: posting.text },
    };
    const tooLong = { title: 'Commis', notes: 'a'.repeat(100_001) };
    expect(await createApplication(context, tooLong, FREE, from)).toEqual({
      ok: false,
      error: { kind: 'too-large' },
    });
    expect(await listPostings(context)).toHaveLength(1);
    expect(await getDraft(context, posting.id)).toEqual(draft);
    expect(await context.database.blobs.count()).toBe(0);

    const { application } = value(
      await createApplication(context, { title: 'Commis' }, FREE, from),
    );
    expect(await listPostings(context)).toEqual([]);
    expect(await getDraft(context, posting.id)).toBeUndefined();
    expect(await postingTextOf(context, application.id)).toBe(posting.text);
    await purgeFromBin(context, [{ table: 'applications', id: application.id }]);
    expect(await postingTextOf(context, application.id)).toBeUndefined();
  });

  test('saved from a draft say what was typed, and the draft is gone', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    await keepDraft(context, application.id, { values: { notes: 'Léa' }, filled: {}, text: '' });
    await saveDraftOf(context, application.id, { notes: 'Léa' });
    expect((await getApplication(context, application.id))?.notes).toBe('Léa');
    expect(await getDraft(context, application.id)).toBeUndefined();
  });

  test('keep the CV as it was sent; sent again unchanged, the same version serves', async () => {
    const context = await openContext();
    const { application: first } = await apply(context, 'Un');
    const { application: second } = await apply(context, 'Deux');
    const cv = value(await createBlankCv(context, { title: 'CV', language: 'fr' }));
    const send = async (id: string) => value(await setSentCv(context, id, cv.id, 'Envoyé'));
    const sent = await send(first.id);
    expect(sent.cv).toBe(cv.id);
    expect((await send(second.id)).cvVersion).toBe(sent.cvVersion);
    await patchCv(context, cv.id, { 'personal.headline': 'Commis' });
    expect((await send(second.id)).cvVersion).not.toBe(sent.cvVersion);
    expect((await getVersion(context, sent.cvVersion))?.content.personal.headline).toBe('');
    expect((await getApplication(context, first.id))?.cvVersion).toBe(sent.cvVersion);
  });

  test('beyond the free plan are kept, and the person is told', async () => {
    const context = await openContext();
    for (const title of ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'])
      expect((await apply(context, title)).isBeyondPlan).toBe(false);
    expect(await placesLeft(context, FREE)).toBe(0);
    const sixth = await apply(context, 'Six');
    expect(sixth.isBeyondPlan).toBe(true);
    expect((await getApplication(context, sixth.application.id))?.title).toBe('Six');
    expect(await placesLeft(context, limitsOf('premium').activeApplications)).toBeNull();
    expect((await createApplication(context, {}, null)).ok).toBe(true);
  });

  test('in the bin or locked take no place', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Un');
    await apply(context, 'Deux');
    const { application: third } = await apply(context, 'Trois');
    await context.database.applications.update(third.id, { locked: true });
    await moveToBin(context, [{ table: 'applications', id: application.id }]);
    expect(await placesLeft(context, FREE)).toBe(4);
    await restoreFromBin(context, [{ table: 'applications', id: application.id }]);
    expect(await placesLeft(context, FREE)).toBe(3);
    expect((await listApplications(context)).map(({ title }) => title)).toEqual([
      'Un',
      'Trois',
      'Deux',
    ]);
  });

  test('keep each change of status with its time, whatever the order', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    for (const status of ['interview', 'closed', 'applied'] as const) {
      context.advance(60_000);
      await setApplicationStatus(context, application.id, status);
    }
    await editApplication(context, application.id, { notes: 'Appelée', interviewAt: '' });
    const row = await getApplication(context, application.id);
    expect(row).toMatchObject({ status: 'applied', notes: 'Appelée', company: 'Ville de Laval' });
    const events = Object.values(row!.statusEvents).toSorted((a, b) => a.at - b.at);
    expect(events.map(({ status }) => status)).toEqual([
      'applied',
      'interview',
      'closed',
      'applied',
    ]);
    expect(await shownView(context, application.id, 'applications')).toEqual(row);
  });

  test('change their status together, and go back with their reminders', async () => {
    const context = await openContext();
    const made = await Promise.all(['Un', 'Deux', 'Trois'].map((title) => apply(context, title)));
    const [first, second, locked] = made.map(({ application }) => application.id) as [
      string,
      string,
      string,
    ];
    await context.database.applications.update(locked, { locked: true });
    await setApplicationStatus(context, second, 'rejected', { endReason: 'not-chosen' });
    const before = await listApplications(context);
    const reminders = await listReminders(context);

    context.advance(60_000);
    const all = [first, second, locked, 'gone'];
    const changed = value(await setStatuses(context, all, 'closed', { endReason: 'withdrew' }));
    expect(changed.changed).toBe(2);
    const after = await listApplications(context);
    expect(after.find(({ id }) => id === first)).toMatchObject({
      status: 'closed',
      endReason: 'withdrew',
    });
    expect(after.find(({ id }) => id === locked)?.status).toBe('applied');
    expect((await remindersOf(context, first)).map(({ state }) => state)).toEqual(['dismissed']);
    expect(await setStatuses(context, all, 'closed')).toMatchObject({ value: { changed: 0 } });

    value(await undoStatuses(context, changed));
    const plain = <R extends { id: string; updatedAt: number }>(rows: readonly R[]) =>
      rows
        .map(({ updatedAt: _updatedAt, ...row }) => row)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(plain(await listApplications(context))).toEqual(plain(before));
    expect(plain(await listReminders(context))).toEqual(plain(reminders));
    const row = await getApplication(context, first);
    expect(await shownView(context, first, 'applications')).toEqual(row);
  });

  test('take their reminders with them for ever', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    const { application: other } = await apply(context, 'Caissière');
    expect(await context.database.reminders.count()).toBe(2);
    await purgeFromBin(context, [{ table: 'applications', id: application.id }]);
    expect(await getApplication(context, application.id)).toBeUndefined();
    expect(await remindersOf(context, other.id)).toHaveLength(1);
    expect(await context.database.reminders.count()).toBe(1);
    const purges = (await context.database.outbox.toArray()).filter(({ op }) => op === 'purge');
    expect(new Set(purges.map(({ group }) => group)).size).toBe(1);
  });
});

describe('reminders', () => {
  test('are grouped by day while they are to be done', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    const add = async (dueOn: string) =>
      value(
        await createReminder(context, { application: application.id, type: 'thank-you', dueOn }),
      );
    const late = await add('2026-11-18');
    await add('2026-11-20');
    const far = await add('2026-12-01');
    const done = await add('2026-11-19');
    await setReminderState(context, done.id, 'completed');
    await editReminder(context, far.id, { dueOn: '2026-11-25', note: 'Par courriel' });
    const added = (await listReminders(context)).filter(({ type }) => type === 'thank-you');
    const groups = groupReminders(added, '2026-11-20');
    expect(groups.overdue.map(({ id }) => id)).toEqual([late.id]);
    expect(groups.today).toHaveLength(1);
    expect(groups.upcoming).toMatchObject([{ id: far.id, note: 'Par courriel' }]);
  });

  test('of an application in the bin are out of sight, and come back with it', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    await moveToBin(context, [{ table: 'applications', id: application.id }]);
    expect(await listReminders(context)).toEqual([]);
    await restoreFromBin(context, [{ table: 'applications', id: application.id }]);
    expect(await listReminders(context)).toHaveLength(1);
    expect(await remindersOf(context, application.id)).toHaveLength(1);
  });

  test('follow what happens to an application, each in one action with it', async () => {
    const context = await openContext();
    const made = await createApplication(
      context,
      { title: 'Commis', dateApplied: '2026-11-20', province: 'QC' },
      FREE,
    );
    const { application } = value(made);
    const open = async () =>
      (await remindersOf(context, application.id))
        .filter(({ state }) => state === 'created')
        .map(({ type, dueOn }) => `${type} ${dueOn}`);
    expect(await open()).toEqual(['follow-up 2026-11-30']);

    await editApplication(context, application.id, { dateApplied: '2026-11-24' });
    expect(await open()).toEqual(['follow-up 2026-12-04']);

    await setApplicationStatus(context, application.id, 'interview', {
      interviewAt: '2026-12-01T09:30',
    });
    expect(await open()).toEqual(['thank-you 2026-12-02', 'follow-up 2026-12-08']);
    const actions = (await context.database.outbox.toArray()).filter(({ group }) => group !== '');
    expect(actions.length).toBeGreaterThan(0);

    const [, nudge] = (await remindersOf(context, application.id)).filter(
      ({ state }) => state === 'created',
    );
    await setReminderState(context, nudge!.id, 'completed');
    const both = ['thank-you 2026-12-02', 'follow-up 2026-12-15'];
    expect(await open()).toEqual(both);
    await setReminderState(context, nudge!.id, 'created');
    expect(await open()).toEqual(['thank-you 2026-12-02', 'follow-up 2026-12-08']);
    await setReminderState(context, nudge!.id, 'completed');
    expect(await open()).toEqual(both);

    await setApplicationStatus(context, application.id, 'rejected', { endReason: 'not-chosen' });
    expect(await open()).toEqual([]);
    expect(await getApplication(context, application.id)).toMatchObject({
      status: 'rejected',
      endReason: 'not-chosen',
    });
    const row = await getApplication(context, application.id);
    expect(await shownView(context, application.id, 'applications')).toEqual(row);
  });

  test('are done with the e-mail they asked for, which is kept in the history', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    const [planned] = await remindersOf(context, application.id);
    const sent = await noteSentEmail(context, application.id, {
      subject: 'Suivi de ma candidature',
      reminder: planned!.id,
    });
    expect(Object.values(value(sent).sentEmails)).toMatchObject([
      { subject: 'Suivi de ma candidature' },
    ]);
    // The second one, a week after the planned day of the first.
    expect(await remindersOf(context, application.id)).toMatchObject([
      { state: 'completed', dueOn: '2026-11-30' },
      { state: 'created', dueOn: '2026-12-07', type: 'follow-up' },
    ]);
    const row = await getApplication(context, application.id);
    expect(await shownView(context, application.id, 'applications')).toEqual(row);
  });

  test('that a person removed are not made again', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    const [planned] = await remindersOf(context, application.id);
    await moveToBin(context, [{ table: 'reminders', id: planned!.id }]);
    await editApplication(context, application.id, { dateApplied: '2026-11-24' });
    expect(await remindersOf(context, application.id)).toEqual([]);
  });

  test('have settings per status, of which two devices may each change one part', async () => {
    const context = await openContext();
    expect(statusReminder(await getReminderSettings(context), 'applied').days).toBe(10);
    expect(await setStatusReminder(context, 'applied', { days: 0 })).toEqual({
      ok: false,
      error: { kind: 'delay-out-of-range' },
    });
    await setStatusReminder(context, 'applied', { days: 12 });
    await setStatusReminder(context, 'applied', { enabled: false });
    const settings = await getReminderSettings(context);
    expect(statusReminder(settings, 'applied')).toEqual({ enabled: false, days: 12 });
    expect(statusReminder(settings, 'offer')).toEqual({ enabled: true, days: 2 });
    expect((await context.database.outbox.toArray()).at(-1)?.patch).toEqual({
      'statuses.applied.enabled': false,
    });
    expect(await shownView(context, settings!.id, 'reminderSettings')).toEqual(settings);
    value(await resetReminderSettings(context));
    const reset = await getReminderSettings(context);
    expect(reset?.statuses).toEqual(STATUS_REMINDERS);
    expect(await shownView(context, settings!.id, 'reminderSettings')).toEqual(reset);
  });

  test('are found with their applications, up to a day, and those that were settled', async () => {
    const context = await openContext();
    const [one, two] = [await apply(context, 'Commis'), await apply(context, 'Aide')];
    const { application: other } = await apply(context, 'Ailleurs');
    await moveToBin(context, [{ table: 'applications', id: other.id }]);
    const add = async (application: string, dueOn: string) =>
      value(await createReminder(context, { application, type: 'follow-up', dueOn }));
    const late = await add(two.application.id, '2026-11-18');
    await add(other.id, '2026-11-18');
    const titles = async (until?: string) =>
      (await openReminders(context, until)).map(({ application }) => application.title);
    expect(await titles('2026-11-20')).toEqual(['Aide']);
    expect((await titles()).toSorted()).toEqual(['Aide', 'Aide', 'Commis']);
    await setReminderState(context, late.id, 'dismissed');
    context.advance(1000);
    const [planned] = await remindersOf(context, one.application.id);
    await setReminderState(context, planned!.id, 'completed');
    expect(await titles('2026-11-20')).toEqual([]);
    const settled = await settledReminders(context, 1);
    expect(settled.map(({ reminder }) => reminder.id)).toEqual([planned!.id]);
  });
});

describe('notifications of this device', () => {
  const TODAY = '2026-12-01';
  const fresh = async ({ database }: TestContext, today = TODAY) =>
    (await claimNotices(database, today))?.fresh.map(({ application }) => application.title);

  test('are asked for once each, by however many pages and workers', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    expect(await fresh(context)).toBeUndefined();
    await switchNotices(context, true, 'fr');
    const asked = await Promise.all([fresh(context), fresh(context), fresh(context)]);
    expect(asked.flat()).toEqual(['Commis']);
    const [reminder] = await remindersOf(context, application.id);
    await editReminder(context, reminder!.id, { dueOn: '2026-12-03' });
    expect(await fresh(context)).toEqual([]);
    expect(await fresh(context, '2026-12-03')).toEqual(['Commis']);
    await switchNotices(context, false, 'fr');
    await switchNotices(context, true, 'en');
    expect(await fresh(context, '2026-12-03')).toEqual([]);
    expect((await claimNotices(context.database, '2026-12-03', 'fr'))?.language).toBe('fr');
    expect((await readNotices(context.database))?.language).toBe('fr');
  });

  test('are for nothing that is done, or whose application is in the bin', async () => {
    const context = await openContext();
    const { application } = await apply(context, 'Commis');
    await apply(context, 'Aide');
    await switchNotices(context, true, 'fr');
    const [reminder] = await remindersOf(context, application.id);
    await setReminderState(context, reminder!.id, 'completed');
    expect(await fresh(context)).toEqual(['Aide']);
    await moveToBin(context, [{ table: 'applications', id: application.id }]);
    expect(await fresh(context, '2026-12-31')).toEqual([]);
  });
});

test('an e-mail that is being written is there until it is sent', async () => {
  const context = await openContext();
  const draft = {
    template: 'thank-you',
    language: 'fr',
    to: '',
    subject: 'Merci',
    body: '[jour]',
    fills: { '[jour]': 'lundi' },
  } as const;
  value(await keepEmailDraft(context, 'a', draft));
  expect(await getEmailDraft(context, 'a')).toEqual(draft);
  expect(await getEmailDraft(context, 'b')).toBeUndefined();
  value(await keepEmailDraft(context, 'a', undefined));
  expect(await getEmailDraft(context, 'a')).toBeUndefined();
});

test('a person’s name comes from the profile, or else from their last CV', async () => {
  const context = await openContext();
  expect(await ownName(context)).toBe('');
  const cv = value(await createBlankCv(context, { title: 'CV', language: 'fr' }));
  await patchCv(context, cv.id, { 'personal.fullName': ' Amina Diallo ' });
  expect(await ownName(context)).toBe('Amina Diallo');
  await editProfile(context, { fullName: 'Amina D.' });
  expect(await ownName(context)).toBe('Amina D.');
});

test('e-mail templates are listed by their last change, without those in the bin', async () => {
  const context = await openContext();
  const make = async (name: string) => {
    context.advance(1000);
    const fields = { category: 'thank-you', subject: 'Merci', body: 'Bonjour', language: 'fr' };
    return value(await createEmailTemplate(context, { ...fields, name, language: 'fr' }));
  };
  const first = await make('Un');
  const second = await make('Deux');
  await make('Trois');
  context.advance(1000);
  await editEmailTemplate(context, first.id, { subject: 'Merci beaucoup' });
  await moveToBin(context, [{ table: 'emailTemplates', id: second.id }]);
  expect((await listEmailTemplates(context)).map(({ name }) => name)).toEqual(['Un', 'Trois']);
});
