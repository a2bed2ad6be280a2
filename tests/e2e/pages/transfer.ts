import { readFileSync } from 'node:fs';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day.ts';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The tracker's tab of what comes in and goes out, in French. */
export class Transfer {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin = '') {
    this.page = page;
    this.origin = origin;
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/modules/job-tracker?tab=transfer`);
    await expect(this.button('Choisir un fichier')).toBeEnabled();
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('main').getByRole('button', { name });
  }

  async choose(file: string | GivenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('Choisir un fichier').click();
    await (await chooser).setFiles(file);
  }

  /** Reads a file and takes it as it was understood. */
  async importFile(file: string | GivenFile): Promise<void> {
    await this.choose(file);
    await this.button(/^Importer \d+ candidatures?$/).click();
    await expect(this.page.getByText(/candidatures? importées?$/)).toBeVisible();
  }

  /** Applications with these titles sent in the last days, the first of them yesterday: nothing is due yet. */
  importTitles(titles: readonly string[]): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    const rows = titles.map((title, at) => `${title},Usine du Nord,${addDays(today, -1 - at)}`);
    const text = ['title,company,date_applied', ...rows].join('\n');
    return this.importFile({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  async export(name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
    const saving = this.page.waitForEvent('download');
    await this.button(name).click();
    const download: Download = await saving;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
}
