/** What people with Premium may try early: on by their wish, closed by its end, with nothing lost. */
import { newApplication } from '../../../src/domain/tracker/application.ts';
import { newStory } from '../../../src/domain/training/interview-story.ts';
import { inProject } from '../../../scripts/lib/project.mjs';
import { asOperator, PASSWORD, signUpAs, type Person } from '../../server/people.ts';
import { startTestServer, type TestServer } from '../../server/real-server.ts';
import { sampleRow } from '../../server/sample-row.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../pages/accessibility.ts';
import { Account } from '../pages/account.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ distDir: inProject('dist') });
});
test.afterAll(() => server.stop());

const STORIES = ['Le bon dosage', 'La relève', 'Le nouveau logiciel', 'La plainte'];
const make = async (person: Person, table: string, row: object): Promise<void> => {
  const { status, body } = await asOperator(
    server,
    'POST',
    `/api/collections/${table}/records`,
    // A column holds 0 where the device says null.
    { ...sampleRow(table), ...row, user: person.id, trashedAt: 0 },
  );
  expect([status, body.data ?? {}]).toEqual([200, {}]);
};

const WORDS = {
  wish: 'Try what’s new before others',
  name: 'The interview sheet',
  open: 'Interview sheet',
  parts: ['The appointment', 'Your stories', 'Questions to ask', 'Your notes', 'On the day'],
  choose: 'Choose the stories',
  ask: 'Who would I work with?',
  trial: 'The interview sheet is on trial',
} as const;

test.use({ language: 'en' });

test(
  'a person with Premium prepares an interview on one page, and keeps all of it when Premium ends',
  { tag: '@desktop' },
  async ({ context, page }) => {
    const id = 'application0001';
    const person = await signUpAs(server, 'premium');
    await make(person, 'applications', {
      ...newApplication(id, Date.now(), 'event0000000001', {
        title: 'Infirmière clinicienne',
        company: 'Clinique des Érables',
        location: 'Laval',
        language: 'en',
        interviewAt: '2027-01-12T10:30',
        recruiter: 'Maude Roy',
        recruiterEmail: 'maude.roy@example.org',
        notes: 'Demander le stationnement. '.repeat(120),
        status: 'interview',
      }),
    });
    for (const [at, title] of STORIES.entries())
      await make(person, 'interview_stories', {
        ...newStory(`story000000000${at}`, 1, 'en', {
          title,
          situation: 'À la clinique, deux dossiers ne disaient pas la même chose. '.repeat(8),
          result: 'Le patient a reçu le bon dosage en 20 minutes. '.repeat(8),
        }),
      });
    const account = new Account(page, server.url, 'en');
    const application = `/en/modules/job-tracker?application=${id}`;
    const sheet = page.getByRole('link', { name: WORDS.open });
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });

    await test.step('it is not there until it is wished for', async () => {
      await account.signIn({ fullName: '', email: person.email, password: PASSWORD });
      await account.untilHome();
      await account.goto(application);
      await expect(page.locator('main h1')).toHaveText('Infirmière clinicienne');
      await expect(sheet).toHaveCount(0);
      await account.goto('/en/settings');
      await expect(page.getByText(WORDS.name)).toBeVisible();
      await page.getByLabel(WORDS.wish).click();
      await expect(page.getByLabel(WORDS.wish)).toBeChecked();
    });

    await test.step('it holds what is known, and three stories, also without a network', async () => {
      await account.goto(application);
      await sheet.click();
      for (const part of WORDS.parts) await expect(heading(part)).toBeVisible();
      await expect(page.getByText(WORDS.ask)).toBeVisible();
      await context.setOffline(true);
      await page.goBack();
      await sheet.click();
      const stories = page.locator('section', { has: heading(WORDS.parts[1]) });
      await expect(stories.locator('li')).toHaveCount(3);
      await page.getByText(WORDS.choose).click();
      await stories.getByRole('checkbox', { checked: true }).first().uncheck();
      await expect(stories.locator('li')).toHaveCount(2);
      await expectAccessible(page, 'interview sheet');
      await expectNoSidewaysScroll(page, 'interview sheet');
      await context.setOffline(false);
    });

    await test.step('on paper it is one page', async () => {
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // Black, also from a dark screen.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByText(WORDS.ask)).toHaveCSS('color', 'rgb(0, 0, 0)');
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    });

    const users = `/api/collections/users/records/${person.id}`;
    await test.step('with Premium it closes, and the application stays', async () => {
      await asOperator(server, 'PATCH', users, { role: 'user' });
      await page.reload();
      await expect(page.getByText(WORDS.trial)).toBeVisible();
      await expectAccessible(page, 'interview sheet, closed');
      await account.goto(application);
      await expect(page.locator('main h1')).toHaveText('Infirmière clinicienne');
      await expect(sheet).toHaveCount(0);
    });

    await test.step('the wish is kept for the next Premium', async () => {
      await asOperator(server, 'PATCH', users, { role: 'premium' });
      await account.goto(application);
      await sheet.click();
      await expect(heading(WORDS.parts[0])).toBeVisible();
    });
  },
);
