import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

/** The heading of each page and a sentence that only it has. */
const PAGES = [
  {
    path: '/how-it-works',
    fr: ['De votre CV à votre premier jour de travail', 'Semaines 6 à 8'],
    en: ['From your résumé to your first day at work', 'Weeks 6–8'],
  },
  { path: '/pricing', fr: ['Tarifs', 'Populaire'], en: ['Pricing', 'Popular'] },
  {
    path: '/about',
    fr: ['À propos', 'Rien ne vous est enlevé.'],
    en: ['About', 'Nothing is taken from you.'],
  },
  {
    path: '/careers',
    fr: ['Carrières', 'Aucun poste ouvert'],
    en: ['Careers', 'No open positions'],
  },
  { path: '/press', fr: ['Presse', 'En un paragraphe.'], en: ['Press', 'In a paragraph.'] },
  {
    path: '/faq',
    fr: ['Foire aux questions', 'Combien de temps faut-il?'],
    en: ['Frequently asked questions', 'How long does it take?'],
  },
  {
    path: '/privacy-policy',
    fr: ['Politique de confidentialité', 'Commission d’accès à l’information du Québec'],
    en: ['Privacy policy', 'Commission d’accès à l’information du Québec'],
  },
  {
    path: '/terms-of-service',
    fr: ['Conditions d’utilisation', 'la version française prévaut'],
    en: ['Terms of use', 'the French version prevails'],
  },
  { path: '/contact', fr: ['Contact', 'aide@jalon.example'], en: ['Contact', 'Ask for help'] },
] as const;

const main = (page: Page) => page.locator('main');

/** Each language at one of the sizes. */
for (const [language, tag] of [
  ['fr', '@phone'],
  ['en', '@desktop'],
] as const) {
  test.describe(`in ${language}`, { tag }, () => {
    test.use({ language });
    test('each public page has its heading, its own words and headings in order', async ({
      page,
      shell,
    }) => {
      for (const { path, [language]: words } of PAGES) {
        await page.goto(path);
        await expect(shell.heading, path).toHaveText(words[0]);
        await expect(main(page).getByText(words[1]).first(), path).toBeVisible();
        const levels = await main(page)
          .locator('h1, h2, h3, h4')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        expect(levels[0], path).toBe(1);
        expect(levels.filter((level) => level === 1).length, path).toBe(1);
        for (const [place, level] of levels.entries())
          expect(level - (levels[place - 1] ?? 1), `${path}, heading ${place}`).toBeLessThan(2);
      }
    });
  });
}

test(
  'a change of language keeps the page, its open answer and its place',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/faq#annuler');
    const answer = page.locator('#annuler details');
    await expect(answer).toHaveAttribute('open', '');
    await answer.evaluate((element) => element.setAttribute('data-same', 'yes'));
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(answer.locator('summary')).toHaveText('How do I cancel?');
    await expect(answer).toHaveAttribute('open', '');
    await expect(answer).toHaveAttribute('data-same', 'yes');
    await expect(main(page).locator('> div')).toHaveAttribute('lang', 'en-CA');
  },
);

test.describe('questions', () => {
  test(
    'are twenty or more, with every answer in the page',
    { tag: '@phone' },
    async ({ page, shell }) => {
      await page.goto('/faq');
      await expect(shell.heading).toBeVisible();
      const answers = main(page).locator('details');
      expect(await answers.count()).toBeGreaterThanOrEqual(20);
      for (const answer of await answers.all())
        expect((await answer.textContent())?.length).toBeGreaterThan(120);
    },
  );

  test('open and close with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/faq');
    const photo = page.locator('#photo');
    await photo.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(photo.getByText('ce n’est pas attendu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(photo.getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(photo.getByText('ce n’est pas attendu')).toBeHidden();
  });

  test(
    'are reached by their own address, open and focused',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/faq#tout-effacer');
      const asked = page.locator('#tout-effacer');
      await expect(asked.locator('details')).toHaveAttribute('open', '');
      await expect(asked.locator('summary')).toBeFocused();
      await expect(asked.locator('summary')).toBeInViewport();
      await expect(page.locator('#annuler details')).not.toHaveAttribute('open', '');
    },
  );

  test('are reached from another page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/terms-of-service');
    await main(page).getByRole('link', { name: 'copie de sauvegarde' }).click();
    await expect(page).toHaveURL('/faq#copie-de-sauvegarde');
    await expect(page.locator('#copie-de-sauvegarde details')).toHaveAttribute('open', '');
    await expect(page.locator('#copie-de-sauvegarde summary')).toBeInViewport();
  });
});

test(
  'the plans cost what they cost, in the language’s own writing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/pricing');
    const free = page.getByRole('region', { name: 'Gratuit' });
    const premium = page.getByRole('region', { name: 'Premium' });
    await expect(free.getByText('0\u00A0$', { exact: true })).toBeVisible();
    await expect(free.getByText('Jusqu’à 5 candidatures suivies')).toBeVisible();
    await expect(premium.getByText('9,99\u00A0$')).toBeVisible();
    await expect(premium.getByText('par mois')).toBeVisible();
    await expect(premium.getByText('Populaire')).toBeVisible();
    await expect(
      premium.getByText(/Ce site ne prend pas de paiement pour le moment/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demander un tarif de groupe' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(premium.getByText('$9.99')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Free' }).getByText('$0')).toBeVisible();
  },
);

test('the eight weeks end with the free conversion', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/how-it-works');
  await expect(main(page).getByText(/^Semaines? \d/)).toHaveText([
    'Semaine 1',
    'Semaines 2 et 3',
    'Semaines 4 et 5',
    'Semaines 6 à 8',
  ]);
  await main(page).getByRole('link', { name: 'Convertir mon CV gratuitement' }).click();
  await expect(page).toHaveURL(/\/modules\/cv-converter/);
});

test('writing to us opens a message already begun', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact?topic=group');
  const href = await page
    .getByRole('link', { name: 'Demander un tarif de groupe' })
    .getAttribute('href');
  const message = new URL(href ?? '');
  expect(message.protocol).toBe('mailto:');
  expect(message.pathname).toBe('aide@jalon.example');
  expect(message.searchParams.get('subject')).toBe('Tarif de groupe');
  expect(message.searchParams.get('body')).toMatch(/^Bonjour,\r\n\r\nNotre organisation/);
});

test.describe('with all that this browser keeps', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'what the privacy policy says of this browser is what is found in it',
    { tag: '@desktop' },
    async ({ page, context, shell }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== process.env['JALON_URL'])
          elsewhere.push(request.url());
      });
      for (const path of ['/', '/modules/cv-converter', '/faq', '/auth', '/privacy-policy']) {
        await page.goto(path);
        await expect(shell.heading).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 400));
      }
      await page.getByRole('button', { name: shell.words.toDark }).click();
      await page.getByRole('button', { name: 'EN, English' }).click();
      await page.getByRole('button', { name: 'FR, Français' }).click();
      const policy = await main(page).innerText();
      const kept = await page.evaluate(async () => ({
        entries: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      }));
      expect(kept.entries.length).toBeGreaterThan(2);
      for (const name of [...kept.entries, ...kept.databases]) expect(policy).toContain(name);
      expect(await context.cookies()).toEqual([]);
      expect(elsewhere).toEqual([]);
    },
  );
});
