import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ROUTES } from '../pages/shell.ts';
import { startProduct } from '../product.ts';

const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });

test(
  'a person who saves data fetches the reading tools by one press that says their size',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    const kitFiles: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/assets/kit/')) kitFiles.push(request.url());
    });
    await saveData(page);
    await converter.open();
    const fetchKit = page.getByRole('button', { name: converter.words.fetchKit });
    await expect(fetchKit).toBeVisible();
    // Nothing is left to come: the browser had its time for whatever it wanted to fetch when idle.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
    );
    await page.waitForLoadState('networkidle');
    expect(kitFiles).toEqual([]);

    await fetchKit.click();
    await converter.untilReadyOffline();
    expect(kitFiles.length).toBeGreaterThan(10);
  },
);

test(
  'without the tools and without a network every address opens, and the editor says that it is not here yet',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await saveData(page);
    const product = await startProduct();
    const { port } = new URL(product.url);
    try {
      await page.goto(`${product.url}/modules/cv-converter`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    } finally {
      await product.stop();
    }
    for (const route of ROUTES) {
      await page.goto(product.url + route);
      await expect(page.locator('main h1'), route).toHaveCount(1);
    }

    await page.goto(`${product.url}/modules/cv-converter`);
    await page.getByRole('button', { name: converter.words.blank }).first().click();
    await expect(page.getByText('Cette partie n’est pas encore sur cet appareil')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const again = await startProduct({ port: Number(port) });
    try {
      await page.getByRole('button', { name: 'Recharger la page' }).click();
      await expect(converter.field(converter.words.fullName)).toBeVisible();
    } finally {
      await again.stop();
    }
  },
);
