import type { Locator, Page } from '@playwright/test';
import { docx, paragraph } from '../../documents/tiny-archive.ts';
import { textAt, tinyPdf } from '../../documents/tiny-pdf.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';
import { Tracker } from '../pages/tracker.ts';

test.use(WITHOUT_WORKER);

const AD = `Indeed
Se connecter
Technicienne en génie civil
Employeur : Conseil Laurentia inc.
Lieu de travail : Ottawa (Ontario), mode hybride
Salaire : 28,50 $ à 31 $ l’heure
Date limite : 4 décembre 2026
Expérience canadienne exigée.
Postulez : rh@example.org ou https://www.linkedin.com/jobs/view/42`;

// Every state is looked at by axe, in both themes.

/** The form as a person meets it. */
const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name).and(page.locator('input, select, textarea')).first();
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const openNew = async (page: Page): Promise<void> => {
  await page.goto('/modules/job-tracker?add=new');
  await expect(button(page, 'Ajouter la candidature')).toBeVisible();
};
const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: /^Coller (?:l’|une autre )offre$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Lire ce texte' }).click();
};

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a posting pasted without a network becomes an application, followed to its end',
    { tag: '@phone' },
    async ({ context, converter, page }) => {
      await converter.open();
      await converter.untilReadyOffline();
      await openNew(page);
      await context.setOffline(true);
      await paste(page, AD);
      await expect(page.getByText(/^\d+ champs remplis$/)).toBeVisible();
      await expect(field(page, 'Titre du poste')).toHaveValue('Technicienne en génie civil');
      await expect(field(page, 'Entreprise')).toHaveValue('Conseil Laurentia inc.');
      await expect(field(page, 'Salaire minimum')).toHaveValue('28,50');
      await expect(field(page, 'Salaire minimum')).toHaveAccessibleDescription(
        /Salaire : 28,50 \$ à 31 \$ l’heure/,
      );
      await expect(field(page, 'Date limite')).toHaveValue('2026-12-04');
      await expect(field(page, 'Trouvée par')).toHaveValue('linkedin');

      // Somebody calls: the page is closed and opened again.
      await field(page, 'Personne à contacter').fill('Léa Fortin');
      await field(page, 'Entreprise').fill('Conseil Laurentia');
      await field(page, 'Notes').fill('Vue au salon');
      await expect(page.locator('[data-saving="saved"]')).toBeVisible();
      await page.goto('/modules/job-tracker');
      await openNew(page);
      await expect(page.getByText('Votre brouillon est revenu')).toBeVisible();
      await expect(field(page, 'Personne à contacter')).toHaveValue('Léa Fortin');
      await expect(field(page, 'Entreprise')).toHaveAccessibleDescription('');

      await field(page, 'Salaire maximum').fill('12');
      await field(page, 'Lien vers l’offre').fill('pas une adresse');
      await field(page, 'Titre du poste').fill('');
      await button(page, 'Ajouter la candidature').click();
      await expect(field(page, 'Titre du poste')).toBeFocused();
      await expect(page.getByText('3 champs à corriger')).toBeVisible();
      await expect(field(page, 'Salaire maximum')).toHaveAccessibleDescription(
        /Le maximum est plus petit que le minimum/,
      );
      await expectAccessible(page, 'mistakes');
      await field(page, 'Titre du poste').fill('Technicienne en génie civil');
      await field(page, 'Salaire maximum').fill('31');
      await field(page, 'Lien vers l’offre').fill('emplois.example.org/42');
      await button(page, 'Ajouter la candidature').click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Technicienne en génie civil',
      );
      await expect(page.getByText(/^De 28,50\s\$ à 31\s\$ l’heure$/)).toBeVisible();
      await expect(page.getByText('À cette étape depuis aujourd’hui')).toBeVisible();
      await expect(
        page.getByText('Cette offre demande une « expérience canadienne »'),
      ).toBeVisible();
      await page.getByText('Lire l’offre gardée avec la candidature').click();
      await expect(page.getByText(/^Indeed\s+Se connecter/)).toBeVisible();
      await expectAccessible(page, 'an application');
      await expectFitsLargeText(page, 'an application');

      await page.getByLabel('Statut').selectOption('interview');
      const interview = page.getByLabel('Entrevue (facultatif)');
      await interview.fill('2027-01-12T10:30');
      await interview.blur();
      await expect(page.getByText(/^mardi 12 janvier 2027, 10 h 30$/)).toBeVisible();
      await page.getByLabel('Statut').selectOption('rejected');
      await page.getByLabel('Raison de la fin').selectOption('not-chosen');
      await expect(page.getByRole('listitem').filter({ hasText: 'Statut :' })).toHaveText([
        /Refusée/,
        /Entrevue/,
        /Envoyée/,
      ]);
      // The list shows what is stored.
      const reason = page.getByLabel('Raison de la fin');
      await expect(reason).toHaveValue('not-chosen');
      await page.reload();
      await expect(reason).toHaveValue('not-chosen');

      await page.getByRole('link', { name: 'Modifier' }).click();
      await field(page, 'Lieu').fill('Gatineau');
      await page.goBack();
      await expect(page.getByText('Des modifications ne sont pas enregistrées')).toBeVisible();
      await page.getByRole('link', { name: 'Continuer' }).click();
      await expect(field(page, 'Lieu')).toHaveValue('Gatineau');
      await expectAccessible(page, 'the whole form');
      await expectFitsLargeText(page, 'the whole form');
      await button(page, 'Enregistrer').click();
      await expect(page.getByText('Conseil Laurentia, Gatineau')).toBeVisible();

      await button(page, 'Mettre à la corbeille').click();
      await expect(page.getByText(/est dans la corbeille\.$/)).toBeVisible();
      await expect(page).not.toHaveURL(/application=/);
      await page.goBack();
      await expect(
        page.getByRole('heading', { name: 'Cette candidature est dans la corbeille' }),
      ).toBeVisible();
      await expectAccessible(page, 'in the bin');
      await button(page, 'Restaurer cette candidature').click();
      await expect(page.getByText('Conseil Laurentia, Gatineau')).toBeVisible();
    },
  );
});

