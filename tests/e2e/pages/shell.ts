import { expect, type Locator, type Page } from '@playwright/test';
import { PAGE_PATHS } from '../../../src/domain/content/pages.ts';
import { pathInLocale } from '../../../src/i18n/address.ts';
import { WORDS, type Language } from './words.ts';

/** A post of each kind, for the pages that show one. */
export const POSTS: Readonly<Record<string, Record<Language, string>>> = {
  '/articles/$slug': {
    fr: '/articles/ontario-2026-offres-emploi-45-jours',
    en: '/articles/ontario-2026-job-posting-rules',
  },
  '/blog/$slug': { fr: '/blog/pourquoi-hors-ligne', en: '/blog/why-it-works-offline' },
};

/** Every address of the specification; `/signup` leads to `/auth`. */
export const ROUTES = PAGE_PATHS.filter((path) => path !== '/$' && path !== '/start').map(
  (path) => POSTS[path]?.fr ?? path,
);

/** What stands around every page. */
export class Shell {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language]['shell'];

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.language = language;
    this.words = WORDS[language].shell;
  }

  get heading(): Locator {
    return this.page.locator('main h1');
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.words.navigation });
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** Opens the menu where the screen is too narrow for the links. */
  async showNavigation(): Promise<void> {
    const menu = this.page.getByRole('button', { name: this.words.openMenu });
    if (await menu.isVisible()) await menu.click();
    await expect(this.navigation).toBeVisible();
  }

  /** With the page that a worker answers with: none that was drawn beforehand has to come alive before `go`. */
  async start(): Promise<void> {
    await this.page.goto('/app.html');
    await expect(this.heading).toBeVisible();
  }

  /** As a link inside the app leads to another page: what one page has fetched serves the next. */
  async go(path: string): Promise<void> {
    const before = { title: await this.page.title() };
    await this.page.evaluate(
      (to) => history.pushState(null, '', to),
      pathInLocale(path, this.language),
    );
    await this.untilArrived(before);
  }

  /** Resolves once the new page has its one heading, focused, and its own title. */
  async untilArrived(before: { title: string }): Promise<void> {
    await expect(this.page).not.toHaveTitle(before.title);
    await expect(this.heading).toHaveCount(1);
    await expect(this.heading).toBeFocused();
  }
}
