import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from '../../../scripts/lib/project.mjs';
import { expect, test } from '../journey.ts';
import { Converter } from '../pages/converter.ts';
import { startProduct } from '../product.ts';

test(
  'a new version waits until it is asked for, then takes over without losing a word',
  { tag: '@phone' },
  async ({ context, page }) => {
    const distDir = mkdtempSync(path.join(tmpdir(), 'jalon-dist-'));
    cpSync(DIST, distDir, { recursive: true });
    const product = await startProduct({ distDir });
    try {
      const converter = new Converter(page);
      await page.goto(`${product.url}/modules/cv-converter`);
      await converter.untilReadyOffline();
      await converter.startBlank();
      const otherTab = await context.newPage();
      await otherTab.goto(product.url);
      await converter.field(converter.words.fullName).fill('Nadia Benmoussa');

      const worker = path.join(distDir, 'service-worker.js');
      for (const compressed of ['.br', '.gz']) rmSync(worker + compressed, { force: true });
      writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version\n`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

      const reload = page.getByRole('button', { name: 'Recharger maintenant' });
      await expect(page.getByText('Nouvelle version de Jalon')).toBeVisible();
      await expect(converter.field(converter.words.fullName)).toHaveValue('Nadia Benmoussa');
      await converter.field(converter.words.email).fill('nadia@example.com');
      const reloaded = page.waitForEvent('load');
      await reload.click();
      await reloaded;
      await expect(converter.field(converter.words.fullName)).toHaveValue('Nadia Benmoussa');
      await expect(converter.field(converter.words.email)).toHaveValue('nadia@example.com');
      await expect(reload).toHaveCount(0);

      // The other tab goes on as it was, until it is asked too.
      const reloadOther = otherTab.getByRole('button', { name: 'Recharger maintenant' });
      const otherReloaded = otherTab.waitForEvent('load');
      await reloadOther.click();
      await otherReloaded;
      await expect(otherTab.locator('main h1')).toBeVisible();
      await expect(reloadOther).toHaveCount(0);
    } finally {
      await product.stop();
      rmSync(distDir, { recursive: true, force: true });
    }
  },
);