test(
  'a posting is read out of Word and PDF files, and a file that is none says what to do',
  { tag: '@phone' },
  async ({ page }) => {
    const lines = [
      'Commis de bureau',
      'Employeur : Groupe Ferland inc.',
      'Lieu de travail : Laval (Québec)',
    ];
    await openNew(page);
    await expectAccessible(page, 'the empty form');
    await expectFitsLargeText(page, 'the empty form');
    const choose = async (name: string, mimeType: string, bytes: Uint8Array) => {
      const chooser = page.waitForEvent('filechooser');
      await button(page, 'Choisir un fichier').click();
      await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    };
    await choose(
      'offre.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      docx(lines.map((line) => paragraph(line)).join('')),
    );
    await expect(field(page, 'Entreprise')).toHaveValue('Groupe Ferland inc.');
    await button(page, 'Vider ces champs').click();
    await expect(field(page, 'Entreprise')).toHaveValue('');
    const text = lines.map((line, at) => textAt(72, 700 - at * 24, line)).join('');
    await choose('offre.pdf', 'application/pdf', tinyPdf({ pages: [text] }));
    await expect(field(page, 'Titre du poste')).toHaveValue('Commis de bureau');

    // What is typed stays, whatever is read afterwards.
    await field(page, 'Titre du poste').fill('Commis principale');
    await choose('fermé.pdf', 'application/pdf', tinyPdf({ pages: [text], isEncrypted: true }));
    await expect(page.getByText('« fermé.pdf » est protégé par un mot de passe')).toBeVisible();
    await expectAccessible(page, 'a refused file');
    await page.getByRole('button', { name: 'Coller le texte' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Plombière\nVille de Rivière-Claire');
    await button(page, 'Lire ce texte').click();
    await expect(field(page, 'Entreprise')).toHaveValue('Ville de Rivière-Claire');
    await expect(field(page, 'Titre du poste')).toHaveValue('Commis principale');
  },
);

test(
  'a received posting leaves the inbox once it is an application, and comes back when that is undone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/share');
    await expect(
      page.getByRole('heading', { name: 'Aucune offre d’emploi en attente' }),
    ).toBeVisible();
    await new Tracker(page).receive({
      id: 'posting00000001',
      title: 'Soudeuse',
      text: 'Soudeuse\nEmployeur : Atelier Boréal inc.',
      url: 'https://www.guichetemplois.gc.ca/offre/7',
    });
    await page.getByRole('link', { name: 'Ajouter « Soudeuse » aux candidatures' }).click();
    await expect(field(page, 'Entreprise')).toHaveValue('Atelier Boréal inc.');
    await expect(field(page, 'Lien vers l’offre')).toHaveValue(
      'https://www.guichetemplois.gc.ca/offre/7',
    );
    await button(page, 'Ajouter la candidature').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soudeuse' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page).not.toHaveURL(/application=/);
    await openNew(page);
    await page.getByRole('link', { name: 'Ajouter « Soudeuse » aux candidatures' }).click();
    await expect(field(page, 'Entreprise')).toHaveValue('Atelier Boréal inc.');
    await button(page, 'Ajouter la candidature').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soudeuse' })).toBeVisible();
    await page.goto('/share');
    await expect(
      page.getByRole('heading', { name: 'Aucune offre d’emploi en attente' }),
    ).toBeVisible();
  },
);

