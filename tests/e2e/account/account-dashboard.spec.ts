/** A month's work in the server's own dashboard, by its forms: what is written there reaches people. */
import {
  DASHBOARD_FIELDS,
  DASHBOARD_WORDS,
  FAILED_ROWS,
} from '../../../src/domain/access/administration/server-dashboard.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';
import { CONTENT_FRESH_MS } from '../../../src/domain/sync/polling-periods.ts';
import { inProject } from '../../../scripts/lib/project.mjs';
import { openMailSink, type MailSink } from '../../server/mail-sink.ts';
import { asOperator, newcomer, PASSWORD, signUp } from '../../server/people.ts';
import { ADMINISTRATOR, startTestServer, type TestServer } from '../../server/real-server.ts';
import { expect, linkIn, test } from '../account-product.ts';
import { WITHOUT_WORKER } from '../journey.ts';
import { Account } from '../pages/account.ts';
import { ServerDashboard } from '../pages/server-dashboard.ts';
import { Training } from '../pages/training.ts';

let server: TestServer;
let mails: MailSink;
test.beforeAll(async () => {
  mails = await openMailSink();
  server = await startTestServer({ distDir: inProject('dist'), env: mails.env });
});
test.afterAll(async () => {
  await server.stop();
  mails.stop();
});

const { posts, questions, group_codes: codes, users, outbox } = DASHBOARD_FIELDS;

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format(Date.now() + days * DAY_MS);

