import type { Page } from '@playwright/test';
import { DRAWN_PAGES } from '../../../src/domain/content/page-address.ts';
import { expect, test } from '../journey.ts';
import { WORDS } from '../pages/words.ts';

const PAGES = DRAWN_PAGES.filter((path) => path !== '/$');
const inEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);

const noteWhenAlive = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('jalon:alive', () => {
      performance.mark('alive');
      document.documentElement.setAttribute('data-alive', '');
    });
  });
};
const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive]')).toHaveCount(1);

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each page is there in both languages, with its links', async ({ page }) => {
    for (const path of PAGES)
      for (const [address, language] of [
        [path, 'fr-CA'],
        [inEnglish(path), 'en-CA'],
      ] as const) {
        const answer = await page.request.get(address);
        expect(answer.status(), address).toBe(200);
        const drawn = await page.evaluate(
          (html) => {
            const parsed = new DOMParser().parseFromString(html, 'text/html');
            return {
              language: parsed.documentElement.lang,
              headings: parsed.querySelectorAll('main h1').length,
              links: [...parsed.querySelectorAll('a[href^="/"]')].map(
                (link) => link.getAttribute('href') ?? '',
              ),
            };
          },
          await answer.text(),
        );
        expect(drawn, address).toMatchObject({ language, headings: 1 });
        expect(drawn.links.length, address).toBeGreaterThan(10);
        for (const link of drawn.links)
          expect(link.startsWith('/en'), link).toBe(language === 'en-CA');
      }
  });

  test('an address that asks for more than the page has that view', async ({ page }) => {
    await page.goto('/signup?next=/account');
    await expect(page).toHaveURL('/auth?tab=inscription&next=/account');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Inscription');
    await expect(page.getByLabel('Nom complet')).toBeVisible();
    await page.goto('/en/my-data?part=bin');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Bin');
    await page.goto('/modules/cv-converter?cv=abcdefghijklmno&step=download');
    await expect(page.locator('[aria-current="step"]')).toContainText('Télécharger');
    await expect(page.getByText('Déposez votre CV ici')).toBeHidden();
  });

  test('an answer opens', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('#photo summary').click();
    await expect(page.locator('#photo').getByText('ce n’est pas attendu')).toBeVisible();
  });

  test('an unknown address says so, in its language', async ({ page, shell }) => {
    expect((await page.goto('/en/nulle-part'))?.status()).toBe(404);
    await expect(shell.heading).toHaveText(WORDS.en.shell.notFound);
  });
});

test.describe('on a first visit', { tag: '@desktop' }, () => {
  // The worker of the page before would draw the next one in its own shell.
  test.use({ serviceWorkers: 'block' });

  test('a page that was there comes alive as it is, with nothing fetched late', async ({
    page,
  }) => {
    await noteWhenAlive(page);
    // In the languages by turns: what a page fetches is the same in both, but for the words.
    for (const [at, path] of PAGES.entries()) {
      const address = at % 2 ? inEnglish(path) : path;
      await page.goto(`${address}?langue=fr`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.querySelector('footer')?.setAttribute('data-first', ''));
      await untilAlive(page);
      await expect(page.locator('footer[data-first]'), address).toHaveCount(1);
      const unannounced = await page.evaluate(() => {
        const announced = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
        const known = new Set(announced.map(({ href }) => href));
        const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
        const alive = performance.getEntriesByName('alive')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= alive)
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.css') || (name.endsWith('.js') && name !== entry))
          .filter((name) => !known.has(name));
      });
      // Posts are asked for by the page itself.
      if (!/articles|blog/.test(path)) expect(unannounced, address).toEqual([]);
    }
  });
});

/** The page is drawn and waits for its code until the answer is called. */
const holdCode = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
};

test(
  'a page drawn for everybody says nothing to a signed-in person that only guests are told',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'jalon-account',
        JSON.stringify({ uid: 'a', email: 'nadia@example.com', fullName: 'Nadia', role: 'user' }),
      ),
    );
    const letGo = await holdCode(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeHidden();
    // Never shown for a moment and taken away again: a press on it would get lost. What counts ends when the page is
    // alive, for no session lies behind this name, which the page soon finds out.
    await page.evaluate(() => {
      const seen: { flashed: string[]; alive?: number } = { flashed: [] };
      Object.assign(globalThis, { seen });
      const look = () => {
        if (seen.alive !== undefined) return;
        const links = [...document.querySelectorAll('header a[href$="/auth"]')];
        for (const link of links)
          if (link.checkVisibility({ visibilityProperty: true })) seen.flashed.push(link.outerHTML);
        if (!document.querySelector('[data-guest]')) seen.alive = links.length;
      };
      const lookOften = () => {
        look();
        requestAnimationFrame(lookOften);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
      lookOften();
    });
    letGo();
    await expect(page.locator('[data-guest]')).toHaveCount(0);
    expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'seen'))).toEqual({
      flashed: [],
      alive: 0,
    });
  },
);

