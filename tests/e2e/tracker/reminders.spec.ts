import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { FRIDAY, group, ROADS, WORKS } from './due-applications.ts';

test.use({ ...WITHOUT_WORKER, language: 'en', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, tracker }) => {
  await page.clock.setFixedTime(FRIDAY);
  await tracker.open();
  await tracker.seed([WORKS, ROADS], FRIDAY.getTime());
});

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const more = async (page: Page, title: string, action: RegExp) => {
  await row(page, title)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test(
  'what is due is done, put off, ignored, and taken back',
  { tag: '@phone' },
  async ({ page, tracker }) => {
    const due = page.getByRole('region', { name: 'Follow up with Maple Roads' });
    await expect(due).toContainText('2 days late');
    await expectAccessible(page, 'something is due');
    await due.getByRole('button', { name: /^Done/ }).click();
    await expect(due).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(due).toBeVisible();

    // The next day is a Saturday; Ontario's forty-five days are the law's and stay as they are.
    await tracker.setStatus(WORKS.title, 'Interview');
    await tracker.tab(/^Reminders/).click();
    await expect(group(page, 'Late').getByRole('listitem')).toHaveCount(1);
    const upcoming = group(page, 'Upcoming').getByRole('listitem');
    await expect(upcoming).toHaveCount(3);
    await expect(upcoming.nth(0)).toContainText(/Thank Northern Works.*Monday, Nov\.? 23/);
    await expect(upcoming.nth(1)).toContainText(/Follow up with Northern Works.*Friday, Nov\.? 27/);
    await expect(upcoming.nth(2)).toContainText(/Monday, Jan\.? 4/);
    await expectAccessible(page, 'reminders');

    await more(page, 'Follow up with Maple Roads', /^Put off by one day/);
    await expect(group(page, 'Late')).toBeHidden();
    await expect(row(page, 'Follow up with Maple Roads')).toContainText(/Monday, Nov\.? 23/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(group(page, 'Late').getByRole('listitem')).toHaveCount(1);

    await more(page, 'Follow up with Maple Roads', /^Put off to another date/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New date').fill('2026-11-20');
    await dialog.getByRole('button', { name: 'Put off' }).click();
    await expect(dialog).toContainText('Choose a day to come.');
    await dialog.getByLabel('New date').fill('2026-12-25');
    await expect(dialog).toContainText('the reminder will be on Monday, December 28, 2026');
    await expectAccessible(page, 'another date');
    await dialog.getByRole('button', { name: 'Put off' }).click();
    await expect(row(page, 'Follow up with Maple Roads')).toContainText(/Monday, Dec\.? 28/);

    await page.getByRole('button', { name: 'Add a reminder' }).click();
    await dialog.getByLabel('Application').selectOption({ label: 'Maple Roads, Road technician' });
    await dialog.getByLabel('Kind').selectOption('Thank-you');
    await dialog.getByLabel('Date', { exact: true }).fill('2026-11-20');
    await dialog.getByLabel(/^Note/).fill('For the call of yesterday');
    await expectAccessible(page, 'a reminder of one’s own');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const own = group(page, 'Today').getByRole('listitem');
    await expect(own).toContainText('For the call of yesterday');
    await more(page, 'Thank Maple Roads', /^Edit/);
    await dialog.getByLabel(/^Note/).fill('For both calls');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('For both calls');
    await more(page, 'Thank Maple Roads', /^Ignore/);
    await expect(group(page, 'Today')).toBeHidden();
    await page.getByText(/^Done and ignored/).click();
    await page.getByRole('button', { name: 'To do again: Thank Maple Roads' }).click();
    await expect(own).toHaveCount(1);

    // A week later, on this device that was not open in between.
    await page.clock.setFixedTime(new Date('2026-11-27T08:05:00-05:00'));
    await page.reload();
    await expect(group(page, 'Late').getByRole('listitem')).toHaveCount(2);
    await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(1);

    await tracker.tab(/^All/).click();
    await tracker.setStatus(WORKS.title, 'Closed');
    await tracker.tab(/^Reminders/).click();
    await expect(page.getByRole('link', { name: /Northern Works/ })).toHaveCount(0);
  },
);

test(
  'reminders follow the person’s settings, and go into a calendar',
  { tag: '@desktop' },
  async ({ page, tracker }) => {
    await tracker.tab(/^Reminders/).click();
    const settings = group(page, 'Reminder settings');
    const offer = settings.getByRole('spinbutton', { name: /^Offer/ });
    await offer.fill('91');
    await expect(settings).toContainText('From 1 to 90 days.');
    await expectAccessible(page, 'a delay that is too long');
    await offer.fill('4');
    await settings.getByRole('switch', { name: 'Interview' }).click();
    await expect(settings.getByRole('spinbutton', { name: /^Interview/ })).toBeHidden();
    await page.reload();
    await expect(offer).toHaveValue('4');

    await tracker.tab(/^All/).click();
    await tracker.setStatus(ROADS.title, 'Offer');
    await tracker.tab(/^Reminders/).click();
    await expect(row(page, 'Answer the offer: Maple Roads')).toContainText(/Tuesday, Nov\.? 24/);
    await settings.getByRole('button', { name: 'Go back to the first settings' }).click();
    await expect(offer).toHaveValue('2');
    await expect(settings.getByRole('switch', { name: 'Interview' })).toBeChecked();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Put everything in my calendar' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect((await download).suggestedFilename()).toBe('jalon-reminders.ics');
    expect(file).toContain('DTSTART;TZID=America/Toronto:20261120T090000');
    expect(file).toContain('DTSTART;VALUE=DATE:20261124');
    expect(file).toContain('SUMMARY:Answer the offer: Maple Roads');
  },
);

test(
  'an e-mail is written from the application, and its sending noted',
  { tag: '@phone' },
  async ({ context, page, tracker, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(baseURL ?? '').origin,
    });
    await page.getByRole('link', { name: 'Open the email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email: Maple Roads');
    // The ad is in French, and so is what it is answered with.
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toHaveValue(/^Bonjour Maude Roy,\n\nLe 2 octobre 2026/);
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await expect(message).toHaveValue(
      /^Hello Maude Roy,\n\nI applied for the Road technician role/,
    );
    await expect(page.getByLabel('Template')).toHaveValue('follow-up-applied');

    // Nobody has told their own name yet: nothing leaves without it.
    const open = page.getByRole('button', { name: 'Open in my email app' });
    await open.click();
    const name = page.getByRole('textbox', { name: 'your name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Fill in this blank or remove it/);
    await expectAccessible(page, 'something is missing');
    await name.fill('Nadia Benali');
    await message.press('ControlOrMeta+Home');
    await message.pressSequentially('Dear team. ');
    const preview = group(page, 'Preview');
    await expect(preview).toContainText('Nadia Benali');
    await expect(preview).toContainText('maude.roy@example.org');
    // A killed tab may lose a third of a second of typing.
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(preview).toContainText('Nadia Benali');
    await expect(message).toHaveValue(/Dear team\./);

    const link = page.getByRole('link', { name: 'Open in my email app' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^mailto:maude\.roy@example\.org\?subject=Following%20up/);
    expect(new URLSearchParams(href.split('?')[1]).get('body')).toMatch(/Many thanks,\r\nNadia/);
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Nadia Benali');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy the subject' }).click();
    await expect(page.getByText('Unable to copy text')).toBeVisible();

    const written = await message.inputValue();
    await message.fill(`${written}${'é'.repeat(400)}`);
    await expect(page.getByText('Too long to open in your email app')).toBeVisible();
    await expect(link).toBeHidden();
    await expectAccessible(page, 'too long');
    await message.fill(written);

    await expect(page.getByText(/The reminder for Wednesday, November 18, 2026/)).toBeVisible();
    await page.getByRole('button', { name: 'I sent it' }).click();
    await expect(page.getByText('No other reminder is planned.')).toBeVisible();
    await expectAccessible(page, 'sent');
    await page.getByRole('link', { name: 'All applications' }).click();
    await expect(page.getByRole('link', { name: 'Open the email' })).toBeHidden();

    // After an interview: the thanks, with the ad's language and without a name that nobody knows.
    await tracker.setStatus(WORKS.title, 'Interview');
    await tracker.tab(/^Reminders/).click();
    await page.getByRole('link', { name: 'Email: Thank Northern Works' }).click();
    await expect(message).toHaveValue(/^Hello,\n/);
    await page.getByRole('textbox', { name: 'something you discussed' }).fill('the new bridge');
    await page.getByRole('textbox', { name: 'your name' }).fill('Nadia Benali');
    await expect(preview).toContainText('hearing about the new bridge.');
    await page.getByRole('button', { name: 'I sent it' }).click();
    await expect(
      page.getByText(/Next reminder: Follow-up, Friday, November 27, 2026/),
    ).toBeVisible();
  },
);

test(
  'templates are found, used, and written for oneself',
  { tag: '@desktop' },
  async ({ page, tracker }) => {
    await tracker.tab(/mail templates$/).click();
    await expect(page.getByRole('heading', { name: '18 templates' })).toBeVisible();
    await expectAccessible(page, 'templates');
    await page.getByLabel('Search templates').fill('thank call');
    await expect(page.getByRole('heading', { name: '1 template' })).toBeVisible();
    await page.getByText('Say thanks after a call').click();
    await page.getByRole('button', { name: 'Adapt “Say thanks after a call”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a template' });
    await dialog.getByLabel('Name of the template').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Name of the template')).toBeFocused();
    await expect(dialog).toContainText('Fill in this field.');
    await dialog.getByLabel('Name of the template').fill('My thanks');
    const body = dialog.getByLabel('Message', { exact: true });
    await body.fill('Hello,\n\nThank you for the call about ');
    await dialog.getByRole('button', { name: 'Position' }).click();
    await expect(body).toHaveValue(/about \{\{position\}\}$/);
    await expectAccessible(page, 'a template of one’s own');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Search templates').fill('my thanks');
    await page.getByText('My thanks', { exact: true }).click();
    await page.getByRole('button', { name: 'Use “My thanks”' }).click();
    await page
      .getByLabel('Application', { exact: true })
      .selectOption({ label: 'Northern Works, Civil engineer' });
    await page.getByRole('button', { name: 'Write the email' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Hello,\n\nThank you for the call about Civil engineer',
    );
    await expect(page.getByLabel('Template')).toHaveText(/My thanks/);
    await page.goBack();
    await page.getByText('My thanks', { exact: true }).click();
    await page.getByRole('button', { name: 'Move “My thanks” to the bin' }).click();
    await expect(page.getByText('My thanks', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('My thanks', { exact: true })).toBeVisible();
  },
);
