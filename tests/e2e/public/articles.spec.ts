import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPostFile } from '../../../src/domain/content/post-file.ts';
import { readSources } from '../../../src/domain/content/post.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../pages/accessibility.ts';
import { startProduct } from '../product.ts';

test.use(WITHOUT_WORKER);

const seed = (name: string) => {
  const file = path.join(import.meta.dirname, '../../../pocketbase/seed', name);
  const post = readPostFile(readFileSync(file, 'utf8'));
  if (!post) throw new Error(name);
  return post;
};
const STAR = { fr: seed('articles/star-method/fr.md'), en: seed('articles/star-method/en.md') };
const NEWS = seed('blog/works-offline/fr.md');

const main = (page: Page) => page.locator('main');
const items = (page: Page) => main(page).locator('li h2');

const LISTS = [
  { path: '/articles', fr: 'Articles', en: 'Articles', least: 8 },
  { path: '/blog', fr: 'Blogue', en: 'Blog', least: 4 },
] as const;

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('both lists show what is published, and open it', async ({ page, shell }) => {
      for (const { path: list, [language]: title, least } of LISTS) {
        await page.goto(list);
        await expect(shell.heading).toHaveText(title);
        await expect(items(page).first()).toBeVisible();
        expect(await items(page).count()).toBeGreaterThanOrEqual(least);
        const first = (await items(page).first().textContent()) ?? '';
        await items(page).first().getByRole('link').click();
        await expect(shell.heading).toHaveText(first);
        await expect(shell.heading).toBeFocused();
        await expect(page).toHaveTitle(`${first} — Jalon`);
      }
    });
  });
}

