/**
 * A morning on a slow phone: the dashboard of somebody with 5,000 applications, in headless Chromium with a processor
 * four times slower. Opened from another tool, for the first time on a page and again, until what is due today is
 * painted. Prints each figure beside its goal; exits 1 when one is more than twice worse.
 *
 * Usage: npm run bench:dashboard [-- 5000] (after a build; leave the machine alone)
 */
import { APPLICATION_STATUSES } from '../src/domain/tracker/application.ts';
import { DAY_MS } from '../src/domain/duration.ts';
import { openBrowser } from '../tests/e2e/browser.ts';
import { Tracker, type SeededApplication } from '../tests/e2e/pages/tracker.ts';
import { startProduct } from '../tests/e2e/product.ts';
import { passes, percentile, print, type Measured } from './sync/measured.ts';

const COUNT = Number(process.argv[2] ?? 5000);
const OPENINGS = 12;
const CPU = 4;
const GOAL_MS = 200;
const NOTES =
  'Vue à la foire de l’emploi, rappeler le matin, demander les heures et l’équipe. '.repeat(4);

const today = new Date().toISOString().slice(0, 10);
const day = (from: number): string =>
  new Date(Date.parse(today) + from * DAY_MS).toISOString().slice(0, 10);

const applications = Array.from({ length: COUNT }, (_, at): SeededApplication => ({
  title: `Ingénieure civile ${at}`,
  company: `Groupe Ferland ${at % 97}`,
  location: 'Montréal',
  notes: NOTES,
  dateApplied: day(-(at % 300)),
  status: APPLICATION_STATUSES[at % APPLICATION_STATUSES.length] ?? 'applied',
  ...(at % 100 === 1 && { interviewAt: `${day(at % 60)}T10:30` }),
  // One in ten still waits for something.
  reminders: at % 10 === 0 ? [{ type: 'follow-up', dueOn: day((at % 90) - 45) }] : [],
}));

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-CA',
    baseURL: product.url,
    hasTouch: true,
  });
  const first: number[] = [];
  const again: number[] = [];
  const page = await context.newPage();
  const tracker = new Tracker(page);
  await tracker.open();
  await tracker.seed(applications);
  await page.locator('a[id^="application-"]').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  for (let run = 0; run <= OPENINGS; run += 1) {
    await page.goto('/modules/cv-converter');
    await page.getByRole('button', { name: 'Choisir un fichier' }).waitFor();
    await page.waitForTimeout(2500);
    for (const times of [first, again]) {
      const link = await page
        .getByRole('navigation')
        .locator('a[href$="/dashboard"]')
        .last()
        .elementHandle();
      const took = await page.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const look = (): void => {
              if (document.querySelector('#dashboard-today'))
                requestAnimationFrame(() =>
                  setTimeout(() => resolve(performance.now() - start), 0),
                );
              else requestAnimationFrame(look);
            };
            (element as HTMLElement).click();
            look();
          }),
        link,
      );
      // The very first one fetches the code.
      if (run > 0) times.push(took);
      await page.getByRole('navigation').locator('a[href$="/modules/cv-converter"]').last().click();
      await page.getByRole('button', { name: 'Choisir un fichier' }).waitFor();
      await page.waitForTimeout(1000);
    }
  }
  const figures = (name: string, times: readonly number[]): Measured[] => [
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', goal: GOAL_MS },
    { name: '… median', value: percentile(times, 0.5), unit: 'ms' },
  ];
  const all = [
    ...figures(`${COUNT} applications, opened for the first time on a page`, first),
    ...figures('opened again', again),
  ];
  all.forEach(print);
  process.exitCode = all.every(passes) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
