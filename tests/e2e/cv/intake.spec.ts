import { readFileSync } from 'node:fs';
import { cvFile, truthOf } from '../cv-files.ts';
import { expect, test } from '../journey.ts';

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

test(
  'a file dropped beside the zone is read too',
  { tag: '@desktop' },
  async ({ converter, page }) => {
    await converter.open();
    const bytes = [...readFileSync(cvFile('amira-single.pdf'))];
    await page.evaluate((data) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(data)], 'amira.pdf', { type: 'application/pdf' }),
      );
      const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
      document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', options));
    }, bytes);
    await expect(converter.field(converter.words.fullName)).toHaveValue(
      truthOf('amira-single.pdf').fullName,
    );
  },
);
