import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { readPictureHeader } from '../../../src/domain/files/picture-header.ts';
import { LINKEDIN_LIMITS } from '../../../src/domain/linkedin/limits.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEADLINE = {
  'Votre métier': 'Ingénieure civile',
  Secteur: 'Génie municipal',
  'Deux à quatre forces': 'hydraulique, gestion de chantier, normes BNQ',
  'Ce que vous apportez': 'Je livre des réseaux d’eau durables, dans les délais.',
};
const POST = {
  Sujet: 'Le premier hiver sur un chantier',
  'Ce qui est arrivé': 'Le béton gelait avant la prise. Nous avons changé l’horaire.',
  'Ce que vous en retenez': 'Demander conseil fait gagner du temps',
  'Mots-clés': 'génie civil, hiver',
};
const MESSAGE = {
  'À qui écrivez-vous?': 'Madame Roy',
  'Où cette personne travaille': 'Eaux du Nord',
  'Pourquoi cette personne': 'Votre exposé m’a beaucoup appris.',
  'Ce que vous cherchez': 'un poste en conception',
};

test(
  'an engineer prepares a profile without a network: texts, limits, photo, archive and steps',
  { tag: '@phone' },
  async ({ context, page, converter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/modules/linkedin-booster');
    await expect(button(page, 'Proposer des titres')).toBeVisible();
    await context.setOffline(true);

    await test.step('a headline waits for all its answers, and is proposed three times', async () => {
      await button(page, 'Proposer des titres').click();
      await expect(page.getByText('Remplissez ce champ')).toHaveCount(4);
      await expect(page.getByLabel('Votre métier')).toBeFocused();
      await expectAccessible(page, 'headline, missing');
      await fill(page, HEADLINE);
      await button(page, 'Proposer des titres').click();
      await expect(page.getByText('Suggestions générées')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Titres proposés' })).toBeFocused();
      await expect(copies(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Utiliser la proposition 2' }).click();
      await expect(page.getByText('Suggestion appliquée')).toBeVisible();
      await button(page, 'Copier ma version').click();
      await expect(page.getByText('Copié dans le presse-papiers')).toBeVisible();
      const version = page.getByLabel('Changez ce que vous voulez avant de copier');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await version.inputValue(),
      );
      await version.fill(`${'m'.repeat(LINKEDIN_LIMITS.headline.most - 1)}🎉`);
      await expect(page.getByText('1 caractère de trop pour LinkedIn.')).toBeVisible();
      await version.fill('Ingénieure civile | Eau');
      await expectAccessible(page, 'headlines');
      await expectFitsLargeText(page, 'headlines');
    });

    await test.step('all of it is there again after the page was closed', async () => {
      await page.reload();
      await expect(page.getByLabel('Votre métier')).toHaveValue('Ingénieure civile');
      await expect(page.getByLabel(/^Changez/)).toHaveValue('Ingénieure civile | Eau');
      await expect(button(page, 'Proposer d’autres titres')).toBeVisible();
    });

    await test.step('one post a week is free, in as many wordings as one likes', async () => {
      await tab(page, 'Publications').click();
      await fill(page, POST);
      await button(page, 'Proposer des publications').click();
      await expect(copies(page)).toHaveCount(3);
      const first = await page.getByLabel(/^Changez/).inputValue();
      await button(page, 'Proposer d’autres formulations').click();
      await expect(page.getByLabel(/^Changez/)).not.toHaveValue(first);
      await page.getByLabel('Sujet').fill('La paie');
      await expect(
        page.getByText('Vous avez écrit la publication gratuite de cette semaine'),
      ).toBeVisible();
      await expectAccessible(page, 'post, limit reached');
    });

    await test.step('a message fits the note of a free account, and goes to the bin and back', async () => {
      await tab(page, 'Réseautage').click();
      await expect(page.getByLabel('Votre métier')).toHaveValue('Ingénieure civile');
      await fill(page, MESSAGE);
      await button(page, 'Proposer des messages').click();
      await expect(copies(page)).toHaveCount(3);
      const note = await page.getByLabel(/^Changez/).inputValue();
      expect(note.length).toBeLessThanOrEqual(LINKEDIN_LIMITS.invitation.free);
      expect(note).toContain('un poste en conception');
      await expectAccessible(page, 'message');
      await button(page, 'Mettre à la corbeille').click();
      await expect(copies(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect(copies(page)).toHaveCount(3);
    });

    await test.step('what Premium adds is said, and nothing else is shown', async () => {
      await tab(page, 'Infos').click();
      await expect(page.getByText('Le texte « Infos » fait partie de Premium')).toBeVisible();
      await expectAccessible(page, 'about, free');
      await tab(page, 'Compétences').click();
      await expect(page.getByText('Les compétences font partie de Premium')).toBeVisible();
      await expectAccessible(page, 'skills, free');
    });

    await test.step('a photo is measured here, and its copy holds nothing hidden', async () => {
      await tab(page, 'Photo').click();
      const input = page.locator('input[type="file"]');
      await input.setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('non'),
      });
      await expect(page.getByText('Ce fichier n’est pas une photo.')).toBeVisible();
      const picture = Buffer.from(await portrait(page), 'base64');
      await input.setInputFiles({
        name: 'p.jpg',
        mimeType: 'image/jpeg',
        buffer: withExif(picture),
      });
      await expect(page.getByRole('heading', { name: /points sur 7 sont bons/ })).toBeFocused();
      await expect(page.getByText('Le fichier contient des données cachées')).toBeVisible();
      await expectAccessible(page, 'photo');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Télécharger la copie' }).click();
      const copy = readFileSync(await (await downloading).path());
      expect(readPictureHeader(copy)).toMatchObject({
        ok: true,
        value: { type: 'image/jpeg', width: 500, height: 500, hasHiddenData: false },
      });
    });

    await test.step('an archive with files missing is read, and makes the profile more complete', async () => {
      await page.getByRole('link', { name: 'Comparer avec mon CV' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Votre CV à côté de LinkedIn' }),
      ).toBeFocused();
      const input = page.locator('input[type="file"]');
      const file = { name: 'a.zip', mimeType: 'application/zip' };
      await input.setInputFiles({ ...file, buffer: Buffer.from('First Name') });
      await expect(page.getByText('Ce n’est pas une archive ZIP.')).toBeVisible();
      await input.setInputFiles({ ...file, buffer: archive() });
      await expect(page.getByText('2 fichiers lus')).toBeVisible();
      await page.getByText(/choses n’ont pas été lues/).click();
      await expect(page.getByText('Skills.csv : n’est pas dans l’archive')).toBeVisible();
      await expect(page.getByText('Il n’y a pas encore de CV à comparer')).toBeVisible();
      await expectAccessible(page, 'archive');
    });

    await test.step('its facts fill the profile, those that are ticked', async () => {
      await page.getByRole('link', { name: 'Ouvrir mon profil' }).click();
      await page.getByRole('button', { name: 'Remplir à partir de LinkedIn' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Après\u00A0: Montréal, Québec')).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Ville et province' }).uncheck();
      await dialog.getByRole('button', { name: 'Reprendre 2 informations' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Nadia Benmoussa' })).toBeVisible();
      await expect(page.getByText('USTHB · 2014')).toBeVisible();
      await expect(page.getByText('Montréal, Québec')).toHaveCount(0);
      await page.goBack();
    });

    await test.step('from there, back to the tabs', async () => {
      await page.getByRole('link', { name: 'Profil LinkedIn' }).first().click();
      await expect(page.getByRole('link', { name: 'Comparer avec mon CV' })).toBeFocused();
    });

    await test.step('the steps show what is known, and take the person’s word', async () => {
      await page.getByRole('link', { name: 'Voir les étapes' }).click();
      const meter = page.getByRole('meter', { name: 'Profil complet' });
      const before = Number(await meter.getAttribute('aria-valuenow'));
      expect(before).toBeGreaterThan(0);
      await page.getByLabel(/^Une adresse à votre nom/).click();
      await expect(meter).toHaveAttribute('aria-valuenow', String(before + 5));
      await expectAccessible(page, 'steps');
    });
  },
);

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const copies = (page: Page): Locator =>
  page.getByRole('button', { name: /^Copier la proposition \d$/ });

const fill = async (page: Page, answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(text);
};

/** A JPEG of 500 by 600, in base64: a patterned oval on a wall. */
const portrait = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 500;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#8a9096';
    context.fillRect(0, 0, 500, 600);
    for (let y = 120; y < 500; y += 12) {
      context.fillStyle = y % 24 === 0 ? '#e8c8b0' : '#70503c';
      context.fillRect(150, y, 200, 12);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });

/** As a phone's camera writes it: a segment of its own behind the first marker. */
const withExif = (jpeg: Buffer): Buffer => {
  const body = Buffer.from('Exif\0\0MM\0*Laval');
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
};

const archive = (): Buffer =>
  Buffer.from(
    zipSync({
      'Profile.csv': strToU8(
        'First Name,Last Name,Geo Location\nNadia,Benmoussa,"Montréal, Québec"\n',
      ),
      'Education.csv': strToU8('School Name,Degree Name,End Date\nUSTHB,Génie civil,2014\n'),
    }),
  );
