import { cvFile } from '../cv-files.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone in French: a CV that is nothing but the picture of a page. */
test.describe('a scanned CV', { tag: '@phone' }, () => {
  test('is read from its picture when the person asks for it, and all of it is to check', async ({
    converter,
    page,
  }) => {
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const ofReader = () => fetched.filter((path) => path.startsWith('/assets/scan/'));
    const read = page.getByRole('button', { name: 'Lire l’image des pages' });
    const cancel = page.getByRole('button', { name: /^Annuler la lecture/ });
    await converter.open();
    await converter.untilReadyOffline();

    await test.step('the size is said, and nothing comes before it is asked for', async () => {
      await converter.choose(cvFile('refused/numerise-une-page.pdf'));
      await expect(page.getByText('Ce fichier est une image numérisée')).toBeVisible();
      await expect(page.getByText(/un lecteur d’images \(6\sMo\)/)).toBeVisible();
      await expectAccessible(page, 'a scanned file');
      expect(ofReader()).toEqual([]);
    });

    await test.step('without a network the person is told, and tries again later', async () => {
      await page.context().setOffline(true);
      await read.click();
      await expect(page.getByText('Le lecteur de fichiers n’est pas encore')).toBeVisible();
      await page.context().setOffline(false);
    });

    await test.step('it can be stopped', async () => {
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(cancel).toBeVisible();
      await cancel.click();
      await expect(
        converter.page.getByRole('button', { name: converter.words.chooseFile }),
      ).toBeEnabled();
    });

    await test.step('page by page it becomes a CV, each field to check', async () => {
      await converter.choose(cvFile('refused/numerise-une-page.pdf'));
      await read.click();
      await expect(page.getByText(/Lecture de l’image, page 1 sur 1/)).toBeVisible({
        timeout: 90_000,
      });
      await expect(converter.field(converter.words.fullName)).toBeVisible({ timeout: 120_000 });
      await expect(converter.field(converter.words.fullName)).toHaveValue(/Koffi/i);
      await expect(page.getByText(/à vérifier/i).first()).toBeVisible();
    });

    await test.step('its reader is kept for when there is no network', async () => {
      const kept = await page.evaluate(async () =>
        (await (await caches.open('jalon-scan')).keys()).map(({ url }) => new URL(url).pathname),
      );
      expect(kept).toHaveLength(4);
    });
  });
});
