import { PAGE_PATHS, PAGES } from '../../../src/domain/content/pages.ts';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectFitsLargeText } from '../pages/accessibility.ts';
import { POSTS } from '../pages/shell.ts';

test.use(WITHOUT_WORKER);

/**
 * Every page, by an address in the language; those that lead elsewhere are walked where they lead. No two that end on one
 * page after each other, for each is to be arrived at.
 */
const routesIn = (language: 'fr' | 'en'): string[] => {
  const addresses = (isPublic: boolean): string[] =>
    PAGE_PATHS.filter(
      (path) => PAGES[path].kind !== 'redirect' && (PAGES[path].kind === 'public') === isPublic,
    ).map((path) => (path === '/$' ? '/introuvable' : (POSTS[path]?.[language] ?? path)));
  return inTurns([addresses(true), addresses(false)]);
};

function inTurns(lists: string[][]): string[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** What an address opens beside a page's first view, in turns as well. */
const PARTS = inTurns([
  [
    ...['photo', 'summary', 'posts', 'skills', 'networking'].map((tab) => `tab=${tab}`),
    ...['archive', 'completeness'].map((open) => `open=${open}`),
  ].map((query) => `/modules/linkedin-booster?${query}`),
  ['versions', 'bin', 'device', 'activity'].map((part) => `/my-data?part=${part}`),
  ['notifications', 'appearance', 'security'].map((tab) => `/settings?tab=${tab}`),
  ['simulation', 'custom', 'stories', 'rights', 'analytics', 'settings'].map(
    (tab) => `/modules/training?tab=${tab}`,
  ),
]);

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}, on a phone with letters twice as large`, { tag: '@phone' }, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('every page of a guest fits, and every target fits a thumb', async ({ page, shell }) => {
      await shell.start();
      // The French words are the longer ones: what an address opens beside a page is walked with them.
      for (const route of [...routesIn(language), ...(language === 'fr' ? PARTS : [])])
        await test.step(route, async () => {
          await shell.go(route);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await page.evaluate(() => {
            for (const line of document.querySelectorAll('details')) line.open = true;
          });
          await expectFitsLargeText(page, route);
        });
      await shell.go('/modules');
      await shell.showNavigation();
      await expectFitsLargeText(page, 'menu open');
    });
  });

test(
  'with letters twice as large the editor fits, and every target fits a thumb',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.convert(cvFile('priya-bio-data.pdf'));
    for (const tab of ['experience', 'education', 'skills', 'other', 'personal'] as const) {
      await converter.tab(tab).click();
      await expectFitsLargeText(page, `tab ${tab}`);
    }
    await converter.openPreview();
    await expectFitsLargeText(page, 'preview');
    await converter.closePreview();
    await converter.next();
    await expect(page.getByRole('button', { name: /^PDF/ })).toBeVisible();
    await expectFitsLargeText(page, 'download');
    await converter.open();
    await expectFitsLargeText(page, 'shelf');
  },
);
