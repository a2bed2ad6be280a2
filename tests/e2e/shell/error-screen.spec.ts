import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { WORDS } from '../pages/words.ts';

const BROKEN = 'export const __jalonTest = (() => { throw new Error("essai de panne"); })();';

test.use({
  expectedErrors: /essai de panne/,
  permissions: ['clipboard-read', 'clipboard-write'],
  serviceWorkers: 'block',
});

test(
  'a page that breaks says so, copies its details and gives the data back',
  { tag: '@phone' },
  async ({ converter, page, shell }) => {
    await converter.open();
    await converter.startBlank();
    await converter.field(converter.words.fullName).fill('Nadia Benmoussa');
    await converter.untilSaved();

    await page.route(/\/assets\/pricing-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
    );
    await page.goto('/pricing');
    await expect(shell.heading).toHaveText(WORDS.fr.shell.error);
    await expectAccessible(page, 'error screen');

    await page.getByRole('button', { name: 'Copier les détails' }).click();
    await expect(page.getByText('Copié dans le presse-papiers')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /Jalon \d+\.\d+\.\d+ — \/pricing[\s\S]*essai de panne/,
    );

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger mes données' }).click();
    const file = readFileSync(await (await started).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      format: 'jalon-export',
      tables: { cvs: [{ personal: { fullName: 'Nadia Benmoussa' } }] },
    });

    await page.unroute(/\/assets\/pricing-.*\.js/);
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(shell.heading).toHaveText('Tarifs');
  },
);
