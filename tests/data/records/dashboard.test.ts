// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveToBin } from '#/data/records/bin.ts';
import { readCvFacts, readMonth, readTrackerFacts } from '#/data/records/dashboard.ts';
import { createBlankCv, patchCv } from '#/data/records/cvs.ts';
import { createApplication, noteSentEmail } from '#/data/records/tracker/applications.ts';
import {
  createReminder,
  openReminders,
  setReminderState,
} from '#/data/records/tracker/reminders.ts';
import { addDays, mondayOf } from '#/domain/calendar/day.ts';
import { weeksOf } from '#/domain/calendar/month.ts';
import { activitiesOfApplication, latestFirst } from '#/domain/dashboard/activity.ts';
import { APPLICATION_STATUSES, isOver } from '#/domain/tracker/application.ts';
import { calendarEvents } from '#/domain/tracker/calendar-events.ts';
import { isSent } from '#/domain/tracker/next-step.ts';
import { openContext, type TestContext } from '../context.ts';

const TODAY = '2026-11-20';

const someDay = fc.integer({ min: -70, max: 70 }).map((days) => addDays(TODAY, days));
const someDayOrNone = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: someDay },
);
const given = fc.array(
  fc.record({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    dateApplied: someDayOrNone,
    deadline: someDayOrNone,
    interviewOn: someDayOrNone,
    reminders: fc.array(fc.record({ dueOn: someDay, done: fc.boolean() }), { maxLength: 3 }),
    emailed: fc.boolean(),
    binned: fc.boolean(),
  }),
  { maxLength: 14 },
);

const fill = async (context: TestContext, all: Given) => {
  for (const { reminders, emailed, binned, interviewOn, ...fields } of all) {
    context.advance(60_000);
    const made = await createApplication(
      context,
      {
        title: 'Soudeuse',
        company: 'Atelier',
        interviewAt: interviewOn && `${interviewOn}T10:30`,
        ...fields,
      },
      null,
    );
    if (!made.ok) throw new Error(made.error.kind);
    const { id } = made.value.application;
    for (const { dueOn, done } of reminders) {
      const reminder = await createReminder(context, { application: id, type: 'follow-up', dueOn });
      if (reminder.ok && done) await setReminderState(context, reminder.value.id, 'completed');
    }
    context.advance(60_000);
    if (emailed) await noteSentEmail(context, id, { subject: 'Relance' });
    if (binned) await moveToBin(context, [{ table: 'applications', id }]);
  }
};
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

test('every figure of the dashboard is that of the tables', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(given, async (all) => {
      const context = await openContext();
      await fill(context, all);
      const { facts, activities } = await readTrackerFacts(context, TODAY);
      const rows = (await context.database.applications.toArray()).filter(
        ({ trashedAt }) => trashedAt === null,
      );
      const asked = await openReminders(context);
      for (const status of APPLICATION_STATUSES)
        expect(facts.counts[status]).toBe(rows.filter((row) => row.status === status).length);

      const open = rows.filter((row) => !isOver(row));
      const toApply = open.filter((row) => row.deadline >= TODAY && !isSent(row, TODAY));
      const interviews = open.filter(({ interviewAt }) => interviewAt.slice(0, 10) >= TODAY);
      const isDated = (id: string): boolean =>
        [...toApply, ...interviews].some((row) => row.id === id) ||
        asked.some(({ application }) => application.id === id);
      expect(facts.dated).toBe(open.filter(({ id }) => isDated(id)).length);

      const days = [
        ...asked.map(({ reminder }) => reminder.dueOn),
        ...toApply.map(({ deadline }) => deadline),
        ...interviews.map(({ interviewAt }) => interviewAt.slice(0, 10)),
      ].toSorted();
      expect(facts.dueCount).toBe(days.filter((day) => day <= TODAY).length);
      const shown = [...facts.due, ...facts.coming];
      expect(shown.map(({ on }) => on)).toEqual([
        ...days.filter((day) => day <= TODAY).slice(0, 4),
        ...days.filter((day) => day > TODAY).slice(0, 4),
      ]);
      expect(shown.every(({ application }) => application.company === 'Atelier')).toBe(true);
      expect(facts.nextInterview?.on).toBe(
        interviews.map(({ interviewAt }) => interviewAt.slice(0, 10)).toSorted()[0],
      );
      for (const { monday, count } of facts.sent)
        expect(count).toBe(
          rows.filter(({ dateApplied }) => mondayOf(dateApplied) === monday).length,
        );
      expect(facts.sent.at(-1)?.monday).toBe(mondayOf(TODAY));
      expect(activities).toEqual(latestFirst(rows.flatMap(activitiesOfApplication)));

      const month = '2026-11';
      const remindersOf = (id: string) =>
        asked.flatMap(({ application, reminder }) => (application.id === id ? [reminder] : []));
      const shownDays = new Set(weeksOf(month).flat());
      const expected = [...calendarEvents(rows, ({ id }) => remindersOf(id))].filter(([day]) =>
        shownDays.has(day),
      );
      const found = await readMonth(context, month);
      expect([...found.keys()].toSorted()).toEqual(expected.map(([day]) => day).toSorted());
      for (const [day, events] of expected) expect(found.get(day)).toHaveLength(events.length);
      context.database.close();
    }),
    { numRuns: 25 },
  );
});

test('a CV counts as complete once all its parts are there', async () => {
  const context = await openContext();
  expect((await readCvFacts(context)).facts).toMatchObject({ count: 0, latest: undefined });
  const made = await createBlankCv(context, { title: 'CV Laval', language: 'fr' });
  if (!made.ok) throw new Error(made.error.kind);
  const { id } = made.value;
  await patchCv(context, id, {
    'personal.fullName': 'Rosa Lima',
    'personal.email': 'rosa@example.org',
    'personal.linkedin': 'linkedin.com/in/rosalima',
    'experience.e1': {
      order: 'i',
      jobTitle: 'Soudeuse',
      company: 'Atelier',
      location: 'Laval',
      startDate: '2019',
      endDate: 'present',
      achievements: [
        'Réduit les reprises de 12 %',
        'Formé trois apprentis',
        'Entretien des outils',
      ],
    },
  });
  const { facts } = await readCvFacts(context);
  expect(facts).toMatchObject({
    count: 1,
    latest: { id, title: 'CV Laval' },
    missing: ['education', 'skills'],
    results: 2,
    hasLinkedin: true,
  });
});
