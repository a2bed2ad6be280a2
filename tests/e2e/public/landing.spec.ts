import type { Locator } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectExemplary, expectNoSidewaysScroll } from '../pages/accessibility.ts';
import { coveredByFloats, Landing } from '../pages/landing.ts';

test.use(WITHOUT_WORKER);

const eventsOf = (landing: Landing) =>
  landing.page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('analytics_events') ?? '[]') as {
        name: string;
        properties: Record<string, string>;
        userId: string | null;
      }[],
  );

test('the title is typed at 80 ms a character after 500 ms, in a room that never moves', async ({
  page,
}) => {
  const landing = new Landing(page);
  await landing.open();
  const { title } = landing.words;
  expect(title.length).toBeLessThanOrEqual(56);

  const room = await landing.title.boundingBox();
  expect(await landing.titleAt(499)).toBe('');
  expect(await landing.titleAt(581)).toBe(title.slice(0, 1));
  expect(await landing.titleAt(500 + 80 * 20 + 1)).toBe(title.slice(0, 20));
  expect(await landing.titleAt(500 + 80 * title.length + 1)).toBe(title);
  expect(await landing.title.boundingBox()).toEqual(room);
});

test('once typed, the title stands still in its place', { tag: '@phone' }, async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  const room = await landing.title.boundingBox();
  await expect(page.locator('[data-title="typed"]')).toBeVisible();
  expect(await landing.title.boundingBox()).toEqual(room);
});

test('a card or a tab chooses the tool told in detail; its link opens it', async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  const { tools, tabs } = landing.words;
  await expect(landing.card(tools[0])).toHaveAttribute('aria-pressed', 'true');
  await expect(landing.tab(tabs[0])).toHaveAttribute('aria-selected', 'true');

  for (const [index, tool] of tools.entries()) {
    await landing.card(tool).click();
    await expect(landing.card(tool)).toHaveAttribute('aria-pressed', 'true');
    await expect(landing.tab(tabs[index] ?? '')).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    await expect(panel.locator('ol > li')).toHaveCount(4);
    await expect(panel.locator('ul > li')).toHaveCount(4);
    await expect(panel).toBeInViewport();
    await landing.untilStill();
  }
  await landing.tab(tabs[1]).click();
  await expect(landing.card(tools[1])).toHaveAttribute('aria-pressed', 'true');
  await expect(landing.card(tools[3])).toHaveAttribute('aria-pressed', 'false');

  const routes = page.locator('#fonctionnalites ul').first().getByRole('link');
  expect(
    await routes.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/modules/cv-converter',
    '/modules/linkedin-booster',
    '/modules/job-tracker',
    '/modules/training',
  ]);
  await routes.nth(2).click();
  await expect(page).toHaveURL(/job-tracker$/);
  const names = (await eventsOf(landing)).map(({ name }) => name);
  expect(names.filter((name) => name !== 'page_viewed')).toEqual([
    'homepage_loaded',
    'feature_opened',
  ]);
});

test('each button leads where it says', { tag: '@desktop' }, async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  const main = page.getByRole('main');
  for (const [name, href] of [
    [landing.words.start, '/modules/cv-converter'],
    [landing.words.howItWorks, '/how-it-works'],
    ['Essayer avec mon CV', '/modules/cv-converter'],
    ['Créer mon compte gratuit', '/signup'],
  ] as const)
    await expect(main.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
  await expect(page.locator('#tarifs').getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.locator('#tarifs')).toContainText('9,99\u00A0$');
  await expect(page.locator('#accueil')).toContainText('Format\u00A0: canadien');
  await expect(page.locator('#accueil')).toContainText('2 Pages');
  await expect(page.locator('#accueil')).toContainText('2\u00A0500 professionnels aidés');
});

