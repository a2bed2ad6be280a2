/** Two real browsers signed in to one account, each with its own database, over the real server. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { WHOLE_BROWSER } from '../browser.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { Device, newAccount, type Account } from '../pages/proof.ts';
import { startProduct, type Product } from '../product.ts';
import { productWithProofPage, PROOF_PATH } from '../proof-page/build.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');

test.describe.configure({ mode: 'serial' });
test.use(WHOLE_BROWSER);

let product: Product;
let folder: string;
let account: Account;
let phone: Device;
let laptop: Device;

test.beforeAll(async () => {
  folder = await productWithProofPage(DIST);
  product = await startProduct({ distDir: folder });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(async ({ browser }) => {
  account = await newAccount(product.url);
  phone = await Device.signIn(browser, product.url, account);
  laptop = await Device.signIn(browser, product.url, account);
});
test.afterEach(async () => {
  await phone.context.close();
  await laptop.context.close();
});

test('what is made on one appears on the other, without anything being asked @desktop', async () => {
  await phone.createApplication('Analyste');
  await expect.poll(() => laptop.applications()).toMatchObject([{ title: 'Analyste' }]);
});

test('both offline, one sets a status, the other edits the notes: both survive @desktop', async () => {
  const id = await phone.createApplication('Analyste');
  await expect.poll(() => laptop.applications()).toHaveLength(1);
  await phone.goOffline();
  await laptop.goOffline();
  await phone.setStatus(id, 'interview');
  await laptop.edit(id, { notes: 'Demander le salaire' });
  expect((await phone.status()).kind).toBe('offline');
  await phone.goOnline();
  await laptop.goOnline();
  const both = [{ status: 'interview', notes: 'Demander le salaire' }];
  await expect.poll(() => phone.applications()).toMatchObject(both);
  await expect.poll(() => laptop.applications()).toMatchObject(both);
});

const TITLES: [string, string] = ['Analyste du téléphone', 'Analyste du portable'];

test('the same title edited on both: one is shown, the other is in the history @desktop', async () => {
  const id = await phone.createApplication('Analyste');
  await expect.poll(() => laptop.applications()).toHaveLength(1);
  await phone.goOffline();
  await laptop.goOffline();
  await phone.edit(id, { title: TITLES[0] });
  await laptop.edit(id, { title: TITLES[1] });
  await phone.goOnline();
  await laptop.goOnline();
  // Which of the two is for their clocks to say.
  await expect.poll(() => laptop.otherVersions()).toHaveLength(1);
  const shown = (await laptop.applications())[0]?.title;
  const other = TITLES.find((title) => title !== shown);
  expect(TITLES).toContain(shown);
  for (const device of [phone, laptop]) {
    await expect.poll(() => device.applications()).toMatchObject([{ title: shown }]);
    await expect.poll(() => device.otherVersions()).toEqual([{ path: 'title', value: other }]);
    await expect.poll(() => device.status()).toMatchObject({ kind: 'attention', versions: 1 });
  }

  await laptop.page.goto(`${product.url}/modules/job-tracker`);
  await laptop.page.getByRole('link', { name: 'À vérifier' }).click();
  await expect(laptop.page).toHaveURL(/part=versions/);
  for (const version of ['Version affichée', 'Autre version'])
    await expect(
      laptop.page.getByText(
        new RegExp(`${version}, écrite aujourd’hui, .*, sur (cet appareil|Chrome, Linux)$`),
      ),
    ).toBeVisible();
  await expect(laptop.page.getByText(/, sur cet appareil$/)).toHaveCount(1);
});

test('a photo added on one is seen on the other, whose dashboard is that of a free account @desktop', async () => {
  const photo = await phone.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')?.fillRect(60, 30, 180, 220);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await phone.page.goto(`${product.url}/edit-profile`);
  await phone.page.locator('input[type="file"]').setInputFiles({
    name: 'moi.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo, 'base64'),
  });
  await phone.page.getByRole('button', { name: 'Enregistrer la photo' }).click();
  await expect(phone.page.getByRole('img', { name: 'Votre photo' })).toBeVisible();

  await laptop.page.goto(`${product.url}/profile`);
  const seen = laptop.page.getByRole('img', { name: 'Votre photo' });
  await expect(seen).toBeVisible({ timeout: 90_000 });
  await expect
    .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await laptop.page.goto(`${product.url}/dashboard`);
  await expect(laptop.page.getByRole('heading', { level: 1, name: /^Bonjour \S/ })).toBeVisible();
  await expect(laptop.page.getByRole('region', { name: 'Forfait gratuit' })).toBeVisible();
  await expectAccessible(laptop.page, 'dashboard, signed in');
});

test('six applications made offline on a free plan: five active, one locked, the same on both @desktop', async () => {
  await phone.goOffline();
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) await phone.createApplication(title);
  await phone.goOnline();
  const expected = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({
    title,
    locked: title === 'F',
  }));
  await expect.poll(() => phone.applications()).toMatchObject(expected);
  await expect.poll(() => laptop.applications()).toMatchObject(expected);
});

test('a person who loses the phone signs in on another device and finds everything @desktop', async ({
  browser,
}) => {
  await phone.goOffline();
  for (const title of ['A', 'B', 'C']) await phone.createApplication(title);
  await phone.goOnline();
  const kept = await phone.applications();
  await phone.context.close();
  const found = await Device.signIn(browser, product.url, account);
  expect(await found.applications()).toEqual(kept);
  await found.context.close();
});

test('a page closed while it is offline has its work sent by the browser once there is a network @desktop', async () => {
  await phone.page.evaluate(() => window.jalonProofPage.registerServiceWorker());
  await phone.page.evaluate(() => navigator.serviceWorker.ready);
  await phone.goOffline();
  await phone.createApplication('Écrite dans le métro');
  await phone.page.close();
  await phone.context.setOffline(false);
  await expect.poll(() => laptop.applications()).toHaveLength(1);
});

test('the product itself holds nothing of the proof page @desktop', async ({ request }) => {
  const url = process.env['JALON_URL'] ?? '';
  expect((await request.get(url + PROOF_PATH)).status()).toBe(404);
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts)
    expect(readFileSync(path.join(DIST, script), 'utf8')).not.toContain('jalonProofPage');
});
