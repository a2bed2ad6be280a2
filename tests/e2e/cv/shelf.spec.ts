import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

test(
  'several CVs are renamed, duplicated, thrown away, taken back and erased',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.startBlank();
    await converter.field(converter.words.fullName).fill('Nadia Benmoussa');
    await converter.untilSaved();
    await converter.open();
    const list = page.getByRole('region', { name: 'Reprendre où vous en étiez' });
    const actions = (title: string) =>
      page.getByRole('button', { name: `Autres actions pour « ${title} »`, exact: true });
    const dialog = page.getByRole('dialog');
    const toast = page.getByRole('status').filter({ hasText: 'est dans la corbeille' });

    await test.step('a name is required, then kept', async () => {
      await actions('Nouveau CV').click();
      await dialog.getByRole('textbox').fill(' ');
      await dialog.getByRole('button', { name: 'Renommer' }).click();
      await expect(dialog.getByText('Donnez un nom à ce CV.')).toBeVisible();
      await dialog.getByRole('textbox').fill('Banque du Nord');
      await dialog.getByRole('button', { name: 'Renommer' }).click();
      await expect(actions('Banque du Nord')).toBeVisible();
    });

    await test.step('a copy holds the same words', async () => {
      await actions('Banque du Nord').click();
      await dialog.getByRole('button', { name: 'Dupliquer ce CV' }).click();
      await page.getByRole('button', { name: /^Banque du Nord \(copie\)/ }).click();
      await expect(converter.field(converter.words.fullName)).toHaveValue('Nadia Benmoussa');
      await page.goBack();
    });

    const discard = async () => {
      await actions('Banque du Nord (copie)').click();
      await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
      await expect(actions('Banque du Nord (copie)')).toHaveCount(0);
    };
    await test.step('what was thrown away comes back at once, or later from the bin', async () => {
      await discard();
      await toast.getByRole('button', { name: 'Annuler' }).click();
      await expect(actions('Banque du Nord (copie)')).toBeVisible();
      await discard();
      await list.getByText(/^Corbeille/).click();
      await list.getByRole('button', { name: 'Restaurer « Banque du Nord (copie) »' }).click();
      await expect(actions('Banque du Nord (copie)')).toBeVisible();
    });

    await test.step('erasing is asked first, and final', async () => {
      await discard();
      const erase = list.getByRole('button', {
        name: 'Supprimer définitivement « Banque du Nord (copie) »',
      });
      if (!(await erase.isVisible())) await list.getByText(/^Corbeille/).click();
      await erase.click();
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await expect(erase).toBeVisible();
      await erase.click();
      await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
      await expect(erase).toHaveCount(0);
      await page.reload();
      await expect(actions('Banque du Nord')).toBeVisible();
      await expect(page.getByText('Banque du Nord (copie)')).toHaveCount(0);
    });
  },
);

test('two tabs open on one CV agree', { tag: '@desktop' }, async ({ context, converter, page }) => {
  await converter.open();
  await converter.startBlank();
  const other = await context.newPage();
  await other.goto(page.url());
  const name = other.getByRole('textbox', { name: converter.words.fullName }).first();
  const email = other.getByRole('textbox', { name: converter.words.email }).first();
  await expect(name).toBeVisible();

  await converter.field(converter.words.fullName).fill('Nadia Benmoussa');
  await expect(name).toHaveValue('Nadia Benmoussa');
  await email.fill('nadia@example.com');
  await expect(converter.field(converter.words.email)).toHaveValue('nadia@example.com');
  await expect(converter.field(converter.words.fullName)).toHaveValue('Nadia Benmoussa');
});
