/** What the privacy policy says is kept and sent, held against what a browser keeps and sends along a whole visit. */
import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../account-product.ts';
import { cvFile } from '../cv-files.ts';
import { Converter } from '../pages/converter.ts';
import { Landing } from '../pages/landing.ts';

/** Kept only after a download, and on a computer declared shared: other journeys come by them. */
const SELDOM = [
  'jalon-install-offered',
  'jalon-left',
  'jalon-letters',
  'jalon-lock',
  'jalon-lock-seen',
  'jalon-push',
  'jalon-scan',
  'jalon-text-size',
  'jalon-motion',
];

test('the policy names all that is kept, and nothing is sent that it does not tell of', async ({
  account,
  context,
  page,
  person,
}) => {
  const converter = new Converter(page);
  const requests = followRequests(context);
  const kept = new Set<string>();
  const look = async () => {
    for (const name of await keptNames(page)) kept.add(name);
  };

  await test.step('a guest looks around, and chooses a theme and a language', async () => {
    await account.goto('/');
    const landing = new Landing(page);
    await landing.scrollToReadyCard();
    await landing.readyCard.getByRole('button', { name: landing.words.close }).click();
    await page.getByRole('switch', { name: /sons/i }).click();
    await page.getByRole('radio', { name: 'Sombre' }).check({ force: true });
    await page.getByRole('button', { name: 'EN, English' }).click();
    await page.getByRole('button', { name: 'FR, Français' }).click();
    await account.goto('/articles');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look();
  });

  await test.step('they note an application', async () => {
    await account.goto('/modules/job-tracker?add=new');
    await page.getByLabel('Titre du poste').fill('Soudeuse');
    await page.getByLabel('Entreprise').fill('Ateliers du Nord');
    await page.getByRole('button', { name: 'Ajouter la candidature', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soudeuse');
    await account.goto('/modules/job-tracker');
    await expect(page.getByRole('link', { name: 'Soudeuse' })).toBeVisible();
    await look();
  });

  const removed = await test.step('they convert a CV that says a lot of them', async () => {
    await account.goto('/modules/cv-converter');
    await expect(page.getByText('Sans compte, votre CV est gardé ici')).toBeVisible();
    await converter.untilReadyOffline();
    await converter.convert(cvFile('priya-bio-data.pdf'));
    await look();
    return removedTexts(page);
  });
  expect(removed.length).toBeGreaterThan(3);

  await test.step('another app hands over a posting, and a message waits', async () => {
    await page.evaluate(async () => {
      const form = new FormData();
      form.set('title', 'Soudeuse');
      await fetch('/share', { method: 'POST', body: form });
    });
    await account.goto('/contact');
    await look();
    // With a network it would leave.
    await context.setOffline(true);
    await account.leaveMessage('Bonjour à toute l’équipe');
    await look();
    await page.evaluate(() => localStorage.removeItem('contact_outbox'));
    await context.setOffline(false);
  });
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([
    expect.objectContaining({ path: '/share' }),
  ]);

  await test.step('they open an account, which takes in their CV', async () => {
    await account.signUp(person);
    await account.untilSynced();
    await expect(
      page.getByText('Votre CV est gardé ici et dans votre compte', { exact: false }),
    ).toBeVisible();
    await look();
    await account.makeCv('Priya Nair');
    await look();
  });
  const sent = requests.map(({ body }) => body).join('\n');
  expect(sent).toContain('Venkataraman');
  for (const text of removed) expect(sent).not.toContain(text);
  expect(sent).not.toContain('%PDF');
  expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([account.origin]);
  expect(await context.cookies()).toEqual([]);

  for (const language of ['fr', 'en'] as const) {
    await page.goto(`${account.origin}/privacy-policy?langue=${language}`);
    await expect(page.locator('dt code').first()).toBeVisible();
    const listed = await page.locator('dt code').allTextContents();
    expect(unlisted([...kept], listed), language).toEqual([]);
    const seen = (name: string) => [...kept].some((one) => unlisted([one], [name]).length === 0);
    expect(
      listed.filter((name) => !seen(name) && !SELDOM.includes(name)),
      language,
    ).toEqual([]);
  }
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  for (const name of SELDOM) expect(sources.some((text) => text.includes(`'${name}'`))).toBe(true);
});

/** Databases, entries and caches, by name. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);

const unlisted = (names: readonly string[], listed: readonly string[]): string[] =>
  names.filter((name) => !listed.some((one) => standsFor(one, name)));

/** In names of ours « … » stands for the id of an account, in others for whatever follows. */
const standsFor = (listed: string, name: string): boolean => {
  if (!listed.endsWith('…')) return listed === name;
  const start = listed.slice(0, -1);
  if (!name.startsWith(start)) return false;
  return !start.startsWith('jalon-') || /^[a-z0-9]{15}$/.test(name.slice(start.length));
};

/** What was taken out of the guest's CVs, in its own words. */
const removedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('jalon-guest');
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('cvs').objectStore('cvs').getAll();
          reading.addEventListener('success', () => {
            database.close();
            const cvs = reading.result as { removed: Record<string, { text: string }> }[];
            const texts = cvs.flatMap(({ removed }) => Object.values(removed));
            resolve(texts.map(({ text }) => text).filter((text) => text.length > 3));
          });
        });
      }),
  );

interface Sent {
  origin: string;
  path: string;
  method: string;
  body: string;
}

/** All requests of the pages and of the service worker that leave the browser or would. */
const followRequests = (context: BrowserContext): Sent[] => {
  const sent: Sent[] = [];
  context.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (!/^https?:$/.test(protocol)) return;
    const bytes = request.postDataBuffer();
    const isPacked = bytes?.[0] === 0x1f && bytes[1] === 0x8b;
    const body = (isPacked ? gunzipSync(bytes) : bytes)?.toString('utf8') ?? '';
    sent.push({ origin, path: pathname, method: request.method(), body });
  });
  return sent;
};
