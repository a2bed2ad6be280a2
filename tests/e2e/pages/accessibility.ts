import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA in the state on the screen; the dark theme changes colours alone. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  // The whole page at once: what a sticky bar happens to cover comes free by scrolling.
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport && height > viewport.height) await page.setViewportSize({ ...viewport, height });
  await expectNoViolation(page, state, (axe) => axe.withTags(TAGS));
  if (viewport) await page.setViewportSize(viewport);
};

/** Nor one of what is good practice beside it, with the screen left as it is scrolled. */
export const expectExemplary = (page: Page, state: string): Promise<void> =>
  expectNoViolation(page, state, (axe) => axe);

const WIDTHS = [320, 412, 768, 1280];
/** Where a layout is another one: from one to the next only the room changes. */
const LAYOUTS = [320, 768, 1280];

/** The page on the screen at every width, in both themes where its layout is another one, then in forced colours. */
export const expectAccessibleAtEveryWidth = async (page: Page, state: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${state}, ${width} px`);
    expect.soft(await smallTargets(page, 24), `${state}, ${width} px`).toEqual([]);
    if (LAYOUTS.includes(width)) await expectAccessible(page, `${state}, ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unseenFocus(page), `${state}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Every target fits a thumb, and on a phone with letters twice as large nothing is cut or off the screen. */
export const expectFitsLargeText = async (page: Page, state: string): Promise<void> => {
  const viewport = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await smallTargets(page, 44), `${state}, targets at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const large = `${state}, text at 200 %`;
  // Parts that follow the size of letters take their place a moment after it changed.
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysScroll(page), { message: large, timeout: 5000 })
    .toBe(0);
  expect.soft(await cutWords(page), large).toEqual([]);
  expect.soft(await wordsOffScreen(page), large).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (viewport) await page.setViewportSize(viewport);
};

type Choose = (axe: AxeBuilder) => AxeBuilder;

const expectNoViolation = async (page: Page, state: string, choose: Choose): Promise<void> => {
  expect.soft(await violations(page, choose), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, (axe) => axe.withRules(['color-contrast']));
  expect.soft(dark, `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

const violations = async (page: Page, choose: Choose): Promise<string[]> => {
  // Colours that are still changing would be measured half way; what turns for ever may turn.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  // The builder would send a source twice as long, and twice, to each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).options({
    resultTypes: ['violations'],
  });
  // The other mode opens a page of its own for each result; there are no frames here.
  const { violations } = await choose(axe).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  );
};

const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page, state: string): Promise<void> => {
  expect.soft(await sidewaysScroll(page), state).toBe(0);
};

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls on the screen that are smaller than `least` CSS pixels; links inside sentences may be. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const inSentence = (element: Element): boolean =>
      element.matches('a') && (element.closest('p')?.textContent ?? '') !== element.textContent;
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((element) => {
        // A choice's target is its label, which covers the control; a card's is the card, which its button covers.
        const { position, top, left } = getComputedStyle(element, '::after');
        const coversCard = position === 'absolute' && top === '0px' && left === '0px';
        const isChoice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
        const target = isChoice
          ? (element.closest('label') ?? element.parentElement ?? element)
          : coversCard
            ? ((element as HTMLElement).offsetParent ?? element)
            : element;
        return { element, box: target.getBoundingClientRect() };
      })
      .filter(
        ({ element, box }) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          box.width > 1 &&
          box.height > 1 &&
          !inSentence(element) &&
          !element.closest('[aria-hidden="true"]') &&
          (box.width < size - 0.5 || box.height < size - 0.5),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName} « ${(element.getAttribute('aria-label') ?? element.textContent).trim()} » ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  }, least);

/** Words of which the end is hidden by the box they are in; what is only for assistive technology may be. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isCut = (overflow: string, whole: number, shown: number) =>
          /hidden|clip/.test(overflow) && whole > shown + 1;
        return (
          clipPath === 'none' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden="true"]') &&
          element.textContent.trim() !== '' &&
          (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
            isCut(overflowY, element.scrollHeight, element.clientHeight))
        );
      })
      .map(({ tagName, textContent }) => `${tagName} « ${textContent.trim().slice(0, 80)} »`),
  );

/** Words and controls beside the screen, where nothing can be scrolled to show them. */
const wordsOffScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const hasOwnWords = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (!hasOwnWords(element) && !element.matches('a, button, input, select, textarea'))
          return false;
        const { left, right, width: wide } = element.getBoundingClientRect();
        return (
          wide > 1 &&
          (right > width + 1 || left < -1) &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none' &&
          !element.closest('[aria-hidden="true"]') &&
          !scrolls(element.parentElement)
        );
      })
      .map(({ tagName, textContent }) => `${tagName} « ${textContent.trim().slice(0, 80)} »`);
  });

/** Controls that show nothing when the keyboard comes to them. */
const unseenFocus = async (page: Page): Promise<string[]> => {
  // From here on the browser takes the focus for the keyboard's.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const isOutlined = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      return [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => {
        element.focus({ preventScroll: true });
        const label = (element as HTMLInputElement).labels?.[0];
        return (
          element.tabIndex >= 0 &&
          document.activeElement === element &&
          ![element, label, element.parentElement, element.nextElementSibling].some(isOutlined)
        );
      })
      .map(({ tagName, ariaLabel, textContent }) => `${tagName} « ${ariaLabel ?? textContent} »`);
  });
};
