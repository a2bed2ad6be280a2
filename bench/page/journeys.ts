/** What a person does on the page, slowed down and timed. */
import type { Browser } from '@playwright/test';
import { observe, observedIn, slowPage, untilAlive } from './observe.ts';

const PHONE = { viewport: { width: 412, height: 823 }, locale: 'fr-CA', hasTouch: true };

/** The slowest answer to a press, in milliseconds; presses below 16 ms count as nothing. */
export const measureJourney = async (
  browser: Browser,
  url: string,
  cpu: number,
): Promise<number> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await observe(context);
  const { page } = await slowPage(context, { cpu });
  await page.goto(url, { waitUntil: 'networkidle' });
  await untilAlive(page);
  const press = async (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') => {
    await page.getByRole(role, { name }).first().click();
    await page.waitForTimeout(250);
  };
  await press('Entrevues', 'tab');
  await press('LinkedIn', 'tab');
  await press('Préparation aux entrevues');
  await press('EN, English');
  await press('FR, Français');
  await page.evaluate(() => window.scrollTo(0, 0));
  await press('Ouvrir le menu');
  await page.locator('#menu').getByRole('link', { name: 'Tarifs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tarifs' }).waitFor();
  await page.waitForTimeout(300);
  const { interactions } = await observedIn(page);
  await context.close();
  return Math.max(0, ...interactions);
};

/** From the press on a link to the painted heading of a page whose code is there, at 4×. */
export const measureRouteChange = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await observe(context);
  const { page } = await slowPage(context, { cpu: 4 });
  await page.goto(`${url}/press`, { waitUntil: 'networkidle' });
  await untilAlive(page);
  const go = async (path: string): Promise<number> => {
    const duration = page.evaluate(
      (to) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('main h1')?.textContent;
          const link = document.querySelector<HTMLElement>(`footer a[href="${to}"]`);
          const start = performance.now();
          const look = (): void => {
            const heading = document.querySelector('main h1')?.textContent;
            if (heading && heading !== before)
              requestAnimationFrame(() => resolve(performance.now() - start));
            else requestAnimationFrame(look);
          };
          link?.click();
          look();
        }),
      path,
    );
    const taken = await duration;
    await page.waitForTimeout(300);
    return taken;
  };
  await go('/careers');
  await go('/press');
  const taken = [await go('/careers'), await go('/press'), await go('/careers')];
  await context.close();
  return taken.toSorted((a, b) => a - b)[1] ?? Number.NaN;
};

/**
 * Milliseconds until all is kept, which files that is (the kit, which comes later, left out), and milliseconds until
 * the page is painted in a new tab without a network, at 4×.
 */
export const measureOffline = async (
  browser: Browser,
  url: string,
): Promise<{ ready: number; kept: string[]; opened: number }> => {
  const context = await browser.newContext(PHONE);
  await observe(context);
  const first = await context.newPage();
  const start = Date.now();
  await first.goto(url);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const ready = Date.now() - start;
  const kept = await first.evaluate(keptFiles);
  await first.close();
  await context.setOffline(true);
  const { page } = await slowPage(context, { cpu: 4 });
  await page.goto(url);
  await page.waitForTimeout(1500);
  const { largest } = await observedIn(page);
  await context.close();
  return { ready, kept, opened: largest };
};

/** Runs in the page. */
const keptFiles = async (): Promise<string[]> => {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
};
