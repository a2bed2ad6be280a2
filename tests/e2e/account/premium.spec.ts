/** From a trial to Premium, to the end of it, without losing a word. Stripe stands on this machine. */
import { OFFLINE_GRACE_DAYS, TRIAL_DAYS } from '../../../src/domain/access/plans/plan-periods.ts';
import { CANCELED } from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';
import { openMailSink } from '../../server/mail-sink.ts';
import { asOperator } from '../../server/people.ts';
import { startStripe, type Stripe } from '../../server/billing/stripe-stand-in.ts';
import { expect, linkIn, test as base } from '../account-product.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';
import { startProduct } from '../product.ts';

/** As `asOperator` signs in. */
const OPERATOR = {
  JALON_ADMIN_EMAIL: 'claude.tremblay@example.org',
  JALON_ADMIN_PASSWORD: 'un-bon-secret',
};

const test = base.extend<{ stripe: Stripe }, { paidThrough: Stripe }>({
  paidThrough: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern.
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      stripe.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ paidThrough }, use) => {
      const mails = await openMailSink();
      const env = { ...mails.env, ...paidThrough.env, ...OPERATOR, JALON_RATE_LIMITS: 'off' };
      const product = await startProduct({ env });
      paidThrough.callsBack(product.url);
      await use({ ...product, mails });
      await product.stop();
      mails.stop();
    },
    { scope: 'worker' },
  ],
  stripe: async ({ paidThrough }, use) => {
    await use(paidThrough);
  },
});

test(
  'a newcomer tries Premium, pays, cancels, and keeps every word',
  { tag: '@phone' },
  async ({ account, context, mails, page, person, service, stripe }) => {
    const plan = page.getByRole('region', { name: 'Forfait' });
    const premium = page.getByRole('region', { name: 'Premium' });
    const custom = 'L’entrevue sur mesure fait partie de Premium';

    await test.step('a guest is led to an account, and back to the prices', async () => {
      await account.goto('/pricing');
      await expect(
        premium.getByRole('link', { name: /Essayer 14.jours sans carte/ }),
      ).toBeVisible();
      await account.signUp(person);
      await account.makeCv('Nadia Benali');
      await account.goto('/pricing');
      await expect(premium.getByText(/confirmez d’abord votre adresse courriel/)).toBeVisible();
    });

    await test.step('the trial asks for a confirmed address, and no card', async () => {
      await page.goto(linkIn((await mails.next(person.email)).text, service.url));
      await expect(page.getByText('Votre adresse est confirmée')).toBeVisible();
      await account.goto('/pricing');
      await premium.getByRole('button', { name: /Essayer Premium 14.jours/ }).click();
      await expect(premium.getByText(/Vous essayez Premium jusqu’au/)).toBeVisible();
      await expectAccessible(page, 'prices, on trial');
      await account.goto('/modules/training?tab=custom');
      await expect(page.getByText(custom)).toBeHidden();
    });

    await test.step('a code that is none is told in words', async () => {
      await account.goto('/account');
      await plan.getByText('J’ai le code d’un organisme').click();
      const code = plan.getByLabel('Code de l’organisme');
      await code.fill('abc');
      await plan.getByRole('button', { name: 'Utiliser le code' }).click();
      await expect(plan.getByText(/Écrivez le code au complet/)).toBeVisible();
      await code.fill('aaaaa-bbbbb-ccccc');
      await plan.getByRole('button', { name: 'Utiliser le code' }).click();
      await expect(plan.getByText(/Ce code n’existe pas/)).toBeVisible();
      await expectAccessible(page, 'a code that is none');
    });

    await test.step('without a network the plan goes on', async () => {
      await expect(plan.getByText('Premium, à l’essai')).toBeVisible();
      await context.setOffline(true);
      await expect(plan.getByText(/il faut une connexion Internet/)).toBeVisible();
      await expect(plan.getByRole('button', { name: 'Payer Premium' })).toBeDisabled();
      await expectAccessible(page, 'plan, offline');
      await context.setOffline(false);
    });

    await test.step('a connection that breaks off between two answers takes nothing away', async () => {
      const role = '**/get-user-highest-role';
      await page.route('**/check-subscription', (route) => route.abort());
      await page.route(role, (route) => route.abort());
      const asked = page.waitForEvent('requestfailed', (request) =>
        /highest-role/.test(request.url()),
      );
      await account.goto('/modules/training?tab=custom');
      await asked;
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('analytics_events')))
        .toMatch(/role_lookup_failed/);
      await account.goto('/modules/training?tab=custom');
      await expect(page.getByText('Nouvelle entrevue sur mesure')).toBeVisible();
      await page.unroute(role);
      await page.unroute('**/check-subscription');
    });

    await test.step('a server that can’t be asked ends it some days late, and not before', async () => {
      const server = '**/api/**';
      await page.route(server, (route) => route.abort());
      const lastDay = TRIAL_DAYS + OFFLINE_GRACE_DAYS;
      for (const [day, title] of [
        [lastDay - 1, 'Nouvelle entrevue sur mesure'],
        [lastDay + 1, custom],
      ] as const) {
        await page.clock.setSystemTime(Date.now() + day * DAY_MS);
        await account.goto('/modules/training?tab=custom');
        await expect(page.getByText(title)).toBeVisible();
      }
      await page.clock.setSystemTime(Date.now());
      await page.unroute(server);
      await account.goto('/account');
    });

    await test.step('whoever turns back at the payment has paid nothing', async () => {
      await expect(plan.getByText(/seulement à la fin de l’essai/)).toBeVisible();
      await plan.getByRole('button', { name: 'Payer Premium' }).click();
      await page.getByRole('link', { name: 'Retour' }).click();
      await expect(page.getByText('Rien n’a été payé')).toBeVisible();
      await expect(premium.getByText(/Vous essayez Premium/)).toBeVisible();
    });

    await test.step('what is paid is said with its day, and can be cancelled there', async () => {
      await premium.getByRole('button', { name: 'Payer Premium' }).click();
      await page.getByRole('link', { name: 'Payer' }).click();
      await expect(page.getByText('Merci! Premium est à vous.')).toBeVisible();
      await expect(plan.getByText(/Le premier paiement est prévu ce jour-là/)).toBeVisible();
      await expectAccessible(page, 'plan, paid');
      await expectFitsLargeText(page, 'plan, paid');
      await plan.getByRole('button', { name: 'Gérer le paiement' }).click();
      await page.getByRole('link', { name: 'Annuler' }).click();
      await expect(plan.getByText(/Premium est annulé et dure jusqu’au/)).toBeVisible();
    });

    await test.step('once it is over, all that was made is there', async () => {
      for (const one of stripe.subscriptions) {
        one.status = CANCELED;
        one.items.data[0]!.current_period_end = Math.floor(Date.now() / 1000) - 1;
        await stripe.tell(stripe.eventOf('customer.subscription.deleted', one));
      }
      // The trial beside it is over as well; what was paid for ended later, by whatever clock is asked when.
      const query = "UPDATE subscriptions SET periodEnd = 1 WHERE source = 'trial'";
      expect((await asOperator(service, 'POST', '/api/sql', { query })).status).toBe(200);
      await account.goto('/account');
      await expect(plan.getByText(/^Premium est terminé/)).toBeVisible();
      await expect(
        plan.getByText(/vous pouvez le lire, le modifier et le télécharger/),
      ).toBeVisible();
      await expect(await account.cvs()).toHaveCount(1);
      await account.goto('/modules/training?tab=custom');
      await expect(page.getByText(custom)).toBeVisible();
    });
  },
);
