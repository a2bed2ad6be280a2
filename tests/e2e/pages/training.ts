import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

const WORDS = {
  fr: {
    title: 'Préparation aux entrevues',
    search: 'Chercher une question',
    filter: 'Filtrer',
    answer: 'Votre réponse écrite',
    give: 'Obtenir la rétroaction',
    feedback: 'Rétroaction',
    restored: 'Brouillon restauré',
    saved: /^Brouillon enregistré à/,
    start: 'Commencer la simulation',
    next: 'Question suivante',
    finish: 'Terminer',
    progress: (at: number, total: number) => `Question ${at} sur ${total}`,
    oneMinute: '1 min',
    timeField: 'Temps par question',
  },
  en: {
    title: 'Interview training',
    search: 'Search the questions',
    filter: 'Filter',
    answer: 'Your written answer',
    give: 'Get feedback',
    feedback: 'Feedback',
    restored: 'Draft restored',
    saved: /^Draft saved at/,
    start: 'Start the simulation',
    next: 'Next question',
    finish: 'Finish',
    progress: (at: number, total: number) => `Question ${at} of ${total}`,
    oneMinute: '1 min',
    timeField: 'Time per question',
  },
} as const;

/** Interview training as a person meets it. */
export class Training {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.words = WORDS[language];
  }

  /** With the questions on the screen. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/modules/training${query}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.title }),
    ).toBeVisible();
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  get questions(): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.words.search });
  }

  get answer(): Locator {
    return this.page.getByRole('textbox', { name: this.words.answer });
  }

  get feedback(): Locator {
    return this.page.getByRole('region', { name: this.words.feedback });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What is typed is on the disk. */
  async type(text: string): Promise<void> {
    await this.answer.fill(text);
    await expect(this.page.locator('[data-saving="saved"]')).toBeVisible();
    await expect(this.page.getByText(this.words.saved)).toBeVisible();
  }

  async expectProgress(at: number, total: number): Promise<void> {
    const words = this.words.progress(at, total);
    await expect(this.page.getByRole('meter', { name: words })).toBeVisible();
  }

  /** The app keeps itself for a visit without a network. */
  async untilKept(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await this.page.reload();
    await expect(this.questions.first()).toBeVisible();
  }
}
