/** Playwright's `test` on the product started for this run, with errors of the page made failures. */
import { test as base, expect, type Page } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import { Shell } from './pages/shell.ts';
import { Tracker } from './pages/tracker.ts';
import { Training } from './pages/training.ts';
import type { Language } from './pages/words.ts';

interface Journey {
  language: Language;
  /** Errors that a journey provokes on purpose; all others fail it. */
  expectedErrors: RegExp | undefined;
  converter: Converter;
  shell: Shell;
  tracker: Tracker;
  training: Training;
}

export const test = base.extend<Journey & { noPageErrors: undefined }>({
  language: ['fr', { option: true }],
  expectedErrors: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env['JALON_URL']);
  },
  locale: async ({ language }, use) => {
    await use(language === 'fr' ? 'fr-CA' : 'en-CA');
  },
  converter: async ({ page, language }, use) => {
    await use(new Converter(page, language));
  },
  shell: async ({ page, language }, use) => {
    await use(new Shell(page, language));
  },
  tracker: async ({ page, language }, use) => {
    await use(new Tracker(page, language));
  },
  training: async ({ page, language }, use) => {
    await use(new Training(page, language));
  },
  noPageErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => collectErrors(page, errors));
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

const collectErrors = (page: Page, errors: string[]): void => {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      errors.push(message.text());
  });
};

export { expect };
