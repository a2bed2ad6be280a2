import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';

/** On the phone in French, without network: one CV in both languages, then a letter for an advertisement. */
test.describe('a CV in two languages, and its letter', { tag: '@phone' }, () => {
  test('offline: what is carried over, what is older, and a letter of its own lines', async ({
    context,
    converter,
    page,
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const title = page.getByRole('heading', { level: 1 });
    await converter.open();
    await converter.untilReadyOffline();
    await context.setOffline(true);
    await converter.convert({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) });

    await test.step('the English version has the facts, and asks for the sentences', async () => {
      await button('Créer la version anglaise').click();
      await expect(title).toHaveText('Vos versions française et anglaise');
      await page.getByRole('tab', { name: /^Expérience/ }).click();
      const row = page.getByRole('listitem', { name: 'Réalisations' });
      await expect(row).toContainText('Gérer les stocks de 3 entrepôts');
      await row
        .getByRole('textbox', { name: 'Réalisations – Anglais' })
        .fill('Managed the stock of 3 warehouses\nTrained 12 employees');
      await expectAccessible(page, 'both versions');
      await page.getByRole('tab', { name: /^Compétences/ }).click();
      await expect(page.getByText('Rien à revoir dans cette section')).toBeVisible();
      await page.getByRole('radio', { name: 'Tout', exact: true }).check();
      await page.getByRole('radio', { name: 'Anglais', exact: true }).check();
      await expect(page.getByText('Inventory management')).toBeVisible();
      await expectAccessible(page, 'the English side');
    });

    await test.step('a change in French makes the English version the older one', async () => {
      await button('Ouvrir la version française').click();
      await converter.tab('experience').click();
      await page
        .getByRole('button', { name: /Gestionnaire d’entrepôt/ })
        .first()
        .click();
      const company = page.getByRole('textbox', { name: 'Entreprise', exact: true }).last();
      await company.fill('Entrepôts du Nord');
      await converter.untilSaved();
      await button('Voir les deux versions').click();
      await page.getByRole('tab', { name: /^Expérience/ }).click();
      const row = page.getByRole('listitem', { name: 'Entreprise' });
      await expect(row.getByText('Plus ancien : Anglais')).toBeVisible();
      await expect(row.locator('del')).toHaveText('Coopérative du Fjord');
      await button('Ouvrir la version anglaise').click();
      const address = new URL(page.url());
      address.searchParams.set('step', 'download');
      await page.goto(address.href);
      await expect(
        page.getByText('Cette version est plus ancienne que la française'),
      ).toBeVisible();
      await expectAccessible(page, 'the warning before a file');
      await button('Voir les deux versions').click();
      await page.getByRole('tab', { name: /^Expérience/ }).click();
      await row.getByRole('button', { name: 'Entrepôts du Nord', exact: true }).click();
      await expect(row.getByText('Plus ancien : Anglais')).toBeHidden();
    });

    await test.step('a letter says what the CV says, and asks for the rest', async () => {
      await button('Ouvrir la version française').click();
      await button('Comparer avec une offre').click();
      const match = page.getByRole('dialog', { name: 'Comparer avec une offre' });
      await match.getByRole('textbox').fill(AD);
      await match.getByRole('button', { name: 'Comparer', exact: true }).click();
      await match.getByRole('button', { name: 'Écrire la lettre' }).click();
      await expect(title).toHaveText('Votre lettre de présentation');
      const body = page.getByRole('textbox', { name: 'Texte de la lettre' });
      await expect(body).toHaveValue(/Gérer les stocks de 3 entrepôts, Entrepôts du Nord/);
      await expect(body).not.toHaveValue(/Power BI/);
      await expect(page.getByText(/passages? entre crochets (est|sont) à remplacer/)).toBeVisible();
      await expect(page.getByRole('img', { name: 'Page 1 de la lettre' })).toBeVisible();
      await expectAccessible(page, 'letter');
      await body.fill('Je vous propose ma candidature.');
      await page.getByRole('textbox', { name: 'Employeur' }).fill('Entrepôts de Laval');
      await expect(page.getByText(/entre crochets/)).toHaveCount(0);
      const saved = page.waitForEvent('download');
      await button('PDF').click();
      expect((await saved).suggestedFilename()).toBe('Nadia-Benmoussa-Lettre-fr.pdf');
    });

    await test.step('it is there again, with its CV', async () => {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Texte de la lettre' })).toHaveValue(
        'Je vous propose ma candidature.',
      );
      await button('Revenir au CV').click();
      await expect(page.getByRole('button', { name: /Entrepôts de Laval$/ })).toBeVisible();
    });
  });
});

const AD = `Gestionnaire d’entrepôt
Exigences
- Expérience en gestion des stocks
- Excel; Power BI est un atout
- Français
`;

const CV = `Nadia Benmoussa
Laval (Québec)
514 555-0142
nadia@example.com

Expérience professionnelle

Gestionnaire d’entrepôt
Coopérative du Fjord, Laval (Québec)
03/2021 – Présent
• Gérer les stocks de 3 entrepôts
• Former 12 employés aux règles de sécurité

Compétences
Négociation, Planification, Gestion des stocks, Excel

Langues
Français (langue maternelle), Anglais (intermédiaire)
`;
