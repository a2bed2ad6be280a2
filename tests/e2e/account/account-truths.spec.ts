/** What the screens say of a person's work, in each state that they pass through. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../account-product.ts';
import { cvFile } from '../cv-files.ts';
import { Converter } from '../pages/converter.ts';

const TRUTHS = {
  readHere: 'Votre fichier est lu sur cet appareil. Il n’est envoyé nulle part.',
  onlyHere: 'Sans compte, votre CV est gardé ici, et seulement ici.',
  inAccount: /^Votre CV est gardé ici et dans votre compte/,
  onSharedOne: /^Votre CV est gardé dans votre compte\. Sur cet ordinateur partagé, tout est/,
  offline: /^Vous êtes hors ligne\. Votre travail continue/,
  taken: '1 CV de cet appareil est maintenant dans votre compte.',
  leaving: /^Vos CV et le reste de votre travail seront effacés de cet appareil\./,
  leavingShared: /^Vos CV et le reste de votre travail seront effacés de cet ordinateur\./,
  copy: /^Télécharger une copie/,
  stay: 'Rester connecté',
} as const;

test(
  'what becomes of a CV is said truly to a guest, to a person signed in and on a shared computer',
  { tag: '@phone' },
  async ({ account, context, page, person }) => {
    const converter = new Converter(page);
    const { words } = converter;
    const says = (text: string | RegExp): Locator => page.getByText(text).first();
    const saysOnly = async (said: keyof typeof TRUTHS) => {
      await expect(says(TRUTHS[said])).toBeVisible();
      for (const other of ['onlyHere', 'inAccount', 'onSharedOne'] as const)
        if (other !== said) await expect(page.getByText(TRUTHS[other])).toHaveCount(0);
    };
    const makeUnreadyCv = async () => {
      await converter.convert(cvFile('wei-tabs.docx'));
      await expect(page.getByRole('button', { name: words.linesToPlace })).toBeVisible();
      await converter.next();
      await converter.untilAlmost();
      await expect(page.getByText(words.readable)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words.ready })).toHaveCount(0);
    };

    await test.step('a guest', async () => {
      await account.goto('/modules/cv-converter');
      await saysOnly('onlyHere');
      await expect(says(TRUTHS.readHere)).toBeVisible();
      await converter.untilReadyOffline();
      await context.setOffline(true);
      await expect(says(TRUTHS.offline)).toBeVisible();
      await context.setOffline(false);
      await expect(says(TRUTHS.offline)).toBeHidden();
      await makeUnreadyCv();
    });

    await test.step('who opens an account', async () => {
      await account.signUp(person);
      await expect(says(TRUTHS.taken)).toBeVisible();
      await account.goto('/modules/cv-converter');
      await saysOnly('inAccount');
      await makeUnreadyCv();
      await account.goto('/modules/cv-converter');
      await account.untilSynced();
      await account.askToSignOut();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(TRUTHS.leaving)).toBeVisible();
      await expect(dialog.getByRole('button', { name: TRUTHS.copy })).toBeVisible();
      await account.button(account.words.leave).click();
      await account.untilGuest();
    });

    await test.step('on a shared computer', async () => {
      await account.signIn(person, { shared: true });
      await account.untilHome();
      await account.goto('/modules/cv-converter');
      await saysOnly('onSharedOne');
      await account.untilSynced();
      await account.askToSignOut();
      await expect(page.getByRole('dialog').getByText(TRUTHS.leavingShared)).toBeVisible();
      await account.button(TRUTHS.stay).click();
      await expect(account.menu).toBeVisible();
    });
  },
);