test(
  'figures count up once, in two seconds, when they come into view',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    const landing = new Landing(page);
    await landing.open();
    await expect(landing.counters.first()).toHaveText('0+');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#statistiques li').first().scrollIntoViewIfNeeded();
    await page.locator('#statistiques li').last().scrollIntoViewIfNeeded();

    await page.clock.runFor(1000);
    for (const [index, final] of landing.words.figures.entries()) {
      const shown = (await landing.counters.nth(index).textContent()) ?? '';
      expect(shown, final).not.toMatch(/^0\D*$/);
      expect(shown, final).not.toBe(final.replace(/\u00A0jours$/, ''));
    }
    await page.clock.runFor(1200);
    const figures = page.locator('#statistiques li p:first-child');
    for (const [index, final] of landing.words.figures.entries())
      await expect(figures.nth(index)).toContainText(final.replace(/\u00A0jours$/, ''));

    await landing.scrollTo(0);
    await page.clock.runFor(500);
    await landing.scrollTo(1);
    await page.clock.runFor(500);
    await expect(landing.counters.first()).toHaveText(landing.words.figures[0]);
  },
);

test('the ready card shows between 30 % and 90 % of the way where it covers nothing, and stays closed for the visit', async ({
  page,
}) => {
  const landing = new Landing(page);
  await landing.open();
  await landing.untilFloatsCame();
  let shown = 0;
  for (let percent = 0; percent <= 100; percent += 1) {
    await landing.scrollTo(percent / 100);
    await landing.nextFrames();
    expect(await page.evaluate(coveredByFloats), `${percent} %`).toEqual([]);
    const isShown = await landing.readyCard.isVisible();
    if (isShown) shown += 1;
    if (percent < 30 || percent > 90) expect(isShown, `${percent} %`).toBe(false);
  }
  expect(shown).toBeGreaterThan(5);
  await landing.scrollToReadyCard();
  await expect(landing.readyCard.getByRole('link')).toHaveAttribute(
    'href',
    '/modules/cv-converter',
  );
  await landing.readyCard.getByRole('button', { name: landing.words.close }).click();
  await expect(landing.readyCard).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await landing.title.waitFor();
  await landing.scrollTo(0.5);
  await landing.untilFloatsCame();
  await expect(landing.readyCard).toBeHidden();

  const nextVisit = await page.context().newPage();
  const later = new Landing(nextVisit);
  await later.open();
  await later.scrollToReadyCard();
});

test(
  'an estimate of the people online counts up a second after the load',
  { tag: '@desktop' },
  async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    const landing = new Landing(page);
    await landing.open();
    const timePassesUntil = (shown: Locator) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(50);
            return shown.count();
          },
          { intervals: [50] },
        )
        .toBe(1);
    await timePassesUntil(page.locator('[data-scroll-progress]'));
    await page.clock.runFor(900);
    await expect(landing.usage).toHaveCount(0);
    await timePassesUntil(landing.usage);
    const counter = page.locator('p [data-counter]').last();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return Number(await counter.textContent());
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(2000);
    const people = Number(await counter.textContent());
    expect(people).toBeGreaterThanOrEqual(112);
    expect(people).toBeLessThanOrEqual(142);
  },
);

test('phones are spared the estimate and the navigator', { tag: '@phone' }, async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  await landing.scrollTo(0.5);
  await expect(landing.usage).toBeHidden({ timeout: 3000 });
  await expect(landing.usage).toBeAttached();
  await expect(landing.navigator).toBeHidden();
  await expect(page.locator('#accueil svg:has(circle[pathLength])')).toBeHidden();
});

test(
  'the navigator comes after 300 px, names the sections in order and leads to them',
  { tag: '@desktop' },
  async ({ page }) => {
    const landing = new Landing(page);
    await landing.open();
    await page.evaluate(() => window.scrollTo(0, 299));
    await expect(landing.navigator).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 302));
    await expect(landing.navigator).toBeVisible();
    const links = landing.navigator.getByRole('link');
    await expect(links).toHaveText([...landing.words.sections, '']);

    const order = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('nav a[href^="#"]'),
        (link) =>
          document.querySelector(link.getAttribute('href') ?? '')?.getBoundingClientRect().top,
      ).slice(0, 6),
    );
    expect(order).toEqual([...order].sort((a, b) => (a ?? 0) - (b ?? 0)));

    await links.nth(3).click();
    await expect(page.locator('#tarifs h2')).toBeInViewport();
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'true');
    await landing.navigator.getByRole('link', { name: landing.words.top }).click();
    await expect(landing.title).toBeInViewport();
    await expect(landing.navigator).toBeHidden();
  },
);

