/** The tabs of the settings and the lock of a device, as a person meets them. */
import { expect, type Page } from '@playwright/test';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

export const lockScreen = (page: Page) =>
  page.getByRole('dialog', { name: 'Jalon est verrouillé' });
export const phrase = (page: Page) =>
  lockScreen(page).getByLabel('Phrase secrète', { exact: true });

/** With the form of the lock open, or still closed. */
export const lockWith = async (page: Page, words: string): Promise<void> => {
  const first = page.getByLabel('Nouvelle phrase secrète');
  if (!(await first.isVisible()))
    await page.getByText('Activer le verrou', { exact: true }).first().click();
  await first.fill(words);
  await page.getByLabel('La même, encore une fois').fill(words);
  await page.getByRole('button', { name: 'Activer le verrou' }).click();
  await expect(page.getByText('Le verrou est activé sur cet appareil.')).toBeVisible();
};
