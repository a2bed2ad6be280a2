import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { WORDS, type Language } from './words.ts';

export type FileGiven = string | { name: string; mimeType: string; buffer: Buffer };

/** The CV converter as a person meets it. */
export class Converter {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.words = WORDS[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/modules/cv-converter');
    await expect(this.page.getByRole('button', { name: this.words.chooseFile })).toBeVisible();
  }

  /** Resolves once the service worker says that every tool is on the device. */
  async untilReadyOffline(): Promise<void> {
    await expect(this.page.getByText(this.words.readyOffline)).toBeVisible({ timeout: 90_000 });
  }

  async choose(file: FileGiven): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.words.chooseFile }).click();
    await (await chooser).setFiles(file);
  }

  async convert(file: FileGiven): Promise<void> {
    await this.choose(file);
    await expect(this.field(this.words.fullName)).toBeVisible();
  }

  async startBlank(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.blank }).first().click();
    await expect(this.field(this.words.fullName)).toBeVisible();
  }

  /** The fields without which no document can be made. */
  async fillContact(fullName: string): Promise<void> {
    await this.field(this.words.fullName).fill(fullName);
    await this.field(this.words.email).fill('nadia@example.com');
    await this.field(this.words.phone).fill('514 555-0142');
    await this.field(this.words.location).fill('Laval (Québec)');
    await this.untilSaved();
  }

  /** A job, from any tab; it stands last and open. */
  async addJob(jobTitle: string, company: string): Promise<void> {
    await this.tab('experience').click();
    const jobs = this.page.locator('[data-row]');
    const add = this.page.getByRole('button', { name: this.words.addJob, exact: true });
    await expect(add).toBeVisible();
    const before = await jobs.count();
    await add.click();
    // Until its card is there, the last fields are those of the job before.
    await expect(jobs).toHaveCount(before + 1);
    const last = (label: string) =>
      this.page.getByRole('textbox', { name: label, exact: true }).last();
    await last(this.words.jobTitle).fill(jobTitle);
    await last(this.words.company).fill(company);
    await last(this.words.start).fill('03/2021');
    await this.untilSaved();
  }

  /** From tab to tab, as a CV begun from scratch is written, to the download. */
  async finish(): Promise<void> {
    for (const tab of ['education', 'skills', 'other'] as const) {
      await this.next();
      await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
    }
    await this.next();
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: false }).first();
  }

  tab(name: keyof (typeof WORDS)[Language]['tabs']): Locator {
    return this.page.getByRole('tab', { name: this.words.tabs[name], exact: true });
  }

  /** Pages of the document, as the preview's meter says. */
  get meter(): Locator {
    return this.page.getByRole('meter');
  }

  async untilSaved(): Promise<void> {
    await expect(this.page.locator('[data-saving="saved"]')).toBeVisible();
  }

  /** On small screens the preview is a sheet; beside the form it is always there. */
  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.preview, exact: true }).click();
    await expect(this.page.getByRole('dialog', { name: this.words.preview })).toBeVisible();
  }

  async closePreview(): Promise<void> {
    await this.page
      .getByRole('dialog', { name: this.words.preview })
      .getByRole('button', { name: this.words.close, exact: true })
      .click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.next, exact: true }).click();
  }

  async untilAlmost(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.almost }),
    ).toBeVisible();
  }

  async untilReady(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.ready }),
    ).toBeVisible();
  }

  async save(format: RegExp): Promise<Download> {
    const started = this.page.waitForEvent('download', { timeout: 90_000 });
    await this.page.getByRole('button', { name: format }).click();
    return started;
  }
}
