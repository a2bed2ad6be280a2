import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

const WORDS = {
  fr: {
    title: 'Votre expérience mérite un emploi à sa hauteur.',
    start: 'Convertir mon CV',
    howItWorks: 'Comment ça marche',
    tools: [
      'Convertisseur de CV',
      'Profil LinkedIn',
      'Suivi des candidatures',
      'Préparation aux entrevues',
    ],
    tabs: ['CV', 'LinkedIn', 'Candidatures', 'Entrevues'],
    sections: ['Accueil', 'Fonctionnalités', 'Modules', 'Tarifs', 'Statistiques', 'Contact'],
    figures: ['3\u00A0000+', '1\u00A0600+', '45\u00A0jours', '27\u00A0%'],
    navigator: 'Sections de la page',
    ready: 'Prêt à commencer?',
    close: 'Fermer l’invitation',
    sounds: 'Sons et vibrations',
    online: 'personnes en ligne, estimation',
    top: 'Revenir en haut',
  },
  en: {
    title: 'Your experience deserves a job that matches it.',
    start: 'Convert my résumé',
    howItWorks: 'How it works',
    tools: ['Résumé converter', 'LinkedIn profile', 'Job tracker', 'Interview training'],
    tabs: ['Résumé', 'LinkedIn', 'Applications', 'Interviews'],
    sections: ['Home', 'Features', 'Modules', 'Pricing', 'Statistics', 'Contact'],
    figures: ['3,000+', '1,600+', '45\u00A0days', '27%'],
    navigator: 'Sections of this page',
    ready: 'Ready to start?',
    close: 'Close the invitation',
    sounds: 'Sounds and vibration',
    online: 'people online, estimate',
    top: 'Back to top',
  },
} as const;

/** The landing page as a visitor meets it. */
export class Landing {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.words = WORDS[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.title.waitFor();
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words.title });
  }

  get readyCard(): Locator {
    return this.page.getByRole('complementary', { name: this.words.ready });
  }

  get navigator(): Locator {
    return this.page.getByRole('navigation', { name: this.words.navigator });
  }

  get counters(): Locator {
    return this.page.locator('#statistiques [data-counter]');
  }

  get usage(): Locator {
    return this.page.getByText(this.words.online);
  }

  card(tool: string): Locator {
    return this.page.getByRole('button', { name: tool, exact: true });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** To this share of the way down, 0 to 1. */
  async scrollTo(share: number): Promise<void> {
    await this.page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({
        top: Math.round((scrollHeight - clientHeight) * share),
        behavior: 'instant',
      });
    }, share);
  }

  /** Near the middle of the way, where the card covers nothing and so is shown. */
  async scrollToReadyCard(): Promise<void> {
    await this.untilFloatsCame();
    for (let share = 0.5; share < 0.9; share += 0.005) {
      await this.scrollTo(share);
      await this.nextFrames();
      if (await this.readyCard.isVisible()) return;
    }
    throw new Error('The ready card is nowhere to be seen.');
  }

  /** What follows the scroll has been drawn. */
  nextFrames(): Promise<void> {
    return this.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
    );
  }

  /** Resolves when a smooth scroll has come to its end. */
  async untilStill(): Promise<void> {
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const last = before;
        before = await this.page.evaluate(() => window.scrollY);
        return before === last;
      })
      .toBe(true);
  }

  /** What stands above the page comes in a script of its own. */
  async untilFloatsCame(): Promise<void> {
    await this.page.locator('[data-scroll-progress]').waitFor({ state: 'attached' });
  }

  /** What of the title can be seen when its typing is this many milliseconds old. */
  async titleAt(milliseconds: number): Promise<string> {
    return this.page.evaluate((milliseconds) => {
      const typing = document.querySelector<HTMLElement>('[data-title]');
      // Animations that are over can't be found any more: start them again, from whatever state.
      typing?.setAttribute('data-title', 'typing');
      typing?.style.setProperty('display', 'none');
      void typing?.offsetWidth;
      typing?.style.removeProperty('display');
      for (const animation of typing?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = milliseconds;
      }
      return Array.from(typing?.children ?? [], (character) =>
        getComputedStyle(character).visibility === 'visible' ? character.textContent : '',
      ).join('');
    }, milliseconds);
  }
}

/** Headings and controls under what floats above the page; a heading is where its words are. */
export const coveredByFloats = (): string[] => {
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
  const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')].filter((float) =>
    float.checkVisibility({ visibilityProperty: true }),
  );
  // The band beside the columns is as wide as a thumb; what is drawn of it is narrower.
  const boxes = floats.flatMap((float) =>
    float.matches('nav') ? [...float.querySelectorAll('span:empty, svg')] : [float],
  );
  return [...document.querySelectorAll('main :is(h1, h2, h3, a, button, label), footer a')]
    .filter((element) => !element.closest('[data-float]'))
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = [...range.getClientRects()];
      return boxes.some((box) => words.some((word) => overlap(word, box.getBoundingClientRect())));
    })
    .map(({ textContent }) => textContent);
};
