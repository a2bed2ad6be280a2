import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../pages/accessibility.ts';
import { startProduct } from '../product.ts';

test.use(WITHOUT_WORKER);

const MESSAGE = 'Mon fichier ne s’ouvre pas, et je ne sais pas pourquoi.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const write = async (page: Page, email = 'nadia@example.com'): Promise<void> => {
  await field(page, 'Nom').fill('Nadia Benali');
  await field(page, 'Courriel').fill(email);
  await field(page, 'Message').fill(MESSAGE);
};
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true }).click();
const posted = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/jalon/contact'));
const waiting = (page: Page) =>
  page.getByRole('region', { name: 'En attente d’une connexion Internet' });

test('a message is sent, and says where the answer will go', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  const answer = posted(page);
  await send(page);
  expect((await answer).status()).toBe(204);
  await expect(page.getByText('Message envoyé')).toBeVisible();
  await expect(page.getByText('Une personne vous répondra à nadia@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(field(page, 'Nom')).toHaveValue('Nadia Benali');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('what is missing is named at its field, in the language of the moment, and goes as it is mended', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
  await expect(field(page, 'Nom')).toBeFocused();
  await field(page, 'Nom').fill('Nadia');
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeHidden();
  await field(page, 'Courriel').fill('nadia@');
  await expect(page.getByText(/^Email invalide/)).toBeVisible();
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByText(/^Invalid email/)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('nadia@');
  await expect(field(page, 'Name')).toHaveValue('Nadia');
});

test('a link from elsewhere chooses the subject', async ({ page }) => {
  await page.goto('/contact?topic=group');
  const topic = page.getByRole('combobox', { name: 'Sujet' });
  await expect(topic).toHaveValue('group');
  await expect(page.getByText('Dites le nom de votre organisation')).toBeVisible();
  await topic.selectOption('privacy');
  await expect(page.getByText('Réponse dans les 30 jours.')).toBeVisible();
  await page.goto('/contact?topic=nothing');
  await expect(topic).toHaveValue('help');
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network a message waits in the browser, and leaves by itself after a restart', async ({
    context,
    page,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await write(page);
    await send(page);
    await expect(page.getByText('Message gardé sur cet appareil')).toBeVisible();
    await expect(waiting(page).getByText(MESSAGE)).toBeVisible();
    await expectAccessible(page, 'queued');
    await page.close();

    const later = await context.newPage();
    await later.goto('/contact');
    await expect(waiting(later).getByText(MESSAGE)).toBeVisible();
    const answer = posted(later);
    await context.setOffline(false);
    expect((await answer).status()).toBe(204);
    await expect(waiting(later)).toBeHidden();
  });
});

test.describe('before the whole app is on the device', { tag: '@desktop' }, () => {
  // What the app fetches late is out of reach by then, which the browser reports without a word.
  test.use({ expectedErrors: /^$/ });

  test(
    'a waiting message leaves from any page, and only once',
    { tag: '@desktop' },
    async ({ context, page }) => {
      await page.goto('/contact');
      await context.setOffline(true);
      await write(page);
      await send(page);
      await expect(waiting(page).getByText(MESSAGE)).toBeVisible();
      await page.close();
      await context.setOffline(false);
      const sent: string[] = [];
      context.on('request', (request) => {
        if (request.url().endsWith('/api/jalon/contact')) sent.push(request.url());
      });
      const pages = await Promise.all([context.newPage(), context.newPage()]);
      await Promise.all(pages.map((one) => one.goto('/faq')));
      await expect
        .poll(() => pages[0].evaluate(() => localStorage.getItem('contact_outbox')))
        .toBeNull();
      expect(sent).toHaveLength(1);
    },
  );

  test(
    'the note says that it was sent once it was',
    { tag: '@desktop' },
    async ({ context, page }) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await context.setOffline(true);
      await write(page);
      await send(page);
      await expect(page.getByText('Message gardé sur cet appareil')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Message envoyé')).toBeVisible();
      await expect(page.getByText('Message gardé sur cet appareil')).toBeHidden();
    },
  );

  test('a waiting message can be taken back', { tag: '@desktop' }, async ({ context, page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await write(page);
    await send(page);
    await waiting(page).getByRole('button', { name: 'Ne pas envoyer' }).click();
    await expect(waiting(page)).toBeHidden();
    await expect(page.getByText('Message gardé sur cet appareil')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('contact_outbox'))).toBeNull();
  });
});

test('a server in trouble leaves the message in the form', async ({ page }) => {
  await page.route('**/api/jalon/contact', (route) => route.fulfill({ status: 500 }));
  await page.goto('/contact');
  await write(page);
  await send(page);
  await expect(page.getByText('Le message n’a pas été envoyé')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(MESSAGE);
  await expectAccessible(page, 'failed');
});

test(
  'too many messages from one place are told to wait, with the message kept in the form',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const product = await startProduct();
    try {
      for (let count = 0; count < 11; count += 1)
        await fetch(`${product.url}/api/jalon/contact`, { method: 'POST', body: '{}' });
      await page.goto(`${product.url}/contact`);
      await write(page);
      await send(page);
      await expect(page.getByText('Trop de messages envoyés d’ici')).toBeVisible();
      await expect(page.getByText(/Réessayez dans \d minutes\./)).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(MESSAGE);
    } finally {
      await product.stop();
    }
  },
);

test('nothing violates accessibility or is wider than the screen', async ({ page }) => {
  await page.goto('/contact');
  await expect(field(page, 'Nom')).toBeVisible();
  await expectAccessible(page, 'empty');
  await send(page);
  await expectAccessible(page, 'with mistakes');
  await expectNoSidewaysScroll(page, 'with mistakes');
  expect.soft(await smallTargets(page, 24)).toEqual([]);
});
