/** Two browsers of one person, on the screens of the product and over the real server. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { inProject } from '../../../scripts/lib/project.mjs';
import { asOperator, PASSWORD, signUp, type Person } from '../../server/people.ts';
import { startTestServer, type TestServer } from '../../server/real-server.ts';
import { expect, test } from '../journey.ts';
import { Account } from '../pages/account.ts';
import { Transfer } from '../pages/transfer.ts';

// One server for the file.
test.describe.configure({ mode: 'default' });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ distDir: inProject('dist') });
});
test.afterAll(() => server.stop());

class Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly account: Account;
  readonly transfer: Transfer;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.account = new Account(page, server.url);
    this.transfer = new Transfer(page, server.url);
  }

  /** Signed in, with everything that works without a network. */
  static async open(browser: Browser, { email }: Person): Promise<Device> {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const device = new Device(context, await context.newPage());
    await device.account.signIn({ fullName: '', email, password: PASSWORD });
    await device.account.untilHome();
    await device.account.untilReadyOffline();
    return device;
  }

  async list(): Promise<void> {
    await this.page.goto(`${server.url}/modules/job-tracker?view=list`);
    await expect(this.page.getByRole('tab', { name: /^Toutes/ })).toBeVisible();
  }

  application(title: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByText(title, { exact: true }) });
  }

  async openStatusMenu(title: string): Promise<void> {
    await this.application(title)
      .getByRole('button', { name: /changer le statut/ })
      .click();
  }

  async setStatus(title: string, status: string): Promise<void> {
    await this.openStatusMenu(title);
    await this.page.getByRole('menuitemradio', { name: status, exact: true }).click();
    await expect(
      this.application(title).getByRole('button', { name: new RegExp(`^${status}, `) }),
    ).toBeVisible();
  }

  async discard(title: string): Promise<void> {
    await this.openStatusMenu(title);
    await this.page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click();
    await expect(this.application(title)).toHaveCount(0);
  }

  /** The titles that are locked, once as many are there as expected. */
  async expectLocked(locked: readonly string[], active: readonly string[]): Promise<void> {
    const isLocked = this.page.getByText('Verrouillée', { exact: true });
    for (const title of active) {
      await expect(this.application(title)).toBeVisible();
      await expect(this.application(title).filter({ has: isLocked })).toHaveCount(0, {
        timeout: 20_000,
      });
    }
    for (const title of locked)
      await expect(this.application(title).filter({ has: isLocked })).toBeVisible({
        timeout: 20_000,
      });
  }
}

test(
  'what is changed on both without a network is agreed on once there is one',
  { tag: '@desktop' },
  async ({ browser }) => {
    test.slow();
    const person = await signUp(server);
    const phone = await Device.open(browser, person);
    const laptop = await Device.open(browser, person);
    await phone.transfer.open();
    await phone.transfer.importTitles(['Soudeuse', 'Monteur']);
    for (const device of [phone, laptop]) {
      await device.list();
      await device.expectLocked([], ['Soudeuse', 'Monteur']);
    }
    for (const device of [phone, laptop]) await device.context.setOffline(true);
    await phone.setStatus('Soudeuse', 'Entrevue');
    await laptop.setStatus('Soudeuse', 'Offre');
    await laptop.setStatus('Monteur', 'Entrevue');
    for (const device of [phone, laptop]) await device.context.setOffline(false);
    for (const device of [phone, laptop]) {
      // The later of the two holds on both, and neither is forgotten.
      await expect(
        device.application('Soudeuse').getByRole('button', { name: /^Offre, / }),
      ).toBeVisible();
      await expect(
        device.application('Monteur').getByRole('button', { name: /^Entrevue, / }),
      ).toBeVisible();
      await device.transfer.open();
      const timeline = async (): Promise<string | undefined> =>
        (await device.transfer.export('Exporter en CSV')).bytes
          .toString()
          .split('\r\n')
          .find((line) => line.includes('Soudeuse'));
      // Its own change shows at once; what the other one did may still be on its way.
      await expect.poll(timeline).toMatch(/applied [^;]+; interview [^;]+; offer /);
      await device.context.close();
    }
  },
);

test(
  'the five places of the free plan: made offline beyond them, freed, upgraded, ended, and freed again',
  { tag: '@desktop' },
  async ({ browser }) => {
    test.slow();
    const person = await signUp(server);
    const setRole = async (role: string) => {
      const path = `/api/collections/users/records/${person.id}`;
      expect((await asOperator(server, 'PATCH', path, { role })).status).toBe(200);
    };
    const phone = await Device.open(browser, person);
    const laptop = await Device.open(browser, person);
    const both = async (check: (device: Device) => Promise<void>) => {
      for (const device of [phone, laptop]) await check(device);
    };

    await test.step('seven made offline: five are active, two wait, on both', async () => {
      await phone.context.setOffline(true);
      await phone.transfer.open();
      await phone.transfer.importTitles(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
      await phone.list();
      await phone.context.setOffline(false);
      await laptop.list();
      await both((device) => device.expectLocked(['F', 'G'], ['A', 'B', 'C', 'D', 'E']));
    });

    await test.step('a locked one can be read and exported, and its status stays', async () => {
      await expect(laptop.application('F').getByRole('button')).toHaveCount(0);
      await laptop.transfer.open();
      const { bytes } = await laptop.transfer.export('Exporter en CSV');
      expect(bytes.toString().split('\r\n').filter(Boolean)).toHaveLength(8);
      await laptop.list();
    });

    await test.step('one thrown away gives its place to the one that waited longest', async () => {
      await laptop.discard('A');
      await both((device) => device.expectLocked(['G'], ['B', 'C', 'D', 'E', 'F']));
    });

    await test.step('with Premium nothing is locked', async () => {
      await setRole('premium');
      await both(async (device) => {
        await device.page.reload();
        await device.expectLocked([], ['B', 'C', 'D', 'E', 'F', 'G']);
      });
    });

    await test.step('without it, what was active stays so, and what is new waits', async () => {
      await setRole('user');
      await phone.context.setOffline(true);
      await phone.transfer.open();
      await phone.transfer.importTitles(['H']);
      await phone.list();
      await phone.context.setOffline(false);
      await both((device) => device.expectLocked(['H'], ['B', 'C', 'D', 'E', 'F', 'G']));
    });

    await test.step('two thrown away offline give it its place', async () => {
      await laptop.context.setOffline(true);
      await laptop.discard('B');
      await laptop.discard('C');
      await laptop.context.setOffline(false);
      await both((device) => device.expectLocked([], ['D', 'E', 'F', 'G', 'H']));
    });
    await both((device) => device.context.close());
  },
);
