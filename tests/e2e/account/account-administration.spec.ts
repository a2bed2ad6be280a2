import type { Page } from '@playwright/test';
import {
  asOperator,
  newEmail,
  PASSWORD,
  signUp,
  signUpAs,
  type Person,
} from '../../server/people.ts';
import { startTestServer, type TestServer } from '../../server/real-server.ts';
import { inProject } from '../../../scripts/lib/project.mjs';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../pages/accessibility.ts';
import { Account } from '../pages/account.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ distDir: inProject('dist') });
});
test.afterAll(() => server.stop());

const enter = async (page: Page, { email }: Person): Promise<Account> => {
  const account = new Account(page, server.url);
  await account.goto('/admin');
  await page.waitForURL(/\/auth\?next=%2Fadmin$/);
  await account.fillSignIn(email, PASSWORD);
  await page.waitForURL(/\/admin$/);
  return account;
};

test('a guest who goes to the administration is asked to sign in, and then told whether they may', async ({
  page,
}) => {
  await page.goto(server.url);
  await enter(page, await signUp(server));
  await expect(page.locator('main h1')).toHaveText('Accès refusé');
  await expect(page.locator('main')).toContainText(
    'Vous n’avez pas les permissions nécessaires pour accéder à cette page.',
  );
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('Accès refusé');
});

const WORDS = {
  tabs: ['Aperçu', 'Utilisateurs', 'Journal', 'Incidents', 'Paramètres', 'Guide'],
  nothing: 'Rien n’attend aujourd’hui.',
  waits: 'incident grave attend encore un avis.',
  serious: 'Risque sérieux',
  risk: 'Risque de préjudice sérieux',
  full: 'Toutes les places d’un code sont prises',
  seats: /écrivez un plus grand nombre dans «\u00A0seats\u00A0»/,
  table: 'Ouvrir la table group_codes',
  newUsers: 'Nouveaux utilisateurs',
  began: 'Débuts de Premium',
  gift: 'Donner Premium jusqu’à une date',
  give: 'Donner Premium',
  given: 'Premium a été donné',
  until: /^Donné jusqu’au \d/,
  add: 'Ajouter un utilisateur',
  create: 'Créer l’utilisateur',
  missing: 'Veuillez remplir tous les champs',
  created: 'L’utilisateur a été créé',
  unnamed: 'Nom non défini',
  actions: 'Actions pour',
  premium: 'Donner le rôle Premium',
  roleSet: 'Le rôle a été mis à jour',
  disable: 'Désactiver le compte',
  disabled: 'Compte désactivé',
  inJournal: 'Voir dans le journal',
  acts: [
    'Compte désactivé',
    'Rôle changé\u00A0: Gratuit → Premium',
    /Premium donné ou retiré à la main\u00A0: jusqu’au \d/,
    'Compte ajouté\u00A0: Gratuit',
  ],
  own: 'Votre propre compte ne se modifie pas ici.',
  offline: 'Impossible de joindre le serveur pour le moment.',
  retry: 'Réessayer',
  record: 'Inscrire un incident',
  required: 'Ce champ est obligatoire dans le registre',
  incident: {
    occurred: 'Date ou période de l’incident',
    what: 'Description de l’incident',
    data: 'Renseignements personnels touchés',
  },
  keep: 'Enregistrer au registre',
  recorded: 'Un portable a été perdu.',
  notReady: /^Le site n’est pas prêt pour le public/,
  unproven: /personne ne les a comptés/,
  legalName: 'Nom légal de l’exploitant',
  saveSite: 'Enregistrer les paramètres du site',
  saved: 'Paramètres du site enregistrés',
} as const;

