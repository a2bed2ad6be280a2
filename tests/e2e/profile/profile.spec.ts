import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { GUEST_DATABASE } from '../../../src/platform/guest-database.ts';
import { cvFile } from '../cv-files.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';

// Every state is looked at by axe, in both themes.

/** A picture in one colour, with a text chunk as cameras and editors leave them. */
const png = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + width * 3, 0x77);
  line[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('GPS\u0000Laval, 45.6066, -73.7124', 'latin1')),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/** The bytes of the pictures that lie on the device. */
const keptPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error as Error));
    });
    const asking = database.transaction('blobs').objectStore('blobs').getAll();
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    database.close();
    return (asking.result as { type: string; bytes: ArrayBuffer }[])
      .filter(({ type }) => type.startsWith('image/'))
      .map(({ bytes }) => new TextDecoder('latin1').decode(bytes));
  }, GUEST_DATABASE);

test(
  'a profile is filled from a CV fact by fact, gets a photo without its secrets, and fills the next CV',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Votre profil est vide' })).toBeVisible();
    await expectAccessible(page, 'profile, empty');
    await converter.open();
    await context.setOffline(true);
    await converter.convert(cvFile('amira-single.pdf'));
    const name = await page.getByLabel('Nom complet').inputValue();

    // Out of the CV: only what is ticked.
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remplir à partir d’un CV' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`Après : ${name}`)).toBeVisible();
    await expectAccessible(page, 'profile, facts of a CV');
    await dialog.getByRole('checkbox', { name: 'Présentation' }).uncheck();
    await dialog.getByRole('button', { name: /^Reprendre \d+ informations$/ }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible(page, 'profile, filled');

    // By hand: typed, removed and taken back; it is there after a visit elsewhere.
    await page.getByRole('link', { name: 'Modifier le profil' }).click();
    await page.getByLabel('Présentation').fill('Dix ans de ponts et de routes.');
    await page.getByLabel(/^Ajouter une compétence/).fill('Civil 3D, autocad civil');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retirer Civil 3D' })).toBeVisible();
    await page.getByRole('button', { name: 'Retirer l’emploi 1' }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByLabel('Poste').first()).not.toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Présentation')).toHaveValue('Dix ans de ponts et de routes.');

    // A flood of pixels and a drawing with scripts are told apart from a photo, before anything unpacks them.
    const choose = page.locator('input[type="file"]');
    const flood = png(64, 64);
    flood.writeUInt32BE(100_000, 16);
    flood.writeUInt32BE(100_000, 20);
    await choose.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: flood });
    await expect(page.getByText(/^L’image dépasse 50 millions de pixels/)).toBeVisible();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    await choose.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: svg });
    await expect(page.getByText(/^Ce n’est ni un JPEG/)).toBeVisible();

    // A photo, moved with the keyboard.
    await choose.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: png(900, 600) });
    await page.getByRole('slider', { name: 'Agrandir' }).press('ArrowRight');
    await page.getByRole('slider', { name: 'De gauche à droite' }).press('End');
    await expect(page.getByRole('slider', { name: 'De gauche à droite' })).toHaveValue('1');
    await expectAccessible(page, 'profile, cropping');
    await page.getByRole('button', { name: 'Enregistrer la photo' }).click();
    await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
    const [kept = ''] = await keptPictures(page);
    expect(kept.startsWith('\u00FF\u00D8\u00FF')).toBe(true);
    expect(kept).not.toContain('GPS');
    expect(kept).not.toContain('Exif');
    await page.getByRole('button', { name: 'Retirer la photo' }).click();
    await expect(page.getByRole('img', { name: 'Votre photo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
    await expectAccessible(page, 'profile, being edited');
    await expectFitsLargeText(page, 'profile, being edited');

    // What was typed once is not asked again.
    await page.goto('/modules/cv-converter');
    await page.getByRole('button', { name: 'Commencer avec un CV vide' }).click();
    await expect(
      page.getByText('Ce que vous aviez déjà écrit est repris dans ce CV.'),
    ).toBeVisible();
    await expect(page.getByLabel('Nom complet')).toHaveValue(name);
    await expect(converter.field(converter.words.phone)).not.toHaveValue('');
    await page.goto('/edit-profile');
    await page.getByLabel('Métier ou poste').fill('Ingénieure de ponts');
    await page.getByLabel('Métier ou poste').blur();
    await expect(page.getByText('Enregistré sur cet appareil')).toBeVisible();
    await page.goto('/modules/linkedin-booster');
    await expect(page.getByLabel('Votre métier')).toHaveValue('Ingénieure de ponts');
    await page.goto('/signup');
    await expect(page.getByLabel('Nom complet')).toHaveValue(name);
  },
);
