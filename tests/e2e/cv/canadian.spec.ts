import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { INKS } from '../../../src/domain/cv/layout/laid-out.ts';
import { contentOf, pdfInfo } from '../cv-files.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone in French, without network: what a Canadian reader would stumble over, said beside the field. */
test.describe('Canadian judgement', { tag: '@phone' }, () => {
  test('offline: a name, a title, a diploma and a level are told as employers here read them', async ({
    context,
    converter,
    page,
  }) => {
    const note = (title: string) => page.locator('div').filter({ hasText: title }).last();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await converter.open();
    await converter.untilReadyOffline();
    await context.setOffline(true);
    await converter.convert({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) });

    await test.step('a name in another script asks for its Latin form, and prints nothing by itself', async () => {
      await converter.field('Nom complet').fill('지민 한');
      await expect(page.getByText('Écrivez aussi votre nom en lettres latines')).toBeVisible();
      const latin = page.getByRole('textbox', { name: /^Nom en lettres latines/ });
      await expect(latin).toHaveValue('');
      await button('Écrire « Jimin Han » (lettre par lettre)').click();
      await expect(latin).toHaveValue('Jimin Han');
      await page.getByLabel('Imprimer sous votre nom').selectOption('original');
      await expect(page.getByText('Écrivez aussi votre nom en lettres latines')).toHaveCount(0);
    });

    await test.step('a reserved title is warned of, replaced in one press, taken back in another, and can be kept', async () => {
      const headline = page.getByRole('textbox', { name: /^Titre sous votre nom/ });
      const warned = page.getByText('Ce titre est réservé par la loi');
      await headline.fill('Ingénieure civile');
      await expect(warned).toBeVisible();
      await expect(page.getByText(/Dans votre province \(Québec\)/)).toBeVisible();
      await expectAccessible(page, 'name and title');
      await button('Écrire « Spécialiste technique »').click();
      await expect(headline).toHaveValue('Spécialiste technique');
      await button('Annuler').first().click();
      await expect(headline).toHaveValue('Ingénieure civile');
      await button('Garder mon titre').click();
      await expect(warned).toHaveCount(0);
    });

    await test.step('titles come from the words of the duties, for wording only', async () => {
      await converter.tab('experience').click();
      await button('Idées de titre d’après vos réalisations').first().click();
      await expect(page.getByText('Pour les mots seulement')).toBeVisible();
      await expect(page.getByText(/d’après\s: .*entrepôt/)).toBeVisible();
      await expectAccessible(page, 'title ideas');
    });

    await test.step('a diploma from elsewhere says what it is, and what its report says, in the legal words', async () => {
      await converter.tab('education').click();
      await button('Écrire « Licence (diplôme universitaire) »').click();
      await expect(page.getByRole('textbox', { name: 'Diplôme', exact: true })).toHaveValue(
        'Licence (diplôme universitaire)',
      );
      await page.getByRole('checkbox', { name: /J’ai un rapport/ }).check();
      await page.getByRole('combobox', { name: 'Organisme' }).selectOption('MIFI');
      await page.getByRole('textbox', { name: 'Ce que dit le rapport' }).fill('baccalauréat');
      await page.getByRole('textbox', { name: /^Année du rapport/ }).fill('2024');
      await expect(
        page.getByText('Comparable à : baccalauréat (évaluation comparative, MIFI, 2024)').first(),
      ).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Langue du rapport' })).toHaveValue('fr');
      await expectAccessible(page, 'report on a diploma');
    });

    await test.step('a level stands beside its place on the scales', async () => {
      await converter.tab('skills').click();
      await expect(page.getByText('B1 · CLB 5–6')).toBeVisible();
      await expectAccessible(page, 'levels');
    });

    await test.step('the files say all of it; an immigration file is another document', async () => {
      await converter.next();
      await page.getByRole('radio', { name: 'L’immigration' }).check();
      await expect(
        page.getByText('Ce CV n’est pas fait pour un dossier d’immigration'),
      ).toBeVisible();
      await expectAccessible(page, 'purpose');
      await page.getByRole('radio', { name: 'Un employeur' }).check();
      const saved = await converter.save(/^Texte pour un formulaire/);
      expect(saved.suggestedFilename()).toBe('Jimin-Han-CV-fr.txt');
      const text = await readFile(await saved.path(), 'utf8');
      expect(text.split('\r\n').slice(0, 3)).toEqual(['Jimin Han', '지민 한', 'Ingénieure civile']);
      expect(text).toContain('Comparable à : baccalauréat (évaluation comparative, MIFI, 2024)');
      await expect(button(/^PDF/)).toBeEnabled();
      await expect(note('Le PDF n’a pas ces lettres')).toBeVisible();
    });

    await test.step('the files have the template, the colour and the spacing that were chosen', async () => {
      const look = ['sobre', 'vert foncé', 'Serré'].map((name) =>
        page.getByRole('radio', { name, exact: true }),
      );
      for (const choice of look) await choice.check();
      await expectAccessible(page, 'look');
      const odt = await converter.save(/^OpenDocument/);
      expect(odt.suggestedFilename()).toBe('Jimin-Han-CV-fr.odt');
      expect((await contentOf(odt)).personal.fullName).toBe('Jimin Han');
      const styles = strFromU8(
        unzipSync(await readFile(await odt.path()))['styles.xml'] ?? new Uint8Array(),
      );
      expect(styles).toContain(`fo:color="${INKS.forest}"`);
      expect(styles).toContain('fo:font-size="10pt"');
      expect(await pdfInfo(await converter.save(/^PDF/))).toMatchObject({
        Pages: '1',
        Tagged: 'yes',
      });
      await page.reload();
      for (const choice of look) await expect(choice).toBeChecked();
    });
  });
});

const CV = `Nadia Benmoussa
Laval (Québec)
514 555-0142
nadia@example.com

Expérience professionnelle

Gestionnaire d’entrepôt
Coopérative du Fjord, Laval (Québec)
03/2021 – Présent
• Charger et décharger les palettes de trois entrepôts avec un chariot élévateur
• Former douze employés aux règles de sécurité

Formation

Licence en droit
Université du Lac, Rabat, Maroc
2015

Compétences
Négociation, Planification, Gestion des stocks, Excel

Langues
Français (langue maternelle), Anglais (intermédiaire)
`;