test(
  'an administrator looks at the figures, adds a person, changes their role, shuts them out, reads of it, keeps the register and writes what the site says',
  { tag: '@phone' },
  async ({ page }) => {
    const me = await signUpAs(server, 'super_admin');
    const account = await enter(page, me);
    const main = page.locator('main');
    const tab = (at: number) => page.getByRole('tab', { name: WORDS.tabs[at]! });

    await expect(main.getByRole('heading', { name: WORDS.newUsers })).toBeVisible();
    await expect(main.getByRole('heading', { name: WORDS.began })).toBeVisible();
    await expect(main.getByText(WORDS.nothing)).toBeVisible();
    await expectAccessible(page, 'the overview of the administration');
    await expectNoSidewaysScroll(page, 'the overview of the administration');

    // By the keyboard, as tabs are walked.
    await tab(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    const row = (name: string | RegExp) => main.getByRole('row').filter({ hasText: name });
    await expect(row(me.email)).toBeVisible();

    const email = newEmail('nouvelle');
    const dialog = page.locator('dialog[open]');
    await account.button(WORDS.add).click();
    await dialog.getByRole('button', { name: WORDS.create }).click();
    await expect(dialog.getByRole('alert')).toContainText(WORDS.missing);
    await expectAccessible(page, 'a user without any field');
    await dialog.getByLabel(account.words.fullName).fill('Amina Diallo');
    await dialog.getByLabel(account.words.email, { exact: true }).fill(email);
    await dialog.getByLabel(account.words.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: WORDS.create }).click();
    await expect(page.getByText(WORDS.created)).toBeVisible();

    await main.getByRole('searchbox').fill(email);
    await expect(main.getByRole('row')).toHaveCount(2);
    const act = async (name: string, item: string) => {
      await page.getByRole('button', { name: `${WORDS.actions} ${name}` }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await act('Amina Diallo', WORDS.gift);
    await expectAccessible(page, 'a gift of Premium');
    await dialog.getByRole('button', { name: WORDS.give }).click();
    await expect(page.getByText(WORDS.given)).toBeVisible();
    const given = row(email).getByText(WORDS.until);
    await expect(given.filter({ visible: true })).toHaveCount(1);
    await act('Amina Diallo', WORDS.premium);
    await dialog.getByRole('button', { name: WORDS.premium }).click();
    await expect(page.getByText(WORDS.roleSet)).toBeVisible();
    await expect(row(email).getByText('Premium').filter({ visible: true })).toHaveCount(1);
    await act('Amina Diallo', WORDS.disable);
    await dialog.getByRole('button', { name: WORDS.disable }).click();
    const shut = row(email).getByText(WORDS.disabled, { exact: true });
    await expect(shut.filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page, 'the users');
    await expectNoSidewaysScroll(page, 'the users');

    const unnamed = newEmail('sans.nom');
    await asOperator(server, 'POST', '/api/collections/users/records', {
      email: unnamed,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
    });
    await main.getByRole('searchbox').fill(unnamed);
    await expect(row(unnamed)).toContainText(WORDS.unnamed);

    // One's own account is not for oneself to change.
    await main.getByRole('searchbox').fill(me.email);
    await expect(row(me.email)).toBeVisible();
    await expect(main.getByRole('row')).toHaveCount(2);
    await act('Nadia Benali', WORDS.disable);
    await expect(dialog).toContainText(WORDS.own);
    await page.keyboard.press('Escape');

    await main.getByRole('searchbox').fill(email);
    await expect(row(email)).toBeVisible();
    await act('Amina Diallo', WORDS.inJournal);
    await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
    for (const line of WORDS.acts) await expect(row(line)).toBeVisible();
    await expectAccessible(page, 'the journal');
    await expectNoSidewaysScroll(page, 'the journal');

    await tab(3).click();
    await account.button(WORDS.record).click();
    await dialog.getByRole('button', { name: WORDS.keep }).click();
    await expect(dialog.getByText(WORDS.required)).toBeVisible();
    await expectAccessible(page, 'an incident without its words');
    for (const label of Object.values(WORDS.incident))
      await dialog.getByLabel(label).fill(WORDS.recorded);
    await dialog.getByLabel(WORDS.risk).selectOption({ label: WORDS.serious });
    await dialog.getByRole('button', { name: WORDS.keep }).click();
    await expect(main.getByText(WORDS.recorded).first()).toBeVisible();
    await expectAccessible(page, 'the register');
    await expectNoSidewaysScroll(page, 'the register');

    await tab(4).click();
    await expect(main.getByText(WORDS.notReady)).toBeVisible();
    await expect(main.getByText(WORDS.unproven)).toBeVisible();
    await expectAccessible(page, 'the settings of the site');
    await expectNoSidewaysScroll(page, 'the settings of the site');
    await main.getByLabel(WORDS.legalName).fill('Accueil & Cie inc.');
    await account.button(WORDS.saveSite).click();
    await expect(page.getByText(WORDS.saved)).toBeVisible();

    await tab(5).click();
    await main.getByText(WORDS.full, { exact: true }).click();
    await expect(main.getByText(WORDS.seats)).toBeVisible();
    await expect(main.getByRole('link', { name: WORDS.table })).toBeVisible();
    await expectAccessible(page, 'the guide');
    await expectNoSidewaysScroll(page, 'the guide');

    await tab(0).click();
    await expect(main.getByText(WORDS.waits)).toBeVisible();
    await expectAccessible(page, 'what waits');
    await main.getByRole('link', { name: WORDS.tabs[3] }).click();
    await expect(main.getByText(WORDS.recorded).first()).toBeVisible();

    await page.context().setOffline(true);
    await tab(0).click();
    await expect(main.getByRole('alert')).toContainText(WORDS.offline);
    await page.context().setOffline(false);
    await account.button(WORDS.retry).click();
    await expect(main.getByRole('heading', { name: WORDS.newUsers })).toBeVisible();
  },
);
