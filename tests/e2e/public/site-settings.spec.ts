import type { Page } from '@playwright/test';
import { asOperator } from '../../server/people.ts';
import { startTestServer, type TestServer } from '../../server/real-server.ts';
import { inProject } from '../../../scripts/lib/project.mjs';
import { expect, test } from '../journey.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ distDir: inProject('dist') });
});
test.afterAll(() => server.stop());

const say = async (settings: object): Promise<void> => {
  const path = '/api/collections/site_settings/records/site00000000000';
  expect((await asOperator(server, 'PATCH', path, settings)).status).toBe(200);
};
const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  return faults;
};

test(
  'what the operator says is on the page before its code, after it, and later on this device',
  {
    tag: '@phone',
  },
  async ({ page, browser }) => {
    await say({
      legalName: 'Coopérative Repère',
      supportEmail: 'repere@example.org',
      premiumPrice: 12,
      professionalsHelped: false,
      statistics: [{ id: 'jobOffers', value: 1234, basis: 'counted', trend: 'up' }],
    });
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CA' });
    const bare = await plain.newPage();
    await bare.goto(server.url);
    for (const seen of [bare, page]) {
      const faults = faultsOf(seen);
      await seen.goto(server.url, { waitUntil: 'networkidle' });
      await expect(seen.locator('#statistiques li:visible')).toHaveCount(1);
      await expect(seen.locator('#statistiques li:visible')).toContainText('1\u00A0234+');
      await expect(seen.getByText(/professionnels aidés/)).toBeHidden();
      await expect(seen.locator('#tarifs')).toContainText('12\u00A0$');
      await expect(seen.getByRole('contentinfo')).toContainText('repere@example.org');
      await seen.goto(`${server.url}/privacy-policy`, { waitUntil: 'networkidle' });
      await expect(seen.getByText('Coopérative Repère').first()).toBeVisible();
      expect(faults).toEqual([]);
    }
    await plain.close();

    // The page now comes from this device, and hears of the next edit behind it.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await say({ premiumPrice: 15 });
    await page.goto(`${server.url}/pricing`);
    await expect(page.getByRole('main')).toContainText('15\u00A0$');
    await page.context().setOffline(true);
    await page.goto(`${server.url}/pricing`);
    await expect(page.getByRole('main')).toContainText('15\u00A0$');
  },
);
