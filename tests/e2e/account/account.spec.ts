import { expect, linkIn, test } from '../account-product.ts';
import { WITHOUT_WORKER } from '../journey.ts';
import { Account } from '../pages/account.ts';

test.use(WITHOUT_WORKER);

test('signing up takes in what was made as a guest', async ({ account, page, person }) => {
  await account.makeCv('Nadia Benali');
  await test.step('and writes nothing into the field one is about to type in', async () => {
    await page.addInitScript(() => {
      const databases = indexedDB.databases.bind(indexedDB);
      const begun = new Promise((resolve) => {
        // Of a field: the page may move the focus to its title before.
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLInputElement) resolve(target);
        });
      });
      // Without a worker the server has led on already.
      if (/^\/(signup|auth)$/.test(location.pathname))
        indexedDB.databases = () => begun.then(databases);
    });
    await account.goto('/signup');
    await page.getByLabel('Nom complet').focus();
    await expect(page.getByLabel('Ajouter à mon compte le CV de cet appareil')).toBeChecked();
    await page.keyboard.type('Liwei');
    await expect(page.getByLabel('Nom complet')).toHaveValue('Liwei');
  });
  await account.signUp(person);
  await expect(page.getByText('Bienvenue, Nadia Benali')).toBeVisible();
  await expect(
    page.getByText('1 CV de cet appareil est maintenant dans votre compte.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Autres actions pour/ })).toHaveCount(1);
  await account.untilSynced();
  // The session is in the database of the account, and dies with it.
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('pocketbase_auth');

  await test.step('and the same work is on the next device', async () => {
    const other = new Account(
      await (await page.context().browser()!.newContext()).newPage(),
      account.origin,
    );
    // Neither question keeps anybody out: that it failed is noted on the device, and the role is the least.
    await other.page.route(/get-user-highest-role|check-subscription/, (route) => route.abort());
    await other.signIn(person);
    await other.untilHome();
    await expect
      .poll(() => other.page.evaluate(() => localStorage.getItem('analytics_events')))
      .toMatch(/role_lookup_failed[^]*subscription_check_failed/);
    await expect(await other.cvs()).toHaveCount(1);
    await other.page.context().close();
  });
});

test(
  'a sign-up says what is wrong on submit, and again on each change',
  { tag: '@phone' },
  async ({ account, page }) => {
    await account.goto('/signup');
    await account.button('Créer mon compte').click();
    for (const words of [
      'Le nom doit contenir au moins 2 caractères',
      'Email invalide',
      'Le mot de passe doit contenir au moins 6 caractères',
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel('Nom complet')).toBeFocused();
    await page.getByLabel('Nom complet').fill('Nadia');
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeHidden();
    await account.password.fill('soleil2024');
    await page.getByLabel('Confirmer le mot de passe').fill('soleil');
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await expect(page.getByText('Ce mot de passe est trop courant.')).toBeVisible();
  },
);

test('a sign-in and a sign-up that fail tell nothing about who has an account', async ({
  account,
  page,
  person,
}) => {
  await account.signUp(person);
  await account.signOut();
  const refusal = 'Connexion impossible. Vérifiez l’adresse et le mot de passe.';
  for (const email of [person.email, `personne.${Date.now()}@example.com`]) {
    await account.goto('/auth');
    await account.fillSignIn(email, 'pas-le-bon-secret');
    await expect(page.getByRole('alert')).toHaveText(refusal);
  }
  await account.goto('/signup');
  await page.getByLabel('Nom complet').fill('Quelqu’un');
  await page.getByLabel('Courriel').fill(person.email);
  await account.password.fill('un-autre-secret');
  await page.getByLabel('Confirmer le mot de passe').fill('un-autre-secret');
  await account.button('Créer mon compte').click();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de créer un compte avec ces renseignements',
  );
});

test(
  'while it is sent, a form is disabled and says so; out of reach, it says that',
  { tag: '@desktop' },
  async ({ account, context, page }) => {
    await account.goto('/auth');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/auth-with-password', async (route) => {
      await held;
      await route.abort();
    });
    await account.fillSignIn('nadia@example.com', 'girafe-velours');
    await expect(account.button('Connexion en cours...')).toBeFocused();
    await expect(page.getByLabel('Courriel')).toBeDisabled();
    answer();
    await expect(page.getByRole('alert')).toContainText('Impossible de joindre le serveur');
    await expect(page.getByLabel('Courriel')).toHaveValue('nadia@example.com');
    await context.setOffline(true);
    await account.button('Se connecter').click();
    await expect(page.getByRole('alert')).toContainText('Votre travail reste enregistré');
  },
);

test(
  'a signed-in person is led on, to a path of this site alone',
  { tag: '@desktop' },
  async ({ account, page, person }) => {
    await account.signUp(person);
    await page.goto(`${account.origin}/auth?next=/pricing`);
    await page.waitForURL('**/pricing');
    for (const next of ['//example.org', 'https://example.org', '/\\example.org']) {
      await page.goto(`${account.origin}/auth?next=${encodeURIComponent(next)}`);
      await page.waitForURL(`${account.origin}/`);
    }
    await account.signOut();
    await page.goto(`${account.origin}/account`);
    await page.waitForURL('**/auth?next=%2Faccount');
    await account.fillSignIn(person.email, person.password);
    await page.waitForURL('**/account');
  },
);

