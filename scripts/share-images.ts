/**
 * Takes the pictures shown where a page is shared: the top of the landing page in each language,
 * 1200 × 630. Run it again when that changes, after a build: `node scripts/share-images.ts`.
 */
import { openBrowser } from '../tests/e2e/browser.ts';
import { startProduct } from '../tests/e2e/product.ts';

const product = await startProduct();
const browser = await openBrowser();
for (const [language, path] of [
  ['fr', '/?langue=fr'],
  ['en', '/en'],
] as const) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
    locale: `${language}-CA`,
  });
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `public/icons/partage-${language}.png` });
  await page.close();
}
await browser.close();
await product.stop();
