import { expect, test } from './journey.ts';

test(
  'a person who saves data fetches the reading tools by one press that says their size',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    const kitFiles: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/assets/kit/')) kitFiles.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
      });
    });
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
