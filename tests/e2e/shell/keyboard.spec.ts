import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cvFile, truthOf } from '../cv-files.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';

test.use(WITHOUT_WORKER);

test(
  'a CV is converted with the keyboard alone, and the focus is always seen',
  { tag: '@desktop' },
  async ({ converter, page }) => {
    const { words } = converter;
    await converter.open();
    await tabTo(page, words.paste);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: words.pasteTitle })).toBeVisible();
    await tabTo(page, words.pasteField);
    await page.keyboard.insertText(readFileSync(cvFile('koffi-courriel.txt'), 'utf8'));
    await tabTo(page, words.pasteRead);
    await page.keyboard.press('Space');
    await expect(converter.field(words.fullName)).toHaveValue(
      truthOf('koffi-courriel.txt').fullName,
    );
    // A new step begins at its heading.
    await expect(page.locator('main h1')).toBeFocused();

    await tabTo(page, words.tabs.personal);
    await page.keyboard.press('ArrowRight');
    await expect(converter.tab('experience')).toBeFocused();
    await expect(converter.tab('experience')).toHaveAttribute('aria-selected', 'true');
    const first = page.getByRole('button', { name: 'Descendre l’emploi 1' });
    await tabTo(page, 'Descendre l’emploi 1');
    await expect(first).toBeFocused();
    const moved = await page.getByRole('textbox', { name: 'Titre du poste' }).first().inputValue();
    await page.keyboard.press('Enter');
    // It is last now and can only go back up: the focus waits on that.
    await expect(page.getByRole('button', { name: 'Monter l’emploi 2' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('textbox', { name: 'Titre du poste' }).first()).toHaveValue(moved);

    await tabTo(page, words.next);
    await page.keyboard.press('Enter');
    await converter.untilReady();
    await expect(page.locator('main h1')).toBeFocused();
    await tabTo(page, 'moderne');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'classique' })).toBeChecked();
    await tabTo(page, 'PDF');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  },
);

/** Presses Tab until the control whose name begins with `name` has the focus; each stop must show it. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedControl);
    if (stop.name !== '') expect.soft(stop.seen, `focus on « ${stop.name} »`).toBe(true);
    if (stop.name.startsWith(name)) return;
  }
  throw new Error(`Tab never came to « ${name} ».`);
};

/** Its name, and whether something is drawn around it inside the screen. */
const focusedControl = (): { name: string; seen: boolean } => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: '', seen: true };
  const label = (element as HTMLInputElement).labels?.[0];
  // A template's label also holds the drawing of its page.
  const words = element.matches('[type="radio"]')
    ? (element as HTMLInputElement).value
    : (label?.textContent ?? element.textContent);
  const name = (element.getAttribute('aria-label') ?? words).trim();
  const around = [element, label, element.parentElement, element.nextElementSibling];
  const drawn = around.some((candidate) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const box = (label ?? element).getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { name, seen: drawn && inside };
};
