import { cvFile } from '../cv-files.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone, in French and without a network: the file beside the fields. */
test.describe('the original of a CV', { tag: '@phone' }, () => {
  test('shows where each field was read, gives its lines to the form, and stays only when asked to', async ({
    context,
    converter,
    page,
  }) => {
    const sheet = page.getByRole('dialog', { name: converter.words.preview });
    const original = page.getByRole('tab', { name: 'Original' });
    const picture = page.getByRole('img', { name: 'Page 1 de votre fichier' });
    await converter.open();
    await converter.untilReadyOffline();
    await context.setOffline(true);
    await converter.convert(cvFile('amira-single.pdf'));

    await test.step('the page is drawn, with the line of the field in hand', async () => {
      await converter.field(converter.words.email).focus();
      await converter.openPreview();
      await original.click();
      await expect(picture).toBeVisible({ timeout: 90_000 });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(800);
      await expect(
        sheet.getByText(/éclairées disent ce que contient «\sCourriel\s»/),
      ).toBeVisible();
      await expectAccessible(page, 'the original of a CV');
    });

    await test.step('a press on the page chooses the line under it, which goes to the field', async () => {
      const box = await picture.boundingBox();
      if (!box) throw new Error('The page is nowhere');
      // The name, at the head of the page.
      await picture.click({ position: { x: box.width * 0.12, y: box.height * 0.058 } });
      const chosen = sheet.getByRole('group', { name: 'Ligne choisie' });
      await expect(chosen.getByText('Amira Ben Salah')).toBeVisible();
      await expect(chosen.getByRole('combobox')).toHaveValue('in-hand');
      await chosen.getByRole('button', { name: 'Fermer' }).click();
    });

    await test.step('by its text, for whoever has no pointer', async () => {
      await sheet.getByRole('radio', { name: 'Texte' }).check();
      await sheet.getByRole('button', { name: 'Infirmière polyvalente' }).click();
      const chosen = sheet.getByRole('group', { name: 'Ligne choisie' });
      await chosen.getByRole('combobox').selectOption({ label: 'Titre sous votre nom' });
      await chosen.getByRole('button', { name: 'Placer', exact: true }).click();
      await expect(page.getByText('Ligne placée.').first()).toBeVisible();
      await converter.closePreview();
      await expect(page.getByLabel('Titre sous votre nom')).toHaveValue(/Infirmière polyvalente/);
      await converter.untilSaved();
    });

    await test.step('it is kept when the person says so, and forgotten when they say so', async () => {
      await converter.openPreview();
      await original.click();
      await sheet.getByRole('button', { name: 'Le garder sur cet appareil' }).click();
      await expect(sheet.getByText(/est gardé sur cet appareil seulement/)).toBeVisible();
      await page.reload();
      // The address says what was shown: it is there again.
      await expect(picture).toBeVisible({ timeout: 90_000 });
      await sheet.getByRole('button', { name: 'Ne plus le garder' }).click();
      await expect(sheet.getByText('Le fichier d’origine n’est plus ici')).toBeVisible();
    });

    await test.step('and can be chosen again', async () => {
      await sheet.locator('input[type="file"]').setInputFiles(cvFile('amira-single.pdf'));
      await expect(picture).toBeVisible({ timeout: 90_000 });
      await expect(sheet.getByText(/il sera oublié quand vous fermerez la page/)).toBeVisible();
    });
  });
});
