import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { WORDS } from '../pages/words.ts';

test.use(WITHOUT_WORKER);

test(
  'changing the language in the middle of the form loses nothing',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.startBlank();
    const email = converter.field(WORDS.fr.email);
    await email.fill('nadia@');
    await email.blur();
    await expect(page.getByText(WORDS.fr.emailError)).toBeVisible();
    await converter.field(WORDS.fr.summary).pressSequentially('Ingénieure en structures.');
    await page.evaluate(() => window.scrollTo(0, 200));
    const scroll = await page.evaluate(() => window.scrollY);
    const address = page.url();

    // The button is pressed where it stands, while the last letters wait to be written.
    const button = await page.getByRole('button', { name: 'EN, English' }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);

    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.getByText(WORDS.en.emailError)).toBeVisible();
    await expect(page.getByText(WORDS.fr.emailError)).toHaveCount(0);
    await expect(converter.field(WORDS.en.email)).toHaveValue('nadia@');
    await expect(converter.field(WORDS.en.summary)).toHaveValue('Ingénieure en structures.');
    expect(new URL(page.url()).pathname).toBe(`/en${new URL(address).pathname}`);
    expect(new URL(page.url()).search).toBe(new URL(address).search);
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
    await expect(page.getByRole('button', { name: 'FR, Français' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('generalSettings'))).toBe(
      JSON.stringify({ language: 'en' }),
    );

    await converter.untilSaved();
    await page.reload();
    await expect(converter.field(WORDS.en.summary)).toHaveValue('Ingénieure en structures.');
  },
);

test(
  'the document keeps its language when the interface changes',
  { tag: '@desktop' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.startBlank();
    const french = page.getByRole('radio', { name: 'Français' });
    const english = page.getByRole('radio', { name: 'English' });
    await expect(french).toBeChecked();
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(page.getByRole('group', { name: WORDS.en.documentLanguage })).toBeVisible();
    await expect(french).toBeChecked();

    await english.check({ force: true });
    await page.getByRole('button', { name: 'FR, Français' }).click();
    await expect(page.getByRole('group', { name: WORDS.fr.documentLanguage })).toBeVisible();
    await expect(english).toBeChecked();
  },
);

for (const { browser, expected } of [
  { browser: 'en-GB', expected: 'en-CA' },
  { browser: 'fr-FR', expected: 'fr-CA' },
  { browser: 'ar-DZ', expected: 'fr-CA' },
]) {
  test.describe(`in a browser that speaks ${browser}`, { tag: '@desktop' }, () => {
    test.use({ locale: browser });
    test(`the first visit speaks ${expected}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
    });
  });
}