test('what is typed before the page is alive is not lost', { tag: '@phone' }, async ({ page }) => {
  // The next letters come right after the page says that it is alive, and before one of them React empties the field.
  await page.addInitScript(() =>
    addEventListener('jalon:alive', () =>
      queueMicrotask(() => {
        const field = document.activeElement!;
        const type = (letters: string): void => {
          // A command, unlike a key, does not tell before.
          field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
          document.execCommand('insertText', false, letters);
        };
        type(' Merci');
        Reflect.set(field, 'value', '');
        type('.');
      }),
    ),
  );
  const letGo = await holdCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Nom' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await name.fill('Nadia Benali');
  await message.fill('Bonjour à vous toutes.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await message.focus();
  letGo();
  // The press comes after the words: only the address is missing.
  await expect(page.getByText(/^Email invalide/)).toBeVisible();
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeHidden();
  await expect(name).toHaveValue('Nadia Benali');
  await expect(message).toHaveValue('Bonjour à vous toutes. Merci.');
});

test('a press before the page is alive is not lost', { tag: '@phone' }, async ({ page, shell }) => {
  const letGo = await holdCode(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: shell.words.openMenu }).click();
  await expect(shell.navigation).toBeHidden();
  letGo();
  await expect(shell.navigation).toBeVisible();
});

test('who scrolls before the page is alive stays there', { tag: '@phone' }, async ({ page }) => {
  await noteWhenAlive(page);
  const letGo = await holdCode(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // A page whose styles are still to come may be too low to be scrolled so far, and a face that comes moves its lines.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        window.scrollTo({ top: 900, behavior: 'instant' });
        await document.fonts.ready;
        return window.scrollY;
      }),
    )
    .toBe(900);
  letGo();
  await untilAlive(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test.describe('the language', { tag: '@desktop' }, () => {
  test('that was chosen wins over the address, before anything is painted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('generalSettings', '{"language":"en"}'));
    await page.goto('/about');
    await expect(page).toHaveURL('/en/about');
    await expect(page.locator('h1')).toHaveText('About');
  });

  test('is French by choice in a browser that speaks English', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-CA', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(page).toHaveURL('/en/about');
    await page.evaluate(() => localStorage.setItem('generalSettings', '{"language":"fr"}'));
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText('À propos');
    await context.close();
  });

  test('of an English address stays, and French is offered to those who read it', async ({
    page,
  }) => {
    for (const chosen of ['', '{"language":"fr"}']) {
      await page.goto('/en/about');
      await expect(page.locator('h1')).toHaveText('About');
      await expect(page.getByText('Cette page existe aussi en français.')).toBeVisible();
      await page.locator('footer a[href="/en/press"]').click();
      await expect(page).toHaveURL('/en/press');
      expect(await page.evaluate(() => localStorage.getItem('generalSettings') ?? '')).toBe(chosen);
      // The offer lasts some seconds: it is taken where it has just been made.
      await page.reload();
      await page.getByRole('button', { name: 'Lire en français' }).click();
      await expect(page).toHaveURL('/press');
      await expect(page.locator('h1')).toHaveText('Presse');
    }
    await page.goto('/about');
    await expect(page.locator('h1')).toHaveText('À propos');
    await expect(page.getByText('Cette page existe aussi en français.')).toHaveCount(0);
  });

  test('changes under a page that stays, address and links included', async ({ page }) => {
    await page.goto('/about');
    await page.locator('footer').evaluate((footer) => footer.setAttribute('data-same', ''));
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(page).toHaveURL('/en/about');
    await expect(page.locator('h1')).toHaveText('About');
    await expect(page.locator('footer[data-same]')).toHaveCount(1);
    await page.locator('footer a[href="/en/press"]').click();
    await expect(page).toHaveURL('/en/press');
    await page.getByRole('button', { name: 'FR, Français' }).click();
    await expect(page).toHaveURL('/press');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText('À propos');
  });
});
