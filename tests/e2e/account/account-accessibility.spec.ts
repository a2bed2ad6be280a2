import { expect, test } from '../account-product.ts';
import { WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../pages/accessibility.ts';

test.use(WITHOUT_WORKER);

test('every state of getting in is accessible', async ({ account, page }) => {
  await account.goto('/auth');
  await expectAccessible(page, 'sign-in');
  expect(await smallTargets(page, 24)).toEqual([]);
  await account.button('Se connecter').click();
  await expectAccessible(page, 'sign-in with its mistakes');
  await account.fillSignIn('nadia@example.com', 'pas-le-bon-secret');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in refused');
  await account.button('Mot de passe oublié?').click();
  await expect(account.button('Recevoir le lien')).toBeVisible();
  await expectAccessible(page, 'forgotten password');
  await account.goto('/signup');
  await expect(page.getByLabel('Nom complet')).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await expectNoSidewaysScroll(page, 'sign-up');
  await account.goto('/auth?do=reset-password#a.b.c');
  await expect(account.password).toBeVisible();
  await expectAccessible(page, 'a new password');
  await account.goto('/auth?do=verify#a.b.c');
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  await expectAccessible(page, 'a dead link');
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every state of the account’s page is accessible', async ({
    account,
    context,
    page,
    person,
  }) => {
    await account.signUp(person);
    await account.goto('/account');
    await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible();
    for (const part of ['Changer d’adresse', 'Télécharger une copie'])
      await page.getByText(part, { exact: true }).click();
    await account.button('Changer le mot de passe').click();
    await expectAccessible(page, 'account, with mistakes');
    expect(await smallTargets(page, 24)).toEqual([]);
    await expectNoSidewaysScroll(page, 'account');
    await page.getByRole('button', { name: /^Renommer / }).click();
    await expectAccessible(page, 'naming a device');
    await page.keyboard.press('Escape');
    await account.button('Supprimer mon compte').click();
    await expectAccessible(page, 'deleting the account');
    await page.keyboard.press('Escape');
    await account.untilReadyOffline();
    await account.goto('/account');
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors ligne', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'account, offline');
    await account.makeCv('Nadia Benali');
    await account.askToSignOut();
    await expect(account.button('Télécharger une copie, puis effacer')).toBeVisible();
    await expectAccessible(page, 'signing out with unsent work');
  });
});

test(
  'a person makes an account, looks at leaving it, and signs in again with the keyboard alone',
  { tag: '@desktop' },
  async ({ account, page, person }) => {
    const { keyboard } = page;
    await test.step('the form of a new account, its fields in order', async () => {
      await account.goto('/signup');
      // Nothing is left to come that could take the focus along.
      await page.waitForLoadState('networkidle');
      await page.getByRole('tab', { name: 'Inscription' }).focus();
      for (const typed of [person.fullName, person.email, person.password, person.password]) {
        await keyboard.press('Tab');
        const isField = await page.evaluate(() => document.activeElement?.tagName === 'INPUT');
        if (!isField) await keyboard.press('Tab');
        await keyboard.type(typed);
        await expect(page.locator('input:focus')).toHaveValue(typed);
      }
      await keyboard.press('Enter');
      await account.untilWelcome();
    });

    await test.step('a dialog keeps the focus, and gives it back', async () => {
      await account.goto('/account');
      const leave = page.getByRole('button', { name: 'Supprimer mon compte' });
      await leave.focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let presses = 0; presses < 8; presses += 1) {
        await keyboard.press('Tab');
        // After its last control the browser's own come, and the page has no focus.
        const place = await page.evaluate(
          () => (document.activeElement?.closest('dialog') ?? document.activeElement)?.tagName,
        );
        expect(['DIALOG', 'BODY']).toContain(place);
      }
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(leave).toBeFocused();
    });

    await account.signOut();
    await account.goto('/auth');
    await page.waitForLoadState('networkidle');
    await page.getByRole('tab', { name: 'Connexion' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Inscription' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(account.password).toHaveAttribute('type', 'text');
    await account.password.press('Enter');
    await account.untilHome();
  },
);
