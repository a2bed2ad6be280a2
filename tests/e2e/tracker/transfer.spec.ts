import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';
import { Transfer, type GivenFile } from '../pages/transfer.ts';

test.use(WITHOUT_WORKER);

const tables = (name: string) => path.resolve(import.meta.dirname, '../../fixtures/tables', name);

const file = (name: string, content: string | Buffer): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const untilReadyOffline = async (page: Page): Promise<void> => {
  await page.goto('/modules/cv-converter');
  await expect(page.getByText(/Prêt hors ligne/)).toBeVisible({ timeout: 90_000 });
};

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a stranger’s table comes in without a network, checked first, and leaves as it came',
    { tag: '@phone' },
    async ({ page, context, browser }) => {
      test.slow();
      const transfer = new Transfer(page);
      await untilReadyOffline(page);
      await context.setOffline(true);
      await transfer.open();
      await expectAccessible(page, 'nothing to export');

      await test.step('what was understood is shown, with what was not', async () => {
        await transfer.choose(tables('excel-fr-ca.csv'));
        await expect(page.getByRole('heading', { name: 'excel-fr-ca.csv' })).toBeVisible();
        await expect(page.getByText('Adjointe administrative', { exact: true })).toBeVisible();
        await expect(page.getByText('Coopérative du Fleuve · Rimouski, QC')).toBeVisible();
        await page.getByText('2 points à vérifier').click();
        await expect(page.getByText('Ligne 8 – Salaire : « à discuter »')).toBeVisible();
        await expect(page.getByText('Ligne 9 – ni titre ni entreprise')).toBeVisible();
        await page.getByText('9 colonnes reconnues').click();
        await expectAccessible(page, 'a table before its import');
        await expectFitsLargeText(page, 'a table before its import');
      });

      await test.step('a column taken for another thing is put right by hand', async () => {
        const city = page.getByLabel('Ville', { exact: true });
        await expect(city).toHaveValue('location');
        await city.selectOption('Ne pas importer');
        await expect(page.getByText('Rimouski, QC', { exact: false }).first()).not.toContainText(
          '·',
        );
        await page.getByText('1 autre colonne').click();
        await page.getByLabel('Ville', { exact: true }).selectOption('Lieu');
        await expect(page.getByText('Coopérative du Fleuve · Rimouski, QC')).toBeVisible();
      });

      await test.step('the import is one step, and can be taken back', async () => {
        await transfer.button('Importer 4 candidatures').click();
        await expect(page.getByText('4 candidatures importées')).toBeVisible();
        await transfer.button('Annuler l’importation').click();
        await expect(page.getByText('4 candidatures sont dans la corbeille.')).toBeVisible();
        await transfer.importFile(tables('excel-fr-ca.csv'));
        await transfer.choose(tables('excel-fr-ca.csv'));
        await expect(transfer.button('Rien à importer')).toBeDisabled();
        await expect(
          page.getByLabel('Importer aussi 4 candidatures qui sont déjà ici'),
        ).not.toBeChecked();
        await transfer.button('Annuler : ne rien importer').click();
      });

      const csv = await test.step('files leave without a network', async () => {
        await expectAccessible(page, 'something to export');
        const table = await transfer.export('Exporter en CSV');
        expect(table.name).toMatch(/^jalon-candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
        expect(table.bytes.toString()).toMatch(/^\uFEFF"id";"title";"company"/);
        const list = await transfer.export('Créer la liste de 4 candidatures');
        expect(list.name).toMatch(/^jalon-candidatures-\d{4}-\d{2}-\d{2}\.pdf$/);
        expect(list.bytes.subarray(0, 5).toString()).toBe('%PDF-');
        return table;
      });

      await test.step('on another device the table says the same, and so does the copy', async () => {
        await context.setOffline(false);
        const json = await transfer.export('Exporter en JSON');
        for (const given of [csv, json]) {
          const other = await browser.newContext({ locale: 'fr-CA' });
          const there = new Transfer(await other.newPage(), process.env['JALON_URL']);
          await there.open();
          await there.importFile(file(given.name, given.bytes));
          const back = await there.export('Exporter en CSV');
          expect(linesOf(back.bytes)).toEqual(linesOf(csv.bytes));
          await other.close();
        }
      });
    },
  );
});