test(
  'an application that is locked can be read, not changed; one that is nowhere says so',
  { tag: '@desktop' },
  async ({ page }) => {
    const tracker = new Tracker(page);
    await tracker.open();
    await tracker.seed([{ title: 'Analyste', company: 'Groupe Vallier', locked: true }]);
    await tracker.link('Analyste').first().click();
    await expect(page.getByText('Cette candidature est verrouillée')).toBeVisible();
    await expect(page.getByText('Groupe Vallier').first()).toBeVisible();
    await expect(page.getByLabel('Statut')).toHaveCount(0);
    await expectAccessible(page, 'locked');
    await page.goto(page.url().replace('application=', 'edit='));
    await expect(page.getByText('Cette candidature est verrouillée')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto('/modules/job-tracker?application=nowhere00000000');
    await expect(
      page.getByRole('heading', { name: 'Cette candidature n’est pas sur cet appareil' }),
    ).toBeVisible();
    await expectAccessible(page, 'missing');
  },
);

const ENGLISH_AD = `Payroll Clerk
Company: Northern Harbour Foods Ltd.
Location: Halifax, NS
Salary: $52,000 to $58,000 a year
Apply by December 11, 2026
Send your résumé to jobs@example.org`;

test.describe('in English', () => {
  test.use({ language: 'en' });
  test(
    'an English posting is added, corrected and followed',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/modules/job-tracker?add=new');
      await button(page, 'Paste the posting').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(ENGLISH_AD);
      await button(page, 'Read this text').click();
      await expect(page.getByText(/^\d+ fields filled in$/)).toBeVisible();
      await expect(field(page, 'Job title')).toHaveValue('Payroll Clerk');
      await expect(field(page, 'Company')).toHaveValue('Northern Harbour Foods Ltd.');
      await expect(field(page, 'Deadline')).toHaveValue('2026-12-11');
      await expect(field(page, 'Minimum salary')).toHaveValue('52000');
      await field(page, 'Company').fill('');
      await button(page, 'Add the application').click();
      await expect(field(page, 'Company')).toBeFocused();
      await expectAccessible(page, 'a mistake');
      await field(page, 'Company').fill('Northern Harbour Foods');
      await button(page, 'Add the application').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payroll Clerk');
      await expect(page.getByText(/^\$52,000 to \$58,000 a year$/)).toBeVisible();
      await expect(page.getByText('In this stage since today')).toBeVisible();
      await page.getByLabel('Status').selectOption('offer');
      await expect(page.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveText([
        /Offer/,
        /Applied/,
      ]);
      await expectAccessible(page, 'an application');
      await expectFitsLargeText(page, 'an application');
    },
  );
});
