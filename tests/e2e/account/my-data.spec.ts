import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test.use(WITHOUT_WORKER);

/** What a person made, as the back-up tells it, without the moment it was written. */
const workOf = async (page: Page): Promise<unknown> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer une copie' }).click();
  const { tables } = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
    tables: Record<string, { id: string }[]>;
  };
  return Object.entries(tables).map(([name, rows]) => [
    name,
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ]);
};

const part = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test(
  'a back-up brings everything back after all was erased, and changes nothing the second time',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.startBlank();
    await converter.fillContact('Nadia Benmoussa');
    await page.goto('/my-data?part=device');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer une copie' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^jalon-\d{4}-\d{2}-\d{2}\.json$/);
    const file = {
      name: download.suggestedFilename(),
      mimeType: 'application/json',
      buffer: readFileSync(await download.path()),
    };

    await test.step('erasing is asked first, then nothing is left', async () => {
      await page.getByRole('button', { name: 'Effacer mes données de cet appareil' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
      await expect(page.getByText('Tout est effacé de cet appareil.')).toBeVisible();
      await page.goto('/modules/cv-converter');
      await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeVisible();
      await expect(page.getByText('Reprendre où vous en étiez')).toHaveCount(0);
    });

    const restore = async (given: typeof file) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Restaurer une copie' }).click();
      await (await chooser).setFiles(given);
    };
    await test.step('another file is refused in plain words, and nothing changes', async () => {
      await page.goto('/my-data?part=device');
      await restore({ ...file, buffer: Buffer.from('{"liste": []}') });
      await expect(page.getByRole('alert')).toContainText('n’est pas une copie de sauvegarde');
      await restore({ ...file, buffer: file.buffer.subarray(0, file.buffer.length - 20) });
      await expect(page.getByRole('alert')).toContainText('endommagée');
    });

    await test.step('the file brings the CV back, and only once', async () => {
      await restore(file);
      await expect(page.getByText(/éléments? restaurés?/)).toBeVisible();
      await restore(file);
      await expect(page.getByText('Rien à ajouter')).toBeVisible();
      await page.goto('/modules/cv-converter');
      await page.getByRole('button', { name: /^Nouveau CV/ }).click();
      await expect(converter.field(converter.words.fullName)).toHaveValue('Nadia Benmoussa');
    });
  },
);

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the ZIP of everything brings the same work back, here after a wipe and on another browser',
    { tag: '@phone' },
    async ({ browser, converter, page }) => {
      await converter.open();
      await converter.untilReadyOffline();
      await converter.startBlank();
      await converter.fillContact('Nadia Benmoussa');
      await converter.addJob('Ingénieure', 'Ponts du Nord');
      await page.goto('/edit-profile');
      await page.getByLabel('Présentation').fill('Dix ans de ponts et de routes.');
      await expect(page.getByRole('main').getByText('Enregistré sur cet appareil')).toBeVisible();
      await page.goto('/my-data?part=device');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Tout télécharger (ZIP)' }).click();
      const buffer = readFileSync(await (await saving).path());
      const file = { name: 'jalon.zip', mimeType: 'application/zip', buffer };
      const original = await workOf(page);
      expect(JSON.stringify(original)).toContain('Ponts du Nord');

      await page.getByRole('button', { name: 'Effacer mes données de cet appareil' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
      await expect(page.getByText('Tout est effacé de cet appareil.')).toBeVisible();

      const other = await browser.newContext({
        locale: 'fr-CA',
        baseURL: new URL(page.url()).origin,
      });
      const elsewhere = await other.newPage();
      for (const one of [page, elsewhere]) {
        await one.goto('/my-data?part=device');
        const input = one.getByLabel('Copie de sauvegarde à restaurer');
        const bomb = zipSync({ 'jalon-2026-01-01.json': new Uint8Array(30_000_000) });
        await input.setInputFiles({ ...file, buffer: Buffer.from(bomb) });
        await expect(one.getByText('Ce fichier est trop grand')).toBeVisible();
        await input.setInputFiles({ ...file, buffer: buffer.subarray(0, buffer.length - 40) });
        await expect(one.getByText('Cette copie de sauvegarde est endommagée')).toBeVisible();
        await input.setInputFiles(file);
        await expect(one.getByText(/éléments? restaurés?/)).toBeVisible();
        expect(await workOf(one)).toEqual(original);
      }
      await other.close();
    },
  );
});

test(
  'what was thrown away is in the bin until it is taken back or erased',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.startBlank();
    await converter.fillContact('Nadia Benmoussa');
    await converter.open();
    const dialog = page.getByRole('dialog');
    const actions = page.getByRole('button', { name: /^Autres actions pour « Nouveau CV »/ });
    const discard = async () => {
      await actions.click();
      await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
      // The dialog closes before that is written; the list follows what was.
      await expect(actions).toHaveCount(0);
    };
    await discard();
    await page.goto('/my-data');
    await part(page, /^Corbeille/).click();
    await expect(page).toHaveURL(/part=bin/);
    await page.getByRole('button', { name: 'Restaurer « Nouveau CV »' }).click();
    await expect(page.getByRole('heading', { name: 'La corbeille est vide' })).toBeVisible();
    await converter.open();
    await discard();
    await page.goto('/my-data?part=bin');
    await page.getByRole('button', { name: 'Vider la corbeille' }).click();
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByRole('heading', { name: 'La corbeille est vide' })).toBeVisible();
  },
);

test(
  'activity is seen, taken along and cleared; it never left the browser',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const stored = () => page.evaluate(() => localStorage.getItem('analytics_events'));
    await expect.poll(stored).toContain('homepage_loaded');
    await page.goto('/my-data?part=activity');
    await expect(page.getByText('Page d’accueil ouverte').first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger l’activité' }).click();
    const events = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as unknown[];
    expect(events).toContainEqual(expect.objectContaining({ name: 'homepage_loaded' }));
    await page.getByRole('button', { name: 'Effacer l’activité' }).click();
    await expect(page.getByRole('heading', { name: 'Aucune activité enregistrée' })).toBeVisible();
    expect(await stored()).toBeNull();
  },
);

test('my data has no accessibility violation on any of its parts', async ({ page }) => {
  for (const name of ['sync', 'versions', 'bin', 'device', 'activity']) {
    await page.goto(`/my-data?part=${name}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page, name);
  }
});
