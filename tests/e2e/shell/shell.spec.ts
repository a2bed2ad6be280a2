import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { ROUTES } from '../pages/shell.ts';
import { WORDS } from '../pages/words.ts';

test.use(WITHOUT_WORKER);

test('each link of the header, the menu and the footer leads to a page with its own heading and title', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await shell.showNavigation();
  const inHeader = await shell.navigation.getByRole('link').evaluateAll(pathsOf);
  // The menu of small screens ends with the sign-in button.
  if (inHeader.at(-1) === '/auth') inHeader.pop();
  expect(inHeader).toEqual(['/', '/modules', '/pricing', '/how-it-works', '/about', '/contact']);
  const inFooter = await page.locator('footer a[href^="/"]').evaluateAll(pathsOf);
  expect(new Set(inFooter)).toEqual(
    new Set([
      '/',
      '/about',
      '/careers',
      '/press',
      '/contact',
      '/modules',
      '/articles',
      '/blog',
      '/faq',
      '/privacy-policy',
      '/terms-of-service',
      '/my-data',
    ]),
  );
  await page.keyboard.press('Escape');

  for (const path of inHeader.slice(1)) {
    const title = await page.title();
    await shell.showNavigation();
    await shell.navigation.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await shell.untilArrived({ title });
    await expect(page.getByRole('button', { name: shell.words.closeMenu })).toBeHidden();
  }
  for (const path of new Set(inFooter)) {
    const title = await page.title();
    if (new URL(page.url()).pathname === path) continue;
    // A list that comes later pushes the footer down, away from under the press.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await shell.footer.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await shell.untilArrived({ title });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test(
  'every address of the product is served, and that of signing up leads to its tab',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const route of ROUTES) expect((await page.request.get(route)).status(), route).toBe(200);
    await page.goto('/signup');
    await expect(page).toHaveURL(/\/auth\?tab=inscription$/);
    await expect(page.getByRole('tab', { name: 'Inscription' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test(
  'the skip link leads over the header, and the new page is announced',
  { tag: '@desktop' },
  async ({ page, shell }) => {
    await page.goto('/');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shell.words.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();

    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(shell.heading).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Connexion — Jalon$/ })).toHaveCount(
      1,
    );
  },
);

test(
  'an address that does not exist says so, with the way home',
  { tag: '@phone' },
  async ({ page, shell }) => {
    const response = await page.goto('/ce-repere-n-existe-pas');
    expect(response?.status()).toBe(404);
    await expect(shell.heading).toHaveText(WORDS.fr.shell.notFound);
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(shell.heading).toHaveText(WORDS.en.shell.notFound);
    await page.getByRole('link', { name: WORDS.en.shell.goHome }).click();
    await expect(page).toHaveURL('/en');
    await expect(shell.heading).toHaveCount(1);
  },
);

test(
  'the theme follows the system until one is chosen, and the choice is kept',
  { tag: '@desktop' },
  async ({ page, shell }) => {
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('vite-ui-theme'),
        localStorage.getItem('jalon-theme'),
      ]);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const toDark = page.getByRole('button', { name: shell.words.toDark });
    await expect(toDark).toBeVisible();
    // The button is in the page as served: the choice is kept once the page has started.
    await expect.poll(stored).toEqual([null, 'light']);
    const light = await ground();

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: shell.words.toLight })).toBeVisible();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await expect.poll(stored).toEqual([null, 'dark']);

    await page.emulateMedia({ colorScheme: 'light' });
    await toDark.hover();
    await expect(toDark).toHaveAttribute('title', shell.words.toDark);
    await toDark.click();
    await expect.poll(stored).toEqual(['dark', 'dark']);
    await expect.poll(ground).toBe(dark);
    await page.reload();
    await expect(page.getByRole('button', { name: shell.words.toLight })).toBeVisible();
    await expect.poll(ground).toBe(dark);

    await shell.footer.getByRole('radio', { name: 'Système' }).check({ force: true });
    await expect.poll(stored).toEqual(['system', 'light']);
    await expect.poll(ground).toBe(light);
  },
);

test(
  'the language picker of the menu keeps its choice',
  { tag: '@phone' },
  async ({ page, shell }) => {
    await page.goto('/');
    await shell.showNavigation();
    await page.locator('#menu').getByRole('radio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.reload();
    await expect(page.getByRole('button', { name: WORDS.en.shell.openMenu })).toBeVisible();
  },
);

test('a slow page shows its skeleton, then itself', { tag: '@phone' }, async ({ page, shell }) => {
  await page.goto('/');
  await expect(shell.heading).toBeVisible();
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*(pricing|pages|Upcoming)/i, async (route) => {
    await gate;
    await route.continue();
  });
  await shell.showNavigation();
  await shell.navigation.getByRole('link', { name: 'Tarifs' }).click();
  const skeleton = page.getByText('Chargement de la page…');
  await expect(skeleton).toBeAttached();
  letGo();
  await expect(shell.heading).toHaveText('Tarifs');
  await expect(skeleton).toHaveCount(0);
});

const pathsOf = (links: Element[]): string[] =>
  links.map((link) => link.getAttribute('href') ?? '');
