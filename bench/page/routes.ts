/** The first view of each page, cold on a slow phone, and what moves on the way from a file to a document. */
import type { Browser } from '@playwright/test';
import { DRAWN_PAGES } from '../../src/domain/content/page-address.ts';
import { cvFile } from '../../tests/e2e/cv-files.ts';
import { Account } from '../../tests/e2e/pages/account.ts';
import { Converter } from '../../tests/e2e/pages/converter.ts';
import { observe, observedIn, SLOW_4G, slowPage, untilAlive } from './observe.ts';

const PHONE = { viewport: { width: 412, height: 823 }, locale: 'fr-CA', hasTouch: true };

export const ROUTES: readonly string[] = DRAWN_PAGES.filter((page) => page !== '/$');

interface FirstView {
  /** Milliseconds. */
  largest: number;
  alive: number;
  shift: number;
  moved: string[];
  /** Asked for until the page is alive, itself included. */
  requests: number;
}

export const measureFirstView = async (browser: Browser, url: string): Promise<FirstView> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await observe(context);
  const { page } = await slowPage(context, { network: SLOW_4G, cpu: 4 });
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await untilAlive(page);
  await page.waitForTimeout(1500);
  const { largest, alive, shift, moved } = await observedIn(page);
  const asked = await page.evaluate(
    (until) =>
      1 +
      performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until).length,
    alive,
  );
  await context.close();
  return { largest, alive, shift, moved, requests: asked };
};

/** Layout shift from choosing a file to the document in the downloads, nobody touching the screen meanwhile. */
export const measureShifts = async (
  browser: Browser,
  url: string,
): Promise<{ shift: number; moved: string[] }> => {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await observe(context);
  const { page } = await slowPage(context, { cpu: 4 });
  const converter = new Converter(page);
  await converter.open();
  await converter.untilReadyOffline();
  await converter.convert(cvFile('amira-single.pdf'));
  await page.waitForTimeout(1500);
  await converter.next();
  await converter.untilReady();
  await page.waitForTimeout(1500);
  await converter.save(/^PDF/);
  await page.waitForTimeout(2000);
  const { shift, moved } = await observedIn(page);
  await context.close();
  return { shift, moved };
};

/** Milliseconds until a signed-in person who opens the converter again sees their CV. */
export const measureOwnData = async (
  browser: Browser,
  url: string,
  cpu: number,
): Promise<number> => {
  const context = await browser.newContext(PHONE);
  const first = await context.newPage();
  const account = new Account(first, url);
  await account.signUp({
    fullName: 'Nadia Benali',
    email: `nadia.${Date.now()}@example.com`,
    password: 'girafe-velours',
  });
  await account.makeCv('Nadia Benali');
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.close();
  // The first start that the service worker answers compiles everything once more.
  const second = await context.newPage();
  await second.goto(`${url}/modules/cv-converter`);
  await second.locator('#cv-shelf li').first().waitFor();
  await second.waitForTimeout(1500);
  await second.close();
  const { page } = await slowPage(context, { cpu });
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('#cv-shelf li')) performance.mark('jalon:own-data');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${url}/modules/cv-converter`);
  await page.locator('#cv-shelf li').first().waitFor();
  await page.waitForTimeout(500);
  const taken = await page.evaluate(
    () => performance.getEntriesByName('jalon:own-data')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return taken;
};