/** In whatever order they stand; a line of the file may hold lines of notes. */
const linesOf = (bytes: Buffer): string[] =>
  bytes
    .toString()
    .replace(/"\r\n$/, '')
    .split('"\r\n"')
    .toSorted();

test(
  'files that are no table are refused in plain words, and nothing changes',
  { tag: '@phone' },
  async ({ page }) => {
    const transfer = new Transfer(page);
    await transfer.open();
    const refusals: [GivenFile, string][] = [
      [file('a.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 1, 2])), 'un classeur ou une archive'],
      [file('a.bin', Buffer.from([1, 0, 2, 0, 0, 3])), 'n’est pas un tableau'],
      [file('a.csv', ''), 'Ce fichier est vide'],
      [file('a.csv', 'titre;entreprise\n"Chef;Usine\n'), 'Un guillemet n’est jamais fermé'],
      [file('a.csv', 'a\n'.repeat(20_100)), 'Ce fichier est trop grand'],
      [file('a.json', '{"liste": []}'), 'n’est pas une copie de sauvegarde de Jalon'],
    ];
    for (const [given, words] of refusals) {
      await transfer.choose(given);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    }
    await expectAccessible(page, 'a file that was refused');
  },
);

test(
  'statuses and dates of another tracker are asked for, and the free places are told before',
  { tag: '@desktop' },
  async ({ page }) => {
    const transfer = new Transfer(page);
    await transfer.open();
    const rows = Array.from(
      { length: 6 },
      (_, at) => `Poste ${at},Usine,04/0${at + 1}/2026,${at === 0 ? 'Bookmarked' : 'Peut-être'}`,
    );
    await transfer.choose(
      file('autre.csv', ['Position,Company,Applied,Status', ...rows].join('\n')),
    );
    await expect(page.getByRole('heading', { name: 'Statuts de votre fichier' })).toBeVisible();
    await expect(page.getByLabel('Bookmarked')).toHaveValue('leave-out');
    await expect(transfer.button('Importer 5 candidatures')).toBeVisible();
    await page.getByLabel('Bookmarked').selectOption('Envoyée');
    await expect(transfer.button('Importer 6 candidatures')).toBeVisible();
    await expect(page.getByText('Il reste 5 places dans le forfait gratuit')).toBeVisible();
    await page.getByLabel('Peut-être').selectOption('Entrevue');
    await expect(page.getByText(/à vérifier/)).toHaveCount(0);
    const order = page.getByRole('group', { name: /est quel jour/ });
    await order.getByRole('radio', { name: /avril 2026/ }).check({ force: true });
    await expectAccessible(page, 'a table with questions');
    await transfer.button('Importer 6 candidatures').click();
    await expect(page.getByText('6 candidatures importées')).toBeVisible();
  },
);

test(
  'the search is summed up in words, and not before ten applications',
  { tag: '@desktop' },
  async ({ page }) => {
    const transfer = new Transfer(page);
    const insight = async () => {
      await page.goto('/modules/job-tracker?tab=insight');
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    };
    await insight();
    await expect(page.getByText('Encore 10 candidatures avant le bilan')).toBeVisible();
    await expectAccessible(page, 'too early');

    const rows = Array.from({ length: 14 }, (_, at) => {
      const answered = at < 4;
      const history = `applied 2026-10-01T16:00:00.000Z e${at}${
        answered ? `; interview 2026-10-${10 + (at % 2)}T16:00:00.000Z f${at}` : ''
      }`;
      const source = at < 11 ? 'linkedin' : '';
      return `Poste ${at},Usine,2026-10-01,${answered ? 'interview' : 'applied'},${source},${history}`;
    });
    await transfer.open();
    await transfer.importFile(
      file(
        'recherche.csv',
        ['title,company,date_applied,status,source,status_history', ...rows].join('\n'),
      ),
    );
    await insight();
    await expect(
      page.getByText(/Vos réponses arrivent après (9|10) jours en moyenne\./),
    ).toBeVisible();
    await expect(
      page.getByText(/Sur 14 candidatures envoyées, 4 ont reçu une réponse/),
    ).toBeVisible();
    await expect(page.getByText(/^4 sur 11, 36\s%$/)).toBeVisible();
    await expect(page.getByText('0 sur 3, trop peu')).toBeVisible();
    await expectAccessible(page, 'the summary as bars');
    const sources = page.getByRole('region', { name: 'Réponses selon la source' });
    await sources.getByRole('radio', { name: 'Tableau' }).check({ force: true });
    await expect(sources.getByRole('row', { name: /LinkedIn 11 4 36/ })).toBeVisible();
    await expectAccessible(page, 'the summary as a table');
    await expectFitsLargeText(page, 'the summary');
  },
);
