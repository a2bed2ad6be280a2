import { PAGE_PATHS, PAGES } from '../../../src/domain/content/pages.ts';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectFitsLargeText } from '../pages/accessibility.ts';
import { POSTS } from '../pages/shell.ts';

test.use(WITHOUT_WORKER);

/** Every page, by an address in the language; those that lead elsewhere are walked where they lead. */
const routesIn = (language: 'fr' | 'en'): string[] =>
  PAGE_PATHS.filter((path) => PAGES[path].kind !== 'redirect').map((path) =>
    path === '/$' ? '/introuvable' : (POSTS[path]?.[language] ?? path),
  );
/** What an address opens beside a page's first view. */
const PARTS = [
  ...['versions', 'bin', 'device', 'activity'].map((part) => `/my-data?part=${part}`),
  ...['notifications', 'appearance', 'security'].map((tab) => `/settings?tab=${tab}`),
  ...['simulation', 'custom', 'stories', 'rights', 'analytics', 'settings'].map(
    (tab) => `/modules/training?tab=${tab}`,
  ),
  ...['photo', 'summary', 'posts', 'skills', 'networking'].map(
    (tab) => `/modules/linkedin-booster?tab=${tab}`,
  ),
  ...['archive', 'completeness'].map((open) => `/modules/linkedin-booster?open=${open}`),
];

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}, on a phone with letters twice as large`, { tag: '@phone' }, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('every page of a guest fits, and every target fits a thumb', async ({ page, shell }) => {
      for (const route of [...routesIn(language), ...PARTS]) {
        await page.goto(route);
        await expect(shell.heading).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => {
          for (const line of document.querySelectorAll('details')) line.open = true;
        });
        await expectFitsLargeText(page, route);
      }
      await page.goto('/modules');
      await shell.showNavigation();
      await expectFitsLargeText(page, 'menu open');
    });

    test('the editor fits, and every target fits a thumb', async ({ converter, page }) => {
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
    });
  });