test('an address is confirmed by mail, and a forgotten password replaced, once', async ({
  account,
  mails,
  page,
  person,
}) => {
  await account.signUp(person);
  await page.goto(linkIn((await mails.next(person.email)).text, account.origin));
  await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
  await page.getByRole('link', { name: 'Aller à mon compte' }).click();
  await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
  await account.signOut();

  await account.goto('/auth');
  await account.button('Mot de passe oublié?').click();
  await page.getByLabel('Courriel').fill(person.email);
  await account.button('Recevoir le lien').click();
  await expect(page.getByText('Regardez vos courriels')).toBeVisible();
  const link = linkIn((await mails.next(person.email)).text, account.origin);

  await page.goto(link);
  await account.password.fill('un-thé-brûlant');
  await page.getByLabel('Confirmer le mot de passe').fill('un-thé-brûlant');
  await account.button('Changer le mot de passe').click();
  await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
  await account.button('Se connecter').click();
  await expect(page).not.toHaveURL(/#/);
  await account.fillSignIn(person.email, 'un-thé-brûlant');
  await account.untilHome();

  await test.step('the used link leads to a new one', async () => {
    await page.goto(link);
    await account.password.fill('encore-un-autre');
    await page.getByLabel('Confirmer le mot de passe').fill('encore-un-autre');
    await account.button('Changer le mot de passe').click();
    await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  });
});

test('an address changes once the new one has confirmed it', async ({
  account,
  mails,
  page,
  person,
}) => {
  const next = `nouvelle.${Date.now()}@example.com`;
  await account.signUp(person);
  await account.goto('/account');
  await page.getByText('Changer d’adresse', { exact: true }).click();
  const form = page.locator('form').filter({ hasText: 'Nouvelle adresse' });
  await form.getByLabel('Nouvelle adresse').fill(next);
  await form.getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await form.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas le bon mot de passe.');
  await form.getByLabel('Mot de passe actuel').fill(person.password);
  await form.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
  await expect(page.getByText(`Regardez les courriels de ${next}`)).toBeVisible();

  await page.goto(linkIn((await mails.next(next)).text, account.origin));
  await account.password.fill(person.password);
  await account.button('Confirmer l’adresse').click();
  await expect(page.getByText('Votre adresse est changée')).toBeVisible();
  await account.button('Se connecter').click();
  await expect(page.getByText('Connectez-vous pour synchroniser')).toBeVisible();
  await account.fillSignIn(next, person.password);
  await account.untilHome();
});

test(
  'devices are named, and signed out from another one, which keeps its work',
  { tag: '@desktop' },
  async ({ account, browser, page, person }) => {
    await account.signUp(person);
    const phone = new Account(await (await browser.newContext()).newPage(), account.origin);
    await phone.signIn(person);
    await phone.untilHome();
    await phone.makeCv('Nadia au téléphone');

    await account.goto('/account');
    await expect(page.getByText('Cet appareil', { exact: true })).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Renommer / })
      .first()
      .click();
    await page.getByLabel('Nom de l’appareil').fill('Portable de la maison');
    await account.button('Enregistrer le nom').click();
    await expect(page.getByText('Portable de la maison')).toBeVisible();

    await account.button('Déconnecter les autres appareils').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Déconnecter les autres appareils' })
      .click();
    await expect(page.getByText('Vos autres appareils sont déconnectés')).toBeVisible();

    await phone.goto('/account');
    await expect(phone.page.getByText('Connectez-vous pour synchroniser').first()).toBeVisible();
    await expect(await phone.cvs()).toHaveCount(1);
    await phone.page.context().close();
  },
);

test(
  'a new password keeps this device in, and a deletion can be undone',
  { tag: '@phone' },
  async ({ account, page, person }) => {
    await account.signUp(person);
    await account.goto('/account');
    const form = page.locator('form').filter({ hasText: 'Nouveau mot de passe' });
    await form.getByLabel('Mot de passe actuel').fill(person.password);
    await form.getByLabel('Nouveau mot de passe').fill('un-thé-brûlant');
    await form.getByLabel('Confirmer le mot de passe').fill('un-thé-brûlant');
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();

    await account.button('Supprimer mon compte').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe actuel').fill('un-thé-brûlant');
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(page.getByText(/^Votre compte sera supprimé le/)).toBeVisible();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await account.fillSignIn(person.email, 'un-thé-brûlant');
    await account.button('Garder mon compte').click();
    await page.waitForURL('**/account');
    await expect(page.getByText(/^Votre compte sera supprimé le/)).toBeHidden();
  },
);

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'without network, a session that has ended keeps the person on their own data',
    { tag: '@phone' },
    async ({ account, context, page, person }) => {
      await account.makeCv('Nadia Benali');
      await account.signUp(person);
      await expect(await account.cvs()).toHaveCount(1);
      await account.untilReadyOffline();
      await account.endSession();
      await context.setOffline(true);
      await page.reload();
      await expect(account.menu).toBeVisible();
      await expect(page.getByRole('button', { name: /^Autres actions pour/ })).toHaveCount(1);
      await expect(
        page.getByRole('link', { name: 'Se connecter pour synchroniser' }),
      ).toBeVisible();
    },
  );
});
