import type { CDPSession, Page } from '@playwright/test';
import { cvFile } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

test(
  'a job is moved by a finger, and stays where it was dropped',
  { tag: '@phone' },
  async ({ converter, page }) => {
    await converter.open();
    await converter.convert(cvFile('amira-single.pdf'));
    await converter.tab('experience').click();
    const titles = page.getByRole('list', { name: 'Emplois' }).getByRole('listitem');
    const count = await titles.count();
    expect(count).toBeGreaterThan(2);
    const handle = (place: number) =>
      page.getByRole('button', { name: `Déplacer l’emploi ${place}`, exact: true });
    const idOf = (place: number) => titles.nth(place - 1).getAttribute('data-row');
    const [first, second] = [await idOf(1), await idOf(2)];

    // Closed cards first, so that both are on one small screen.
    await page.getByRole('button', { name: `Emploi 1 sur ${count}` }).click();
    const finger = await page.context().newCDPSession(page);
    await handle(1).scrollIntoViewIfNeeded();
    const from = await middle(page, `Déplacer l’emploi 1`);
    const to = await middle(page, `Déplacer l’emploi 2`);
    await drag(finger, from, { x: to.x, y: to.y + 40 });

    await expect.poll(() => idOf(1)).toBe(second);
    expect(await idOf(2)).toBe(first);
    await converter.untilSaved();
    await page.reload();
    await converter.tab('experience').click();
    await expect.poll(() => idOf(1)).toBe(second);
    expect(await idOf(2)).toBe(first);
  },
);

test(
  'a press that comes while the page is coming alive is done once',
  { tag: '@phone' },
  async ({ page, shell }) => {
    await page.addInitScript(() =>
      addEventListener('jalon:alive', () =>
        document.querySelector<HTMLElement>('[aria-controls="menu"]')?.click(),
      ),
    );
    await page.goto('/');
    await expect(shell.navigation).toBeVisible();
    await page.waitForTimeout(200);
    await expect(shell.navigation).toBeVisible();
  },
);

interface Point {
  x: number;
  y: number;
}

const middle = async (page: Page, name: string): Promise<Point> => {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`« ${name} » is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** As a finger does it: down, a path of small steps, up. */
const drag = async (finger: CDPSession, from: Point, to: Point): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step += 1) {
    const y = from.y + ((to.y - from.y) * step) / 12;
    await touch('touchMove', [{ x: to.x, y }]);
  }
  await touch('touchEnd', []);
};