test('a guide holds its text, its contents, its sources and what to read next', async ({
  page,
  shell,
}) => {
  await page.goto(`/articles/${STAR.fr.slug}`);
  await expect(shell.heading).toHaveText(STAR.fr.title);
  await expect(main(page).getByText('13 novembre 2026').first()).toBeVisible();
  await expect(
    main(page)
      .getByText(/^\d minutes de lecture$/)
      .first(),
  ).toBeVisible();
  for (const { title, url } of readSources(STAR.fr.sources) ?? [])
    await expect(main(page).getByRole('link', { name: title })).toHaveAttribute('href', url);
  const related = page.getByRole('region', { name: 'À lire ensuite' });
  await expect(related.getByRole('link')).toHaveCount(3);
  const contents = page.getByRole('navigation', { name: 'Dans cet article' });
  const folded = contents.locator('summary');
  if (await folded.isVisible()) await folded.click();
  await contents.getByRole('link', { name: 'Les quatre étapes' }).locator('visible=true').click();
  await expect(page).toHaveURL(/#les-quatre-etapes$/);
  await expect(main(page).getByRole('heading', { name: 'Les quatre étapes' })).toBeInViewport();
});

test('subject and words find a guide, stay in the address and can be undone', async ({ page }) => {
  await page.goto('/articles?tag=interview');
  const subject = (name: string) => main(page).getByRole('link', { name, exact: true });
  await expect(subject('Entrevue')).toHaveAttribute('aria-current', 'page');
  await expect(subject('Tous')).not.toHaveAttribute('aria-current', 'page');
  const all = await items(page).count();
  await main(page).getByRole('searchbox', { name: 'Chercher' }).fill('Méthode');
  await expect(items(page)).toHaveText([STAR.fr.title]);
  await expect(page).toHaveURL(/tag=interview/);
  await page.reload();
  await expect(items(page)).toHaveText([STAR.fr.title]);
  await subject('Tous').click();
  await expect(main(page).getByRole('searchbox')).toHaveValue('Méthode');
  await main(page).getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  expect(await items(page).count()).toBeGreaterThan(all);
});

test('a change of language goes to the translation, and back', async ({ page, shell }) => {
  await page.goto(`/articles/${STAR.fr.slug}`);
  await expect(shell.heading).toHaveText(STAR.fr.title);
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(shell.heading).toHaveText(STAR.en.title);
  expect(page.url()).toContain(STAR.en.slug);
  await expect(page).toHaveTitle(`${STAR.en.title} — Jalon`);
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await expect(shell.heading).toHaveText(STAR.fr.title);
});

test('a link is opened in its own language, and French offered to who chose it', async ({
  page,
  shell,
}) => {
  await page.goto(`/articles/${STAR.en.slug}`);
  await expect(shell.heading).toHaveText(STAR.en.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await expect(shell.heading).toHaveText(STAR.fr.title);
  await page.goto(`/en/articles/${STAR.en.slug}`);
  await expect(shell.heading).toHaveText(STAR.en.title);
  await page.getByRole('button', { name: 'Lire en français' }).click();
  await expect(shell.heading).toHaveText(STAR.fr.title);
  await expect(page).toHaveURL(new RegExp(`/articles/${STAR.fr.slug}$`));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('lists and texts are there in full', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/articles');
    await page.getByRole('link', { name: STAR.fr.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(STAR.fr.title);
    await expect(page.getByRole('heading', { name: 'Les quatre étapes' })).toBeVisible();
    await page.getByRole('link', { name: 'Aide gratuite par province' }).first().click();
    await expect(page).toHaveURL(/articles\/aide-gratuite-par-province$/);
  });
});

test('an address without a post says so and leads to the list', async ({ page }) => {
  await page.goto('/blog/nulle-part');
  await expect(main(page).getByText('Cet article est introuvable')).toBeVisible();
  await main(page).getByRole('link', { name: 'Tout le blogue' }).click();
  await expect(items(page).first()).toBeVisible();
});

test(
  'the address of a guide is copied without what is behind it',
  { tag: '@desktop' },
  async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/articles/${STAR.fr.slug}?q=x#pourquoi-on-vous-la-pose`);
    await main(page).getByRole('button', { name: 'Copier le lien' }).click();
    await expect(page.getByText('Copié dans le presse-papiers')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied)).toMatchObject({
      pathname: `/articles/${STAR.fr.slug}`,
      search: '',
      hash: '',
    });
  },
);

test(
  'on paper, a guide is its text, with the addresses it names',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/articles/${STAR.fr.slug}`);
    await expect(main(page).getByRole('heading', { name: 'Sources' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['Copier le lien', 'À lire ensuite', 'Tous les articles'])
      await expect(main(page).getByText(gone)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const place of ['p', 'section']) {
      const named = main(page).locator(`${place} a[href^="http"]`).first();
      const written = await named.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(written).toContain(await named.getAttribute('href'));
    }
  },
);

test('no other state of them violates accessibility or is wider than the screen', async ({
  page,
  shell,
}) => {
  // The lists and a text in French are walked with the other pages.
  const states = ['/articles?q=zzz', `/articles/${STAR.en.slug}`, '/articles/nulle-part'];
  for (const state of states) {
    await page.goto(state);
    await expect(shell.heading).toBeVisible();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, state);
    await expectNoSidewaysScroll(page, state);
    expect.soft(await smallTargets(page, 24), state).toEqual([]);
  }
});

/** The words are there before the page is alive, which is when it keeps them. */
const expectKept = async (page: Page, path: string): Promise<void> => {
  const kept = () =>
    page.evaluate(async () => {
      const name = 'jalon-content';
      const names = (await indexedDB.databases()).map((database) => database.name);
      // To open what is not there would make it, empty.
      if (!names.includes(name)) return [];
      return new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const asked = result.transaction('entries').objectStore('entries').getAllKeys();
          asked.addEventListener('success', () => resolve(asked.result));
          asked.addEventListener('error', () => reject(asked.error));
          result.close();
        });
      });
    });
  await expect.poll(kept).toContain(path);
};

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what was opened stays readable without a server, the rest says why it isn’t', async ({
    context,
    page,
    shell,
  }) => {
    const product = await startProduct();
    const open = (address: string) => page.goto(product.url + address);
    try {
      await open('/articles');
      await expect(items(page).first()).toBeVisible();
      await expectKept(page, '/api/jalon/posts?kind=article&language=fr');
      await open(`/articles/${STAR.fr.slug}`);
      await expect(shell.heading).toHaveText(STAR.fr.title);
      await expectKept(page, `/api/jalon/posts/article/${STAR.fr.slug}`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    } finally {
      await product.stop();
    }
    await context.setOffline(true);
    // Some versions of the browser forget it at the next page.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await open(`/articles/${STAR.fr.slug}`);
    await expect(shell.heading).toHaveText(STAR.fr.title);
    await expect(main(page).getByText(/Copie gardée sur cet appareil/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Tous les articles' }).click();
    await expect(items(page).first()).toBeVisible();
    await open(`/blog/${NEWS.slug}`);
    await expect(main(page).getByText('n’a pas encore été ouverte sur cet appareil')).toBeVisible();
    await expectAccessible(page, 'offline, never opened');
  });
});
