import { PAGE_PATHS, PAGES } from '../../../src/domain/content/pages.ts';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import {
  expectAccessible,
  expectAccessibleAtEveryWidth,
  expectNoSidewaysScroll,
  smallTargets,
} from '../pages/accessibility.ts';
import { POSTS } from '../pages/shell.ts';

test.use(WITHOUT_WORKER);

const MANY_LINES = Array.from({ length: 90 }, (_, line) => `Garde de nuit numéro ${line + 1}`).join(
  '\n',
);

const PUBLIC = PAGE_PATHS.filter((path) => PAGES[path].kind === 'public');
const ROUTES = [...PUBLIC, '/auth', '/introuvable', '/signup'];

test.describe('with less motion', { tag: '@phone' }, () => {
  // The final states; the pages are walked as by links, and one load of the tools for looking at them serves all.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each page is accessible at every width, in both themes and in forced colours', async ({
    page,
    shell,
  }) => {
    await shell.start();
    for (const route of ROUTES)
      await test.step(route, async () => {
        await shell.go(POSTS[route]?.fr ?? route);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect.poll(() => page.evaluate(countMoving)).toBe(0);
        await page.evaluate(() => {
          for (const line of document.querySelectorAll('details')) line.open = true;
        });
        await expectAccessibleAtEveryWidth(page, route);
      });
  });
});

const countMoving = (): number =>
  document.getAnimations().filter(({ playState }) => playState === 'running').length;

test('the open menu has no accessibility violation', { tag: '@phone' }, async ({ page, shell }) => {
  await page.goto('/modules');
  await shell.showNavigation();
  await expectAccessible(page, 'menu open');
});

test.describe('with a worker, for later without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('choosing a file has no accessibility violation in any state', async ({
    context,
    converter,
    page,
  }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await expectAccessible(page, 'empty');

    await page.getByRole('button', { name: converter.words.paste, exact: true }).click();
    await expectAccessible(page, 'paste dialog');
    await page.getByRole('dialog').getByRole('button', { name: converter.words.pasteRead }).click();
    await expectAccessible(page, 'paste dialog with its error');
    await page.keyboard.press('Escape');

    await converter.choose(cvFile('refused', 'mot-de-passe.pdf'));
    await expect(page.getByText('Ce fichier est protégé par un mot de passe')).toBeVisible();
    await expectAccessible(page, 'refused');

    await converter.startBlank();
    await converter.open();
    await page.getByRole('button', { name: /^Autres actions pour/ }).click();
    await expectAccessible(page, 'actions of a CV');
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await page.getByText(/^Corbeille/).click();
    await expectAccessible(page, 'bin open, toast shown');
    await page.getByRole('button', { name: /^Supprimer définitivement/ }).click();
    await expectAccessible(page, 'erasing is asked');
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
    await expectAccessible(page, 'offline');
  });
});

test(
  'reading a file has no accessibility violation',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await page.route('**/assets/kit/**', () => undefined);
    await converter.choose({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        'Ingénieure civile, 2019 – 2024, Ponts et Routes du Lac\n'.repeat(150_000),
      ),
    });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'reading');
  },
);

test('the form has no accessibility violation in any state', async ({ converter, page }) => {
  await converter.open();
  await converter.convert(cvFile('priya-bio-data.pdf'));
  for (const tab of ['experience', 'education', 'skills', 'other', 'personal'] as const) {
    await converter.tab(tab).click();
    await expectAccessible(page, `tab ${tab}`);
  }
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('details')) line.open = true;
  });
  await expectAccessible(page, 'tray and removed list open');

  for (const label of [converter.words.fullName, converter.words.location])
    await converter.field(label).fill('');
  await converter.field(converter.words.email).fill('nadia@');
  await converter.next();
  await expect(page.getByText(converter.words.emailError)).toBeVisible();
  await expectAccessible(page, 'errors shown');
});

test('the preview and the download have no accessibility violation in any state', async ({
  converter,
  page,
}) => {
  await converter.open();
  await converter.convert(cvFile('amira-single.pdf'));
  const preview = page.getByRole('button', { name: converter.words.preview, exact: true });
  if (await preview.isVisible()) {
    await converter.openPreview();
    await expectAccessible(page, 'preview sheet');
    await converter.closePreview();
  }
  await converter.next();
  await converter.untilReady();
  await expectAccessible(page, 'download ready');

  await page.getByRole('button', { name: converter.words.back }).click();
  await converter.tab('experience').click();
  await converter.field('Réalisations').fill(MANY_LINES);
  await converter.untilSaved();
  if (await preview.isVisible()) await converter.openPreview();
  await expect(
    page
      .getByRole('region', { name: converter.words.preview })
      .getByText('Votre CV dépasse 2 pages'),
  ).toBeVisible();
  await expectAccessible(page, 'over two pages');
  if (await page.getByRole('dialog').isVisible()) await converter.closePreview();
  await converter.next();
  await expect(page.getByRole('heading', { level: 1, name: converter.words.almost })).toBeVisible();
  await expect(page.getByRole('button', { name: /^PDF/ })).toBeDisabled();
  await expectAccessible(page, 'download blocked');
});

test.describe('on a screen of 320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways and nothing is too small to touch', async ({
    converter,
    page,
  }) => {
    const check = async (state: string) => {
      await expectNoSidewaysScroll(page, state);
      expect.soft(await smallTargets(page, 24), state).toEqual([]);
    };
    await converter.open();
    await check('empty');
    await converter.convert(cvFile('amira-single.pdf'));
    for (const tab of ['experience', 'education', 'skills', 'other', 'personal'] as const) {
      await converter.tab(tab).click();
      await check(`tab ${tab}`);
    }
    await converter.openPreview();
    await check('preview');
    await converter.closePreview();
    await converter.next();
    await converter.untilReady();
    await check('download');
  });
});

test('the main controls are 44 px or more', { tag: '@phone' }, async ({ converter, page }) => {
  const expectLarge = async (name: string | RegExp) => {
    const box = await page.getByRole('button', { name }).first().boundingBox();
    expect.soft(box?.height ?? 0, String(name)).toBeGreaterThanOrEqual(44);
    expect.soft(box?.width ?? 0, String(name)).toBeGreaterThanOrEqual(44);
  };
  await converter.open();
  for (const name of [
    converter.words.chooseFile,
    converter.words.paste,
    converter.words.blank,
    'Ouvrir le menu',
    'EN, English',
  ])
    await expectLarge(name);
  await converter.convert(cvFile('amira-single.pdf'));
  for (const name of [converter.words.next, converter.words.preview]) await expectLarge(name);
  for (const tab of await page.getByRole('tab').all())
    expect.soft((await tab.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await converter.next();
  await converter.untilReady();
  for (const name of [/^PDF/, /^Word/, converter.words.text, converter.words.back])
    await expectLarge(name);
});
