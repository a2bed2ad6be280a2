import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone in French, without network: the three tabs beside the document. */
test.describe('a CV is rated, worded better and kept', { tag: '@phone' }, () => {
  test('offline, each step undone in one press', async ({ context, converter, page }) => {
    const sheet = page.getByRole('dialog', { name: converter.words.preview });
    const view = (name: RegExp) => sheet.getByRole('tab', { name }).click();
    const score = sheet.getByRole('status').filter({ hasText: /sur 100/ });
    await converter.open();
    await converter.untilReadyOffline();
    await context.setOffline(true);
    await converter.convert({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) });

    const before =
      await test.step('the score says what it is, and leads to what is missing', async () => {
        await converter.openPreview();
        await view(/^Analyse ATS/);
        await expect(score).toBeVisible();
        await expect(sheet.getByText(/Ce n’est pas le score d’un employeur/)).toBeVisible();
        await expectAccessible(page, 'ATS analysis');
        const shown = Number.parseInt((await score.textContent()) ?? '', 10);
        await sheet.getByText(/^Coordonnées/).click();
        await sheet
          .getByRole('button', { name: /^Aller au champ.*LinkedIn/ })
          .last()
          .click();
        await expect(converter.field('Profil LinkedIn')).toBeFocused();
        return shown;
      });

    await test.step('it moves when the field is filled', async () => {
      await converter.field('Profil LinkedIn').fill('linkedin.com/in/nadia-benmoussa');
      await converter.openPreview();
      await expect
        .poll(async () => Number.parseInt((await score.textContent()) ?? '', 10))
        .toBeGreaterThan(before);
    });

    await test.step('a suggestion is applied, then taken back', async () => {
      await view(/^Suggestions/);
      await expect(sheet.getByText('Gérer les stocks de trois entrepôts')).toBeVisible();
      // A guest without a network is promised no model.
      await expect(sheet.getByText(/modèle de langue/)).toHaveCount(0);
      await expectAccessible(page, 'suggestions');
      const proposal = sheet.getByRole('listitem').filter({ hasText: 'Gérer les stocks' });
      await proposal.getByRole('button', { name: 'Appliquer', exact: true }).click();
      await expect(proposal).toHaveCount(0);
      await expect(sheet.getByText('Suggestion appliquée.')).toBeVisible();
      await sheet.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(proposal).toHaveCount(1);
    });

    await test.step('without a suggestion, what ATS would improve is one press away', async () => {
      const all = sheet.getByRole('button', { name: 'Ignorer', exact: true });
      while ((await all.count()) > 0) await all.first().click();
      await expect(
        sheet.getByText(/L’analyse ATS montre encore \d+ points? à améliorer/),
      ).toBeVisible();
      await sheet.getByRole('button', { name: 'Voir l’analyse ATS' }).click();
      await expect(sheet.getByRole('tab', { name: /^Analyse ATS/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    await test.step('a version needs a title, is compared, and brings the CV back', async () => {
      await view(/^Versions/);
      await sheet.getByRole('button', { name: 'Enregistrer une version' }).click();
      const naming = page.getByRole('dialog', { name: 'Enregistrer une version' });
      await naming.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(naming.getByText('Titre requis')).toBeVisible();
      await naming.getByRole('textbox').fill('Pour la Ville de Laval');
      await page.keyboard.press('Enter');
      await expect(sheet.getByText('Version enregistrée.')).toBeVisible();
      await view(/^Suggestions/);
      const proposal = sheet.getByRole('listitem').filter({ hasText: 'Gérer les stocks' });
      await proposal.getByRole('button', { name: 'Appliquer', exact: true }).click();
      await view(/^Versions/);
      await sheet.getByRole('button', { name: 'Pour la Ville de Laval', exact: true }).click();
      const version = page.getByRole('dialog', { name: 'Pour la Ville de Laval' });
      await expect(version.getByText(/modification depuis cette version/)).toBeVisible();
      await expect(version.getByText('Gérer les stocks de trois entrepôts')).toBeVisible();
      await expectAccessible(page, 'version');
      await version.getByRole('button', { name: 'Restaurer cette version' }).click();
      await expect(sheet.getByText('Version restaurée.')).toBeVisible();
      await view(/^Suggestions/);
      await expect(proposal).toHaveCount(1);
    });

    await test.step('it is renamed, deleted and brought back with the keyboard', async () => {
      await view(/^Versions/);
      const actions = sheet.getByRole('button', { name: /^Actions pour «\s*Pour la Ville/ });
      await actions.press('Enter');
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem').last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sheet.getByText('Version supprimée.')).toBeVisible();
      await expect(actions).toHaveCount(0);
      await sheet.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(actions).toBeVisible();
      await expectAccessible(page, 'versions');
      expect(new URL(page.url()).searchParams.get('view')).toBe('versions');
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
• Responsable de la gestion des stocks de trois entrepôts
• Formé douze employés aux règles de sécurité du chantier
• Réduit de 18 % les délais de livraison en un an

Formation

Baccalauréat en administration
Université du Littoral, Laval (Québec)
06/2018

Compétences
Excel, SAP, Gestion des stocks, Négociation, Planification

Langues
Français (langue maternelle), Anglais (intermédiaire)
`;
