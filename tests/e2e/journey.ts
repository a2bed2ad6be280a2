/** Playwright's `test` on the product started for this run, with errors of the page made failures. */
import { test as base, expect } from '@playwright/test';
import { Converter } from './pages/converter.ts';
import type { Language } from './pages/words.ts';

interface Journey {
  language: Language;
  converter: Converter;
}

export const test = base.extend<Journey & { noPageErrors: undefined }>({
  language: ['fr', { option: true }],
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
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
