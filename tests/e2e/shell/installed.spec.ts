import { expect, test } from '../journey.ts';

test(
  'the installed app starts with the tool used last, also without a network',
  { tag: '@phone' },
  async ({ context, converter, page, request }) => {
    const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ id: '/', start_url: '/start' });
    await page.goto('/start');
    await expect(page).toHaveURL('/modules/cv-converter');
    // No shortcut leads to a tool that is still being prepared.
    for (const { url } of (manifest as { shortcuts: { url: string }[] }).shortcuts) {
      await page.goto(url);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText('Ce que cette page fera')).toHaveCount(0);
    }
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/about');
    await expect(page.locator('main h1')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/start');
    await expect(page).toHaveURL('/modules/cv-converter');
    await expect(page.getByRole('button', { name: converter.words.chooseFile })).toBeVisible();
  },
);

test(
  'the offer to install comes into view after the first download, and counts from then on',
  { tag: '@phone' },
  async ({ converter, page }) => {
    const offered = () => page.evaluate(() => localStorage.getItem('jalon-install-offered'));
    await converter.open();
    await converter.untilReadyOffline();
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }));
    });
    await converter.startBlank();
    await converter.fillContact('Nadia Benali');
    await converter.addJob('Caissière', 'Marché du Coin');
    await converter.finish();
    await converter.untilReady();
    expect(await offered()).toBeNull();
    await converter.save(converter.words.text);
    await expect(
      page.getByRole('heading', { name: 'Installez Jalon sur cet appareil' }),
    ).toBeInViewport();
    await expect.poll(offered).not.toBeNull();
  },
);
