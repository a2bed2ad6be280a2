import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

const KILLS = 20;
const TEXT =
  'Infirmière depuis douze ans, je soigne, je forme et je coordonne; je cherche un hôpital où apprendre encore. ';

/** The most that a killed tab may lose, as a promise of the product. */
const LOSS_MS = 300;

/** In milliseconds, between one moment and the next. */
const longestStep = (moments: readonly number[]): number =>
  Math.round(Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment))));

test(
  'a tab killed while typing loses at most 300 ms of it, twenty times',
  { tag: '@alone' },
  async ({ context, converter, page }) => {
    await converter.open();
    await converter.startBlank();
    const address = page.url();
    const label = converter.words.summary;

    const losses: number[] = [];
    const waits: number[] = [];
    let current = page;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const field = current.getByRole('textbox', { name: label }).first();
      await field.fill('');
      await expect(current.locator('[data-saving="saved"]')).toBeVisible();
      await field.focus();

      // Each letter's moment, by the clock of the process that types and kills.
      const typed: number[] = [];
      const stopAfter = 250 + Math.random() * 900;
      const start = performance.now();
      while (performance.now() - start < stopAfter) {
        await current.keyboard.insertText(TEXT[typed.length % TEXT.length] ?? ' ');
        typed.push(performance.now());
      }
      const killed = performance.now();
      const crashed = current.waitForEvent('crash');
      const session = await context.newCDPSession(current);
      void session.send('Page.crash').catch(() => undefined);
      await crashed;

      const next = await context.newPage();
      await next.goto(address);
      const kept = await next.getByRole('textbox', { name: label }).first().inputValue();
      const written = TEXT.repeat(Math.ceil(typed.length / TEXT.length)).slice(0, kept.length);
      expect(kept).toBe(written);
      losses.push(Math.round(killed - (typed[kept.length] ?? killed)));
      waits.push(longestStep([start, ...typed, killed]));
      await current.close();
      current = next;
    }
    // What the machine kept a letter waiting, on its way there and on the way to be kept, is no fault of the product.
    const own = losses.map((loss, at) => loss - 2 * (waits[at] ?? 0));
    expect(
      Math.max(...own),
      `lost: ${losses.join(', ')} ms; longest step: ${waits.join(', ')} ms`,
    ).toBeLessThanOrEqual(LOSS_MS);
  },
);
