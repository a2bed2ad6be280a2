import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test.use(WITHOUT_WORKER);

test(
  'a CV is written from scratch, tab by tab, and is ready only once it says something',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    const { words } = converter;
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await converter.open();
    await converter.startBlank();
    await converter.fillContact('Nadia Benmoussa');

    await test.step('a phone number takes the one form when its field is left', async () => {
      await converter.field(words.phone).fill('(514) 555 0142');
      await converter.field(words.email).focus();
      await expect(converter.field(words.phone)).toHaveValue('514 555-0142');
    });

    await test.step('with contact details alone it is not ready, and the way to a job is shown', async () => {
      await converter.next();
      await expect(converter.tab('experience')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('#cv-form')).toBeFocused();
      await converter.finish();
      await converter.untilAlmost();
      await expectAccessible(page, 'almost ready');
      await expect(page.getByText(words.readable)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^PDF/ })).toBeEnabled();
      await button(words.addBackground).first().click();
      await expect(converter.tab('experience')).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('a job’s title is its card’s, and its dates stand side by side', async () => {
      await converter.addJob('Comptable', 'Coopérative du Fjord');
      await converter.addJob('Commis', 'Marché du Coin');
      await expect(page.getByRole('heading', { level: 2, name: /^Comptable/ })).toBeVisible();
      const [start, end] = await Promise.all(
        [words.start, words.end].map((label) =>
          page.getByRole('textbox', { name: label, exact: true }).first().boundingBox(),
        ),
      );
      expect(start?.y).toBe(end?.y);
      expect(start?.x ?? 0).toBeLessThan(end?.x ?? 0);
    });

    await test.step('a moved card stays under the finger', async () => {
      const rows = page.locator('[data-row]');
      await button(words.moveUp(2)).click();
      await expect(rows.first()).toContainText('Commis');
      // It is first now and can only go down again: the focus waits on that, in sight.
      const down = rows.first().locator('[data-control="down"]');
      await expect(down).toBeFocused();
      await expect(down).toBeInViewport();
    });

    await test.step('it is ready, and a template is seen large before it is chosen', async () => {
      await converter.finish();
      await converter.untilReady();
      await expect(page.getByText(words.readable)).toBeVisible();
      await button(words.enlarge).click();
      const sheet = page.getByRole('dialog', { name: words.templates });
      await sheet.getByRole('radio', { name: words.classique }).check();
      await expectAccessible(page, 'templates in large');
      const chosen = page.getByRole('group').getByRole('radio', { name: words.classique });
      await sheet.getByRole('button', { name: words.choose }).click();
      await expect(sheet).toBeHidden();
      await expect(chosen.first()).toBeChecked();
    });

    await test.step('the saved file is there to be opened', async () => {
      await converter.save(words.text);
      await expect(page.getByText(words.inDownloads)).toBeInViewport();
      await expectAccessible(page, 'saved');
      const opened = context.waitForEvent('page');
      await button(words.openFile).click();
      expect((await opened).url()).toMatch(/^blob:/);
    });
  },
);

test.describe('in English', { tag: '@desktop' }, () => {
  test.use({ language: 'en' });

  test('a long CV is shortened at once, or is long on purpose', async ({ converter, page }) => {
    const { words } = converter;
    const preview = page.getByRole('region', { name: words.preview });
    const act = (name: string) => preview.getByRole('button', { name, exact: true }).click();
    await converter.open();
    await converter.convert({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(longCv()),
    });
    await expect(preview.getByText(words.over)).toBeVisible();

    await test.step('what all the changes lead to is said before', async () => {
      await expect(
        preview.getByRole('status').filter({ hasText: /[3-9] pages.* 2 pages/ }),
      ).toBeVisible();
      await act(words.applyAll);
      await expect(preview.getByText(words.over)).toHaveCount(0);
      await expect(converter.meter).toHaveAttribute('aria-valuetext', /^2 pages/);
      await page.getByRole('button', { name: /^(?:Annuler|Undo)$/ }).click();
      await expect(preview.getByText(words.over)).toBeVisible();
    });

    await test.step('the exception is asked for, and warned of for as long as it holds', async () => {
      await preview.getByText(words.longer).click();
      await act(words.allow);
      await expect(preview.getByText(words.over)).toHaveCount(0);
      await expect(preview.getByText(words.byChoice)).toBeVisible();
      await expectAccessible(page, 'long on purpose');
      await converter.next();
      await converter.untilReady();
      await expect(page.getByRole('button', { name: /^PDF/ })).toBeEnabled();
    });
  });
});

test.describe('the document’s language', { tag: '@phone' }, () => {
  test('switched away from the text’s, it says so, and is no ready CV', async ({
    converter,
    page,
  }) => {
    const { words } = converter;
    await converter.open();
    await converter.convert(cvFile('amira-single.pdf'));
    await converter.openPreview();
    await page.getByRole('dialog').getByRole('radio', { name: 'English' }).check();
    await expect(page.getByText(words.stillFrench)).toBeVisible();
    await converter.closePreview();
    await converter.next();
    await converter.untilAlmost();
    await page
      .getByRole('button', { name: /^Choisir la langue/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.backToFrench }).click();
    await expect(page.getByText(words.stillFrench)).toHaveCount(0);
    await converter.closePreview();
    await converter.next();
    await converter.untilReady();
  });
});

/** Sixteen jobs of eight lines each, the last ones long ago. */
const longCv = (): string => {
  const jobs = Array.from({ length: 16 }, (_, at) => {
    const end = 2025 - 2 * at;
    const lines = Array.from(
      { length: 8 },
      (_item, line) => `- Dirigé le chantier numéro ${line + 1}, livré avant la date prévue`,
    );
    return [
      `Chef de chantier, Ateliers du Lac ${at + 1}`,
      `01/${end - 2} – 12/${end}`,
      ...lines,
      '',
    ];
  });
  return [
    'Koffi Kouassi',
    'Laval (Québec)',
    '514 555-0142',
    'koffi@example.org',
    '',
    'EXPÉRIENCE PROFESSIONNELLE',
    '',
    ...jobs.flat(),
    'FORMATION',
    '',
    'Baccalauréat en génie civil, Université du Lac, 1994',
    '',
  ].join('\n');
};
