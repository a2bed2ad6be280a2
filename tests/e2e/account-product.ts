/** A product of the file's own, which sends its mails to a server on loopback. */
import { openMailSink, type MailSink } from '../server/mail-sink.ts';
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

export const test = base.extend<AccountFixtures, { service: Product & { mails: MailSink } }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern.
    async ({}, use) => {
      const mails = await openMailSink();
      const product = await startProduct({ env: { ...mails.env, JALON_RATE_LIMITS: 'off' } });
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