test(
  'an organisation publishes in both languages, adds a question, gives a group Premium and sends a mail again',
  { tag: '@desktop' },
  async ({ browser, page }) => {
    const dashboard = new ServerDashboard(page, server.url);
    const context = await browser.newContext({
      ...WITHOUT_WORKER,
      locale: 'fr-CA',
      timezoneId: 'America/Toronto',
      baseURL: server.url,
    });
    const reader = await context.newPage();
    const [day, past] = [inDays(90), inDays(-1)];

    await test.step('a wrong password is told, the right one opens', async () => {
      await page.goto(`${server.url}/_/`);
      await dashboard.signIn(ADMINISTRATOR.email, 'pas-le-bon');
      await expect(page.getByText('Invalid login credentials.')).toBeVisible();
      await dashboard.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password);
      await expect(page.getByText('Total: 0')).toBeVisible();
      // Nobody presses a collection away.
      await expect(dashboard.button('New collection')).toBeHidden();
    });

    await test.step('a post is on the site, at an address that the server made', async () => {
      await dashboard.open({ table: 'posts' });
      await dashboard.begin();
      await dashboard.create();
      for (const name of [posts.title, posts.kind, posts.language, posts.summary, posts.body])
        await expect(dashboard.mistake(name)).toHaveText('Cannot be blank.');
      await dashboard.choose(posts.kind, 'blog');
      await dashboard.choose(posts.language, 'fr');
      await dashboard.write({
        [posts.title]: 'Semaine de l’emploi à Montréal',
        [posts.summary]: 'Trois jours pour rencontrer des employeurs.',
        [posts.body]: '## Quand\n\nDu 1er au 3 décembre, au centre.',
        [posts.publishedOn]: '3 décembre',
      });
      await dashboard.turn(posts.published);
      await dashboard.create();
      await expect(dashboard.mistake(posts.publishedOn)).toHaveText(
        'Write the year, the month and the day, such as 2027-06-30.',
      );
      await expect(dashboard.field(posts.title)).toHaveValue('Semaine de l’emploi à Montréal');
      await dashboard.write({ [posts.publishedOn]: '' });
      await dashboard.create();
      await dashboard.untilClosed();
      await reader.goto('/blog/semaine-de-l-emploi-a-montreal');
      await expect(reader.locator('main h1')).toHaveText('Semaine de l’emploi à Montréal');
      await expect(reader.locator('main time').first()).toHaveAttribute('datetime', inDays(0));
    });

    await test.step('its translation is a copy in the other language, tied to it', async () => {
      await dashboard.openRow('Semaine de l’emploi');
      await dashboard.fromMenu(DASHBOARD_WORDS.duplicate);
      await expect(dashboard.button(DASHBOARD_WORDS.create)).toBeVisible();
      await dashboard.choose(posts.language, 'en');
      await dashboard.write({
        [posts.title]: 'Job week in Montréal',
        [posts.summary]: 'Three days to meet employers.',
        [posts.body]: '## When\n\nFrom December 1 to 3, at the centre.',
        [posts.slug]: '',
      });
      await dashboard.create();
      await dashboard.untilClosed();
      await reader.goto('/en/blog/job-week-in-montreal');
      await expect(reader.locator('main h1')).toHaveText('Job week in Montréal');
      await reader.getByRole('button', { name: 'FR, Français' }).click();
      await expect(reader.locator('main h1')).toHaveText('Semaine de l’emploi à Montréal');
    });

    await test.step('and is a draft again once it is turned off', async () => {
      await dashboard.openRow('Job week');
      await dashboard.turn(posts.published);
      await dashboard.save();
      await dashboard.untilClosed();
      expect(
        (await reader.request.get('/api/jalon/posts/blog/job-week-in-montreal')).status(),
      ).toBe(404);
    });

    const asked = 'Pourquoi avez-vous choisi notre centre de jour?';
    const training = new Training(reader);
    await test.step('a question reaches a device', async () => {
      await dashboard.open({ table: 'questions' });
      await dashboard.begin();
      await dashboard.write({
        [questions.text]: asked,
        tips: 'Une raison vraie.\nUn exemple d’ici.',
        intent: 'Ce qui attire la personne.',
        followUp: 'Et nos usagers?',
      });
      await dashboard.choose('language', 'fr');
      await dashboard.choose(questions.industry, 'healthcare');
      await dashboard.choose('category', 'general');
      await dashboard.choose('difficulty', 'easy');
      await dashboard.choose('level', 'beginner');
      await dashboard.turn(questions.published);
      await dashboard.turn(questions.basic);
      await dashboard.create();
      await dashboard.untilClosed();
      await training.open();
      await training.search.fill('notre centre de jour');
      await expect(training.questions.filter({ hasText: asked })).toBeVisible();
    });

    await test.step('and leaves it once it is turned off', async () => {
      await dashboard.openRow(asked);
      await dashboard.turn(questions.published);
      await dashboard.save();
      await dashboard.untilClosed();
      // A device that has them asks again after some minutes.
      await reader.clock.setSystemTime(Date.now() + CONTENT_FRESH_MS);
      await training.open();
      await expect(training.questions.first()).toBeVisible();
      await training.search.fill('notre centre de jour');
      await expect(training.questions.filter({ hasText: asked })).toHaveCount(0);
      await reader.clock.setSystemTime(Date.now());
    });

    const given = newcomer();
    mails.refusing = true;
    const person = await signUp(server, given);
    await test.step('a group’s code is refused in words, then made', async () => {
      await dashboard.open({ table: 'group_codes' });
      await dashboard.begin();
      await dashboard.write({
        [codes.name]: 'Centre Ahuntsic',
        [codes.seats]: '0',
        [codes.expiresOn]: past,
      });
      await dashboard.create();
      await expect(dashboard.mistake(codes.seats)).toHaveText(/1 or more/);
      await expect(dashboard.mistake(codes.expiresOn)).toHaveText(/today or later/);
      await dashboard.write({ [codes.seats]: '2', [codes.expiresOn]: day });
      await dashboard.create();
      await dashboard.untilClosed();
    });

    const account = new Account(reader, server.url);
    const plan = reader.getByRole('region', { name: 'Forfait' });
    await test.step('a person uses it, and it ends for them with its day', async () => {
      const [code = ''] =
        /([A-Z2-9]{5}-){2}[A-Z2-9]{5}/.exec(await dashboard.row('Ahuntsic').innerText()) ?? [];
      await account.signIn({ fullName: '', email: person.email, password: PASSWORD });
      await account.untilHome();
      await account.goto('/account');
      await plan.getByText('J’ai le code d’un organisme').click();
      await plan.getByLabel('Code de l’organisme').fill(code.toLowerCase());
      await plan.getByRole('button', { name: 'Utiliser le code' }).click();
      await expect(plan.getByText(/Votre organisme vous donne Premium jusqu’au/)).toBeVisible();
      await dashboard.openRow('Ahuntsic');
      await dashboard.write({ [codes.expiresOn]: past });
      await dashboard.save();
      await dashboard.untilClosed();
      await account.goto('/account');
      await expect(plan.getByText('Gratuit', { exact: true })).toBeVisible();
    });

    await test.step('a mail that was given up is found, and sent again with a link that works', async () => {
      const rows = '/api/collections/outbox/records';
      const [row] = (await asOperator(server, 'GET', rows)).body.items;
      await asOperator(server, 'PATCH', `${rows}/${row.id}`, { dueAt: 1, attempts: 7 });
      await asOperator(server, 'POST', '/api/crons/jalon-minute');
      await expect
        .poll(async () => (await asOperator(server, 'GET', `${rows}/${row.id}`)).body.state)
        .toBe('failed');
      mails.refusing = false;
      await dashboard.open(FAILED_ROWS);
      await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
      await dashboard.openRow(person.email);
      await expect(dashboard.field(outbox.lastError)).toHaveValue(/451/);
      await dashboard.choose(outbox.state, 'waiting');
      await dashboard.save();
      await dashboard.untilClosed();
      await asOperator(server, 'POST', '/api/crons/jalon-minute');
      await reader.goto(linkIn((await mails.next(person.email)).text, server.url));
      await expect(reader.getByText('Votre adresse est confirmée')).toBeVisible();
    });

    await test.step('a role given here is in the journal, which nobody changes', async () => {
      await dashboard.open({ table: 'users' });
      await dashboard.openRow(person.email);
      await dashboard.choose(users.role, 'admin');
      await dashboard.save();
      await dashboard.untilClosed();
      await dashboard.open({ table: 'audit_log' });
      await dashboard.openRow('role_set');
      await expect(dashboard.field('after')).toHaveValue('admin');
      await dashboard.write({ after: 'user' });
      await dashboard.save();
      await expect(
        page.getByText('The journal is only added to: no line of it is changed or deleted.'),
      ).toBeVisible();
    });
    await context.close();
  },
);
