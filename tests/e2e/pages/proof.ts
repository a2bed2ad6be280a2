/** A device of the journeys: one browser context, signed in, on the proof page. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { SyncStatus } from '../../../src/sync/status-of.ts';
import type { ApplicationStatus } from '../../../src/domain/tracker/application.ts';
import { PROOF_PATH } from '../proof-page/build.ts';

export interface Account {
  email: string;
  password: string;
}

let people = 0;

export const newAccount = async (url: string): Promise<Account> => {
  const email = `nadia.${Date.now()}.${(people += 1)}@example.com`;
  const password = 'girafe-velours';
  const given = { fullName: 'Nadia Benali', language: 'fr', termsVersion: '2026-11-01' };
  const response = await fetch(`${url}/api/jalon/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...given, email, password }),
  });
  expect(response.status).toBe(200);
  return { email, password };
};

export class Device {
  readonly context: BrowserContext;
  page: Page;
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.#url = url;
  }

  static async signIn(browser: Browser, url: string, account: Account): Promise<Device> {
    const context = await browser.newContext();
    const device = new Device(context, await context.newPage(), url);
    await device.open();
    await device.page.evaluate(
      ({ email, password }) => window.jalonProofPage.enter(email, password),
      account,
    );
    await device.untilSynced();
    return device;
  }

  async open(): Promise<void> {
    await this.page.goto(this.#url + PROOF_PATH);
    await this.page.waitForFunction(() => 'jalonProofPage' in window);
  }

  goOffline(): Promise<void> {
    return this.context.setOffline(true);
  }

  async goOnline(): Promise<void> {
    await this.context.setOffline(false);
    await this.untilSynced();
  }

  /** Everything made here is on the server, and the other way round. */
  async untilSynced(): Promise<void> {
    await expect
      .poll(async () => {
        const { kind, waiting } = await this.status();
        return waiting === 0 && ['synced', 'attention'].includes(kind);
      })
      .toBe(true);
  }

  status(): Promise<SyncStatus> {
    return this.page.evaluate(() => window.jalonProofPage.syncStatus());
  }

  createApplication(title: string): Promise<string> {
    return this.page.evaluate(async (title) => {
      const { applications, context } = window.jalonProofPage;
      const made = await applications.createApplication(await context(), { title }, 5);
      if (!made.ok) throw new Error(made.error.kind);
      return made.value.application.id;
    }, title);
  }

  async setStatus(id: string, status: ApplicationStatus): Promise<void> {
    await this.page.evaluate(
      async ([id, status]) => {
        const { applications, context } = window.jalonProofPage;
        await applications.setApplicationStatus(await context(), id, status);
      },
      [id, status] as const,
    );
  }

  async edit(id: string, fields: { title?: string; notes?: string }): Promise<void> {
    await this.page.evaluate(
      async ([id, fields]) => {
        const { applications, context } = window.jalonProofPage;
        await applications.editApplication(await context(), id, fields);
      },
      [id, fields] as const,
    );
  }

  /** By title. */
  applications(): Promise<
    { id: string; title: string; status: string; notes: string; locked: boolean }[]
  > {
    return this.page.evaluate(async () => {
      const { applications, context } = window.jalonProofPage;
      const all = await applications.listApplications(await context());
      return all
        .map(({ id, title, status, notes, locked = false }) => ({
          id,
          title,
          status,
          notes,
          locked,
        }))
        .toSorted((a, b) => (a.title < b.title ? -1 : 1));
    });
  }

  /** What lost, and nobody has chosen about. */
  otherVersions(): Promise<{ path: string; value: unknown }[]> {
    return this.page.evaluate(async () => {
      const { history, context } = window.jalonProofPage;
      const versions = await history.unsettledVersions(await context());
      return versions.map(({ entry: { path, value } }) => ({ path, value }));
    });
  }
}
