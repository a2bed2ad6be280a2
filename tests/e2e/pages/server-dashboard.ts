import { expect, type Locator, type Page } from '@playwright/test';
import {
  DASHBOARD_WORDS,
  dashboardAddress,
  type DashboardRows,
} from '../../../src/domain/access/administration/server-dashboard.ts';

/** PocketBase's own dashboard, by the names that the guide of administrators tells. */
export class ServerDashboard {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** As a link of the guide opens it, in a page of its own. */
  async open(rows: DashboardRows | { table: string }): Promise<void> {
    // The dashboard follows no change of the address within one page.
    await this.page.goto('about:blank');
    await this.page.goto(this.origin + dashboardAddress(rows as DashboardRows));
    await expect(this.button(DASHBOARD_WORDS.newRecord).first()).toBeVisible();
  }

  row(text: string): Locator {
    return this.page.locator('table tbody tr').filter({ hasText: text });
  }

  get form(): Locator {
    return this.page.locator('.record-upsert-modal[data-modal-state="open"]');
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** What the form says in red under a field. */
  mistake(name: string): Locator {
    return this.form.locator(`.field-help.error[data-input-name="${name}"]`);
  }

  async begin(): Promise<void> {
    await this.button(DASHBOARD_WORDS.newRecord).first().click();
    await expect(this.form).toBeVisible();
  }

  async openRow(text: string): Promise<void> {
    await this.row(text).click();
    await expect(this.form).toBeVisible();
  }

  async write(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async choose(name: string, value: string): Promise<void> {
    await this.field(name).click();
    // The list of the field before may still be closing: only this field's own counts.
    const box = this.field(name).locator('..');
    await box.getByRole('button', { name: value, exact: true }).and(this.shown).click();
    await expect(this.field(name)).toHaveText(new RegExp(`^\\s*${value}\\b`));
  }

  /** Turns a switch on, or off. */
  async turn(name: string): Promise<void> {
    await this.form
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
  }

  create(): Promise<void> {
    return this.button(DASHBOARD_WORDS.create).click();
  }

  async save(): Promise<void> {
    const unlock = this.form.getByRole('button', { name: DASHBOARD_WORDS.unlock });
    const save = this.form.getByRole('button', { name: DASHBOARD_WORDS.save, exact: true });
    await unlock.click();
    await save.click();
  }

  async fromMenu(name: string): Promise<void> {
    await this.form.getByTitle('More options').click();
    await this.form.getByRole('button', { name, exact: true }).and(this.shown).click();
  }

  untilClosed(): Promise<void> {
    return expect(this.form).toBeHidden();
  }

  private get shown(): Locator {
    return this.page.locator(':visible');
  }
}
