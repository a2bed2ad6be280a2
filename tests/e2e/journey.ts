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
      const errors: PageError[] = [];
      context.on('page', (page) => collectErrors(page, errors));
      await use(undefined);
      expect(errors.filter(({ words }) => !expectedErrors?.test(words))).toEqual([]);
    },
    { auto: true },
  ],
});

interface PageError {
  /** Where the page was. */
  at: string;
  words: string;
}

const collectErrors = (page: Page, errors: PageError[]): void => {
  page.on('pageerror', (error) =>
    errors.push({ at: page.url(), words: error.stack ?? error.message }),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      errors.push({ at: page.url(), words: message.text() });
  });
};

/**
 * For journeys that neither leave the network nor come back to it: the worker would fetch the whole product for each
 * new browser.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

export { expect };
