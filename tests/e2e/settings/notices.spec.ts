import type { BrowserContext } from '@playwright/test';
import { expect, linkIn, test } from '../account-product.ts';
import { WHOLE_BROWSER } from '../browser.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { lockScreen, lockWith, tab } from '../pages/settings.ts';

test.use(WHOLE_BROWSER);

test(
  'a person says what may be sent to them, is woken by a push, and signs in with a code',
  { tag: '@phone' },
  async ({ account, context, mails, page, person, pushes }) => {
    await context.grantPermissions(['notifications'], { origin: account.origin });
    await subscribeTo(context, `${pushes.origin}/appareil`);
    await account.signUp(person);
    const confirmation = await mails.next(person.email);
    await account.untilReadyOffline();

    await test.step('each yes and each no is written down', async () => {
      await account.goto('/settings?tab=notifications');
      const week = page.getByRole('switch', { name: 'Bilan de la semaine' });
      await expect(week).not.toBeChecked();
      await week.click();
      await expect(week).toBeChecked();
      await expect(page.getByText('Accepté\u00A0: Bilan de la semaine')).toBeVisible();
      await week.click();
      await expect(week).not.toBeChecked();
      await expect(page.getByText('Refusé\u00A0: Bilan de la semaine')).toBeVisible();
      await page.getByRole('switch', { name: 'Afficher mes rappels' }).click();
      await expect(page.getByText('Cet appareil est réveillé pour vos rappels')).toBeVisible();
      await expectAccessible(page, 'notifications, signed in');
    });

    await test.step('a push makes the round trip, each step told', async () => {
      await account.goto('/test-notifications');
      await page.getByRole('button', { name: 'Faire l’essai' }).click();
      await expect.poll(() => pushes.pushes.length).toBeGreaterThan(0);
      expect(pushes.pushes.at(-1)).toMatchObject({ path: '/appareil', length: 0 });
      await arrive(context);
      await expect(page.getByText('Tout fonctionne')).toBeVisible();
      await expect(page.getByText('Réussi', { exact: true })).toHaveCount(5);
      await expectAccessible(page, 'round trip');
      pushes.status = 410;
      await page.getByRole('button', { name: 'Refaire l’essai' }).click();
      await expect(page.getByText('Le service du navigateur a refusé l’appel')).toBeVisible();
      pushes.status = 201;
    });

    await test.step('a forgotten passphrase: the account opens again, with what was not sent', async () => {
      await account.goto('/settings');
      const region = page.getByLabel('Province ou territoire où vous cherchez');
      await context.setOffline(true);
      await region.selectOption('NB');
      await expect(region).toHaveValue('NB');
      await tab(page, 'Sécurité').click();
      await lockWith(page, 'neige en avril');
      await page.getByRole('button', { name: 'Verrouiller maintenant' }).click();
      await page.getByRole('button', { name: 'Phrase oubliée?' }).click();
      await expect(lockScreen(page).getByText(person.email)).toBeVisible();
      await page.getByRole('button', { name: 'Me déconnecter, puis me reconnecter' }).click();
      await expect(page.getByLabel('Courriel')).toBeVisible();
      await context.setOffline(false);
      await account.fillSignIn(person.email, person.password);
      await account.untilHome();
      await account.goto('/settings');
      await expect(region).toHaveValue('NB');
    });

    await test.step('a code by mail is asked for at the next sign-in', async () => {
      await account.goto(linkIn(confirmation.text, ''));
      await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
      await account.goto('/settings?tab=security');
      await page.getByText('Activer le code', { exact: true }).click();
      const card = page.getByRole('region', { name: 'Code par courriel à la connexion' });
      await card.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
      await card.getByRole('button', { name: 'Activer', exact: true }).click();
      await expect(page.getByText('Le code sera demandé à la prochaine connexion')).toBeVisible();
      await expectAccessible(page, 'security, signed in');
      await account.signOut();
      await account.goto('/auth');
      await account.fillSignIn(person.email, person.password);
      const code = /^(\d{6})/.exec((await mails.next(person.email)).subject)?.[1] ?? '';
      await expect(page.getByRole('heading', { name: 'Regardez vos courriels' })).toBeFocused();
      await expectAccessible(page, 'code');
      await page.getByLabel('Code reçu par courriel').fill(code === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Ce n’est pas le bon code');
      await page.getByLabel('Code reçu par courriel').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await page.keyboard.press('Enter');
      await account.untilHome();
    });
  },
);

/** A browser whose own service is this one. */
const subscribeTo = (context: BrowserContext, endpoint: string): Promise<unknown> =>
  context.addInitScript((address) => {
    const made = { endpoint: address, options: {}, unsubscribe: () => Promise.resolve(true) };
    let current: typeof made | null = null;
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve((current = made)),
      getSubscription: () => Promise.resolve(current),
    });
  }, endpoint);

/** As the browser does when its service has a call for it. */
const arrive = async (context: BrowserContext): Promise<void> => {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const worker = globalThis as unknown as ServiceWorkerGlobalScope;
    worker.dispatchEvent(new PushEvent('push'));
  });
};
