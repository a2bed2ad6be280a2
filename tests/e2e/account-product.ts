/** A product of the file's own, which sends its mails to a server on loopback, and its pushes to another. */
import { openMailSink, type MailSink } from '../server/mail-sink.ts';
import { openPushService, type PushService } from '../server/push-service.ts';
import { expect, test as base } from './journey.ts';
import { Account, type NewPerson } from './pages/account.ts';
import { startProduct, type Product } from './product.ts';

interface AccountFixtures {
  account: Account;
  /** Somebody new, with no account yet. */
  person: NewPerson;
  mails: MailSink;
}

let people = 0;

interface Services {
  service: Product & { mails: MailSink };
  /** Stands for the browsers' own. */
  pushes: PushService;
}

export const test = base.extend<AccountFixtures, Services>({
  pushes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern.
    async ({}, use) => {
      const pushes = await openPushService();
      await use(pushes);
      pushes.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ pushes }, use) => {
      const mails = await openMailSink();
      const env = { ...mails.env, JALON_PUSH_SERVICES: pushes.origin, JALON_RATE_LIMITS: 'off' };
      const product = await startProduct({ env });
      await use({ ...product, mails });
      await product.stop();
      mails.stop();
    },
    { scope: 'worker' },
  ],
  account: async ({ page, service, language }, use) => {
    await use(new Account(page, service.url, language));
  },
  mails: async ({ service }, use) => {
    await use(service.mails);
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  person: async ({}, use) => {
    people += 1;
    await use({
      fullName: 'Nadia Benali',
      email: `nadia.${people}.${Date.now()}@example.com`,
      password: 'girafe-velours',
    });
  },
});

/** The link a mail asks to follow, on the server that sent it. */
export const linkIn = (text: string, origin: string): string => {
  const link = /https?:\/\/[^/\s]+(\/\S*#\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`No link in « ${text} »`);
  return origin + link;
};

export { expect };
