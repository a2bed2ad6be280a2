import type { BrowserContext } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '../../../src/domain/duration.ts';
import { WHOLE_BROWSER } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { FRIDAY, group, ROADS, WORKS } from './due-applications.ts';

test.use({ ...WHOLE_BROWSER, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

/** As the system does when a person presses the notification that is there. */
const pressNotice = async (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await worker.registration.getNotifications();
    if (notification)
      worker.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
/** What is shown once the browser has woken the service worker at a moment, without a page. */
const woken = (context: BrowserContext, at: number) =>
  context.serviceWorkers()[0]?.evaluate(
    async ([tag, moment]) => {
      const worker = globalThis as unknown as ServiceWorkerGlobalScope;
      Date.now = () => moment;
      let work: Promise<unknown> = Promise.resolve();
      const event = Object.assign(new ExtendableEvent('periodicsync'), { tag });
      event.waitUntil = (promise) => void (work = promise);
      worker.dispatchEvent(event);
      await work;
      return (await worker.registration.getNotifications()).map(({ title }) => title);
    },
    ['jalon-reminders-', at] as const,
  );

test(
  'notifications come once for each reminder, whatever the number of tabs',
  { tag: '@desktop' },
  async ({ context, page, tracker, baseURL }) => {
    await page.clock.setFixedTime(FRIDAY);
    await tracker.open();
    await tracker.seed([WORKS, ROADS], FRIDAY.getTime());
    await tracker.tab(/^Reminders/).click();
    const card = group(page, 'Notifications on this device');
    await expect(card.getByRole('button', { name: 'Allow notifications' })).toBeVisible();
    const { origin } = new URL(baseURL ?? '');
    // Without any, they are all refused.
    await context.grantPermissions([], { origin });
    await page.reload();
    await expect(card).toContainText('Notifications are blocked here');
    await expectAccessible(page, 'notifications blocked');
    await context.grantPermissions(['notifications'], { origin });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.getNotifications())?.map(({ title, data }) => [
          title,
          (data as { path: string }).path,
        ]);
      });
    const notice = [
      ['Follow up with Maple Roads', '/en/modules/job-tracker?application=seed00000000001'],
    ];
    expect(await shown()).toEqual([]);
    await card.getByRole('switch', { name: 'Show my reminders' }).click();
    await expect.poll(shown).toEqual(notice);
    await expectAccessible(page, 'notifications on');

    const reminders = page.url();
    await pressNotice(context);
    await expect(page).toHaveURL(/application=seed00000000001/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROADS.title);
    await page.goto(reminders);

    const other = await context.newPage();
    await other.clock.setFixedTime(FRIDAY);
    await other.goto(page.url());
    await expect(other.getByRole('switch', { name: 'Show my reminders' })).toBeChecked();
    // Both look again, and find that it was shown.
    for (const one of [page, other]) {
      await one.reload();
      await expect(one.getByRole('switch', { name: 'Show my reminders' })).toBeChecked();
      await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await page.waitForTimeout(1000);
    expect(await shown()).toEqual([]);

    // Nobody looks at it the next day: the browser wakes the service worker, as it does for installed apps.
    await other.close();
    await tracker.seed(
      [{ ...WORKS, reminders: [{ type: 'thank-you', dueOn: '2026-11-21' }] }, ROADS],
      FRIDAY.getTime(),
    );
    await page.goto('about:blank');
    const saturday = FRIDAY.getTime() + DAY_MS;
    for (const hours of [0, 6])
      expect(await woken(context, saturday + hours * HOUR_MS)).toEqual(['Thank Northern Works']);
  },
);
