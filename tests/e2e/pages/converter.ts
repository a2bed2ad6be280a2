import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { WORDS, type Language } from './words.ts';

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
    await expect(this.page.getByText(this.words.readyOffline)).toBeVisible({ timeout: 40_000 });
  }

  async choose(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.words.chooseFile }).click();
    await (await chooser).setFiles(file);
  }

  async convert(file: string): Promise<void> {
    await this.choose(file);
    await expect(this.field(this.words.fullName)).toBeVisible({ timeout: 30_000 });
  }

  async startBlank(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.blank }).first().click();
    await expect(this.field(this.words.fullName)).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: false }).first();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.next }).click();
  }

  async save(format: RegExp): Promise<Download> {
    const started = this.page.waitForEvent('download', { timeout: 40_000 });
    await this.page.getByRole('button', { name: format }).click();
    return started;
  }
}