test('the progress bar follows the reading', { tag: '@phone' }, async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  const left = () =>
    page.evaluate(() => {
      const bars = document.querySelectorAll<HTMLElement>('[data-scroll-progress]');
      return Number.parseFloat(bars[0]?.style.getPropertyValue('--scroll-left') ?? 'NaN');
    });
  await expect.poll(left).toBe(100);
  await landing.scrollTo(0.5);
  await expect.poll(left).toBeCloseTo(50, 0);
  await landing.scrollTo(1);
  await expect.poll(left).toBeCloseTo(0, 0);
});

test(
  'sounds and vibration are off until switched on, and remembered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const made: number[] = [];
      Object.assign(window, { vibrations: made });
      navigator.vibrate = (pattern) => {
        made.push(Number(pattern));
        return true;
      };
    });
    const vibrations = () =>
      page.evaluate(() => (window as Window & { vibrations?: number[] }).vibrations);
    const landing = new Landing(page);
    await landing.open();
    await landing.card(landing.words.tools[1]).click();
    expect(await vibrations()).toEqual([]);

    const sounds = page.getByRole('switch', { name: landing.words.sounds });
    await expect(sounds).not.toBeChecked();
    await sounds.check();
    // The tones are fetched by the switch, which answers once they are there.
    await expect.poll(vibrations).toEqual([50]);
    await landing.card(landing.words.tools[2]).click();
    await expect.poll(vibrations).toEqual([50, 50]);
    await page.reload();
    await expect(sounds).toBeChecked();
  },
);

test(
  'a visit is noted on this device, as an event of the specified shape',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const landing = new Landing(page);
    await landing.open();
    const event = (name: string) => ({
      name,
      properties: {
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        url: `${baseURL}/`,
        userAgent: expect.stringContaining('Mozilla'),
      },
      userId: null,
    });
    await expect
      .poll(() => eventsOf(landing))
      .toEqual([event('homepage_loaded'), event('page_viewed')]);
  },
);

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything is in its final state at once', { tag: '@phone' }, async ({ page }) => {
    const landing = new Landing(page);
    await landing.open();
    expect(await landing.titleAt(0)).toBe(landing.words.title);
    await expect(landing.counters).toHaveText(['3\u00A0000+', '1\u00A0600+', '45', '27\u00A0%']);
    await landing.scrollToReadyCard();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
  });
});

test(
  'the keyboard reaches everything in the order of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    const landing = new Landing(page);
    await landing.open();
    await landing.title.focus();
    const seen: { name: string; top: number; hidden: boolean }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || !at.closest('main')) return undefined;
        const box = at.getBoundingClientRect();
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          name: at.getAttribute('aria-label') ?? at.textContent,
          top: box.top + window.scrollY,
          hidden: !(middle && (at.contains(middle) || middle.contains(at))),
        };
      });
      if (!place) break;
      seen.push(place);
    }
    const names = seen.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        landing.words.start,
        ...landing.words.tools,
        'Créer mon compte gratuit',
      ]),
    );
    expect(seen.filter(({ hidden }) => hidden)).toEqual([]);
    const inPage = seen.slice(0, names.indexOf('Créer mon compte gratuit'));
    const tops = inPage.map(({ top }) => Math.round(top / 400));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));

    await landing.tab(landing.words.tabs[0]).focus();
    await page.keyboard.press('ArrowRight');
    await expect(landing.tab(landing.words.tabs[1])).toBeFocused();
    await expect(landing.card(landing.words.tools[1])).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Each language at one of the sizes. */
for (const [language, tag] of [
  ['fr', '@phone'],
  ['en', '@desktop'],
] as const)
  test.describe(`in ${language}`, { tag }, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('the page has no accessibility fault in either theme, and no sideways scroll', async ({
      page,
    }) => {
      const landing = new Landing(page, language);
      await landing.open();
      await expectExemplary(page, 'at the top');
      await landing.scrollToReadyCard();
      await expectExemplary(page, 'with the ready card');
      await expectNoSidewaysScroll(page, 'the page');
    });
  });
