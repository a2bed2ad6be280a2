import { contentOf, cvFile, pdfInfo, wordsOf } from '../cv-files.ts';
import { expect, test } from '../journey.ts';
import { Converter } from '../pages/converter.ts';
import { ROUTES } from '../pages/shell.ts';
import { startProduct } from '../product.ts';

const PERSONAL_DATA = [
  /Farhat Hached/i,
  /Nationalit[ée]/i,
  /4 octobre 1982|1982-10-04/i,
  /F[ée]minin/i,
  /Mari[ée]e/i,
  /3 enfants/i,
  /05 555 014/,
  /Cat[ée]gorie B/i,
  /Hamrouni|Bouzid|Jlassi/i,
];

/** A server of its own, stopped after the first visit: no network is really no network. */
test(
  'without network, six Europass pages become a two-page Canadian CV',
  { tag: '@phone' },
  async ({ context, page }) => {
    const product = await startProduct();
    const converter = new Converter(page);
    /** The folded part about one kind of what was left out. */
    const section = (kind: string) =>
      page.locator('details').filter({ has: page.locator(`> summary:has-text("${kind}")`) });
    try {
      await page.goto(`${product.url}/modules/cv-converter`);
      await converter.untilReadyOffline();
    } finally {
      await product.stop();
    }
    await context.setOffline(true);

    await test.step('the file is read, and what was left out is listed with its reason', async () => {
      await page.reload();
      await converter.convert(cvFile('hayet-europass-six-pages.pdf'));
      await expect(converter.field(converter.words.fullName)).toHaveValue('Hayet Mansouri-Zribi');
      await page.getByText(/^Voir \d+ autres éléments$/).click();
      for (const kind of [
        'Photo',
        'Adresse complète',
        'Nationalité',
        'Date ou lieu de naissance',
        'Genre ou titre de civilité',
        'État civil',
        'Enfants',
        'Numéro d’identité',
        'Permis de conduire',
        'Coordonnées de vos références',
      ])
        await expect(section(kind).first(), kind).toBeVisible();
      const nationality = section('Nationalité');
      await nationality.locator('> summary').click();
      await expect(nationality.getByText(/pas attendu/)).toBeVisible();
    });

    await test.step('one of them is put back, and taken out again', async () => {
      const licence = section('Permis de conduire');
      await licence.locator('> summary').click();
      await licence.getByRole('button', { name: 'Remettre dans mon CV' }).click();
      await expect(licence.getByText('Remis dans le CV')).toBeVisible();
      await licence.getByRole('button', { name: 'Retirer de nouveau' }).click();
      await expect(licence.getByRole('button', { name: 'Remettre dans mon CV' })).toBeVisible();
    });

    await test.step('what is typed over two pages is shortened proposal by proposal', async () => {
      await converter.tab('experience').click();
      const achievements = converter.field('Réalisations');
      const written = await achievements.inputValue();
      const more = Array.from({ length: 45 }, (_, line) => `Garde de nuit du service ${line + 1}`);
      await achievements.fill([written, ...more].join('\n'));
      await converter.openPreview();
      const sheet = page.getByRole('dialog', { name: converter.words.preview });
      const proposal = sheet.getByRole('button', { name: 'Appliquer', exact: true });
      await expect(sheet.getByText('Votre CV dépasse 2 pages')).toBeVisible();
      await expect(proposal).toBeVisible();
      for (let accepted = 0; accepted < 40 && (await proposal.isVisible()); accepted += 1) {
        const before = await sheet.innerText();
        await proposal.click();
        await expect(sheet).not.toHaveText(before, { useInnerText: true });
      }
      await expect(sheet.getByText('Votre CV dépasse 2 pages')).toHaveCount(0);
      await expect(converter.meter).toHaveAttribute('aria-valuetext', /^2 pages/);
      await converter.closePreview();
    });

    await test.step('a reload without network keeps the work', async () => {
      await converter.untilSaved();
      await page.reload();
      await expect(converter.field('Titre du poste')).toHaveValue(/hémodialyse/);
      await converter.openPreview();
      await expect(converter.meter).toHaveAttribute('aria-valuetext', /^2 pages/);
      await converter.closePreview();
    });

    await test.step('the three files are made, and hold no personal data', async () => {
      await converter.next();
      await converter.untilReady();
      const pdf = await converter.save(/^PDF/);
      const docx = await converter.save(/^Word/);
      const text = await converter.save(converter.words.text);
      expect(await pdfInfo(pdf)).toMatchObject({ Pages: '2', Tagged: 'yes' });
      for (const file of [pdf, docx, text])
        for (const personal of PERSONAL_DATA)
          expect(await wordsOf(file), file.suggestedFilename()).not.toMatch(personal);
      expect((await contentOf(pdf)).personal).toMatchObject({
        fullName: 'Hayet Mansouri-Zribi',
        email: 'hayet.mansouri@example.org',
      });
    });

    await test.step('every address of the product opens', async () => {
      for (const route of ROUTES) {
        await page.goto(`${product.url}${route}`);
        await expect(page.locator('main h1'), route).toHaveCount(1);
      }
    });
  },
);
