import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA in the state on the screen; the dark theme changes colours alone. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await expectNoViolation(page, `${state}, light`, (axe) => axe.withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, `${state}, dark`, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
};

const expectNoViolation = async (
  page: Page,
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> => {
  // The whole page at once: what a sticky bar happens to cover comes free by scrolling.
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport && height > viewport.height) await page.setViewportSize({ ...viewport, height });
  // Colours that are still changing would be measured half way; what turns for ever may turn.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  // The other mode opens a page of its own for each result; there are no frames here.
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  );
  if (viewport) await page.setViewportSize(viewport);
  expect.soft(found, state).toEqual([]);
};

/** Nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page, state: string): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, state).toBe(0);
};

/** Controls on the screen that are smaller than `least` CSS pixels; links inside sentences may be. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const inSentence = (element: Element): boolean =>
      element.matches('a') && (element.closest('p')?.textContent ?? '') !== element.textContent;
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((element) => {
        // A choice's target is its label, which covers the control.
        const target =
          element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
            ? (element.closest('label') ?? element.parentElement ?? element)
            : element;
        return { element, box: target.getBoundingClientRect() };
      })
      .filter(
        ({ element, box }) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          box.width > 1 &&
          box.height > 1 &&
          !inSentence(element) &&
          (box.width < size - 0.5 || box.height < size - 0.5),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName} « ${(element.getAttribute('aria-label') ?? element.textContent).trim()} » ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  }, least);
