import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone in French, without network: an advertisement in English beside a French CV. */
test.describe('a CV is compared with an advertisement', { tag: '@phone' }, () => {
  test('offline: what is there, what is asked of the person, and a copy', async ({
    context,
    converter,
    page,
    tracker,
  }) => {
    const match = page.getByRole('dialog', { name: 'Comparer avec une offre' });
    await converter.open();
    await converter.untilReadyOffline();
    await context.setOffline(true);
    await converter.convert({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) });

    await test.step('nothing is compared without a text', async () => {
      await page.getByRole('button', { name: 'Comparer avec une offre' }).click();
      await match.getByRole('button', { name: 'Comparer', exact: true }).click();
      await expect(match.getByText('Collez d’abord le texte de l’offre.')).toBeVisible();
      await expectAccessible(page, 'choice of an advertisement');
    });

    await test.step('what the CV shows stands beside what is asked', async () => {
      await match.getByRole('textbox').fill(AD);
      await match.getByRole('button', { name: 'Comparer', exact: true }).click();
      const row = (term: string) =>
        match.getByRole('listitem').filter({ has: page.getByText(term, { exact: true }) });
      await expect(row('inventory management')).toContainText('Gestion des stocks');
      await expect(row('inventory management')).toContainText('Experience in inventory management');
      await expect(match.getByText(/^\d+ exigences? sur \d+/)).toBeVisible();
      await expectAccessible(page, 'comparison');
    });

    await test.step('what is missing is a question, and comes in on the second press', async () => {
      const forklift = match.getByRole('listitem').filter({ hasText: 'Avez-vous ceci : Forklift' });
      await forklift.getByRole('button', { name: 'Oui, je l’ai' }).click();
      await forklift.getByRole('button', { name: /^Ajouter « .+ » à mes compétences/ }).click();
      await expect(forklift).toHaveCount(0);
      const sap = match.getByRole('listitem').filter({ hasText: 'Avez-vous ceci : Power BI' });
      await sap.getByRole('button', { name: 'Non', exact: true }).click();
      await expect(match.getByRole('button', { name: /Revoir 1 exigence/ })).toBeVisible();
      await expectAccessible(page, 'answers');
    });

    await test.step('the copy says its language, and puts first what is asked', async () => {
      await expect(match.getByText(/offre est en anglais, votre CV est en français/)).toBeVisible();
      await match.getByRole('button', { name: 'Créer une copie pour cette offre' }).click();
      await expect(match).toBeHidden();
      await expect(converter.tab('skills')).toHaveAttribute('aria-selected', 'true');
      const skills = page.getByRole('button', { name: /^Retirer / });
      await expect(skills.first()).toHaveAccessibleName(/Excel|Gestion des stocks/);
      await expect(page.getByRole('button', { name: 'Retirer Négociation' })).toBeVisible();
      await converter.untilSaved();
    });

    await test.step('the CV that was sent is kept as it was, and seen from its application', async () => {
      await tracker.open();
      await tracker.seed([{ title: 'Superviseure d’entrepôt', company: 'Entrepôts du Fjord' }]);
      await tracker.link('Superviseure d’entrepôt').click();
      await page.getByRole('combobox', { name: 'CV', exact: true }).selectOption({ index: 1 });
      await expect(page.getByText(/^Version gardée le/)).toBeVisible();
      await expectAccessible(page, 'the CV that was sent');
      await page.getByRole('link', { name: 'Voir le CV envoyé' }).click();
      const version = page.getByRole('dialog', { name: /Entrepôts du Fjord/ });
      await expect(version.getByText('Former douze employés aux règles de sécurité')).toBeVisible();
    });
  });
});

const AD = `Warehouse Supervisor
Requirements
- Experience in inventory management
- Forklift licence
- Excel required; Power BI an asset
- French and English
What we offer
- Dental insurance and RRSP
`;

const CV = `Nadia Benmoussa
Laval (Québec)
514 555-0142
nadia@example.com

Expérience professionnelle

Gestionnaire d’entrepôt
Coopérative du Fjord, Laval (Québec)
03/2021 – Présent
• Gérer les stocks de trois entrepôts
• Former douze employés aux règles de sécurité

Compétences
Négociation, Planification, Gestion des stocks, Excel

Langues
Français (langue maternelle), Anglais (intermédiaire)
`;
