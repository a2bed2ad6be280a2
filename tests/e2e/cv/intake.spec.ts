import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { cvFile, truthOf } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

const LONG_FILE = {
  name: 'long.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ingénieure civile, 2019 – 2024, Ponts et Routes du Lac\n'.repeat(150_000)),
};

test(
  'a cancelled reading gives the calm screen back',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await page.route('**/assets/kit/**', () => undefined);
    await converter.choose(LONG_FILE);
    const cancel = page.getByRole('button', { name: converter.words.cancelReading });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeDisabled();
    await cancel.click();
    await expect(cancel).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeEnabled();
    await expect(page).toHaveURL(/cv-converter$/);
  },
);

test('the text of a CV can be pasted', { tag: '@phone' }, async ({ converter, page }) => {
  await converter.open();
  await page.getByRole('button', { name: converter.words.paste, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: converter.words.pasteTitle });
  await dialog.getByRole('button', { name: converter.words.pasteRead }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill(readFileSync(cvFile('koffi-courriel.txt'), 'utf8'));
  await dialog.getByRole('button', { name: converter.words.pasteRead }).click();
  await expect(converter.field(converter.words.fullName)).toHaveValue(
    truthOf('koffi-courriel.txt').fullName,
  );
});

const MAKERS = join(import.meta.dirname, '../../fixtures/makers/opened');
const SEVERAL = [
  join(MAKERS, 'old-word-solange.doc'),
  cvFile('refused', 'facture.pdf'),
  join(MAKERS, 'web-page-bastien.mhtml'),
];

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'files dropped beside the zone are read too, several of them offline, whatever one of them is',
    { tag: '@desktop' },
    async ({ converter, page, context }) => {
      await converter.open();
      await converter.untilReadyOffline();
      await context.setOffline(true);
      await drop(page, SEVERAL);
      const list = page.getByRole('region', { name: converter.words.chosenFiles });
      await expect(list.getByRole('status')).toHaveText(converter.words.twoOfThree, {
        timeout: 60_000,
      });
      await expect(list.getByRole('listitem')).toHaveText([
        /solange\.doc/,
        /facture\.pdf.*ne ressemble pas à un CV/,
        /bastien\.mhtml/,
      ]);
      await list.getByRole('button', { name: /solange\.doc/ }).click();
      await expect(converter.field(converter.words.fullName)).toHaveValue(
        'Solange Mbarga Atangana',
      );

      await converter.open();
      await drop(page, [cvFile('amira-single.pdf')]);
      await expect(converter.field(converter.words.fullName)).toHaveValue(
        truthOf('amira-single.pdf').fullName,
      );
    },
  );
});

const drop = (page: Page, files: readonly string[]): Promise<void> =>
  page.evaluate(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given)
        transfer.items.add(new File([new Uint8Array(bytes)], name));
      const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
      document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', options));
    },
    files.map((file) => ({ name: basename(file), bytes: [...readFileSync(file)] })),
  );
