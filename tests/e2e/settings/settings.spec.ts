import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../pages/accessibility.ts';
import { lockScreen, lockWith, phrase, tab } from '../pages/settings.ts';

const html = (page: Page) => page.locator('html');

test(
  'a guest chooses with the keyboard how Jalon looks, offline too, and takes it all back',
  { tag: '@phone' },
  async ({ context, page, converter }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Langue et compte' })).toBeVisible();
    await expectAccessible(page, 'general, guest');
    expect(await smallTargets(page, 24)).toEqual([]);
    await page.getByLabel('Province ou territoire où vous cherchez').selectOption('QC');
    await page.getByLabel('mars 2021', { exact: true }).click();
    await expect(page.getByLabel('mars 2021', { exact: true })).toBeChecked();

    await test.step('the tabs, by arrows, each without a violation', async () => {
      await tab(page, 'Général').focus();
      for (const name of ['Notifications', 'Apparence', 'Sécurité']) {
        await page.keyboard.press('ArrowRight');
        await expect(tab(page, name)).toBeFocused();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
        await expectAccessible(page, `${name}, guest`);
        await expectNoSidewaysScroll(page, `${name}, guest`);
      }
    });

    await test.step('what is chosen holds at once, and after a reload without network', async () => {
      await context.setOffline(true);
      await tab(page, 'Apparence').click();
      await page.getByRole('switch', { name: 'Mode sombre' }).press('Space');
      await page.getByLabel('Très grande').click();
      await expect(page.getByLabel('Très grande')).toBeChecked();
      await page.getByRole('switch', { name: 'Réduire les animations' }).press('Space');
      await page.getByRole('switch', { name: 'Sons', exact: true }).press('Space');
      await expect(page.getByRole('switch', { name: 'Sons', exact: true })).toBeChecked();
      await page.reload();
      for (const [name, value] of [
        ['data-theme', 'dark'],
        ['data-text', 'larger'],
        ['data-motion', 'calm'],
      ] as const)
        await expect(html(page)).toHaveAttribute(name, value);
      expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');
      await expect(page.getByRole('switch', { name: 'Sons', exact: true })).toBeChecked();
      await expectNoSidewaysScroll(page, 'very large text');
      await tab(page, 'Général').click();
      await expect(page.getByLabel('Province ou territoire où vous cherchez')).toHaveValue('QC');
    });

    await test.step('a new application begins with the region', async () => {
      await page.goto('/modules/job-tracker?add=new');
      await expect(page.getByLabel('Province ou territoire')).toHaveValue('QC');
    });

    await test.step('a reset that fails says so and why, and the next takes it back', async () => {
      await page.goto('/settings');
      await expect(page.getByLabel('Province ou territoire où vous cherchez')).toHaveValue('QC');
      await page.evaluate(fillTheDevice);
      await page.getByLabel('Province ou territoire où vous cherchez').selectOption('ON');
      await expect(page.getByText('Impossible de modifier les paramètres')).toBeVisible();
      await expect(page.getByText('Il n’y a plus d’espace sur cet appareil')).toBeVisible();
      await reset(page);
      await expect(page.getByText('La réinitialisation a échoué')).toBeVisible();
      await expectAccessible(page, 'general, refused');
      await page.reload();
      await expect(page.getByLabel('Province ou territoire où vous cherchez')).toHaveValue('QC');
      await reset(page);
      await expect(page.getByText('Les paramètres sont ceux du début.')).toBeVisible();
      await expect(html(page)).not.toHaveAttribute('data-text');
      await expect(page.getByLabel('Province ou territoire où vous cherchez')).toHaveValue('');
    });

    await test.step('a passphrase locks every tab, and nothing shows until it comes', async () => {
      await tab(page, 'Sécurité').click();
      await page.getByText('Activer le verrou', { exact: true }).first().click();
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await page.getByLabel('Nouvelle phrase secrète').fill('neige en avril');
      await page.getByLabel('La même, encore une fois').fill('neige en mai');
      await page.getByRole('button', { name: 'Activer le verrou' }).click();
      await expect(page.getByText('Les deux phrases sont différentes.')).toBeVisible();
      await lockWith(page, 'neige en avril');
      await expectAccessible(page, 'security, lock on');

      const other = await context.newPage();
      await other.goto('/dashboard');
      // Another tab of the same person is open: nothing is asked.
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Verrouiller maintenant' }).click();
      for (const one of [page, other]) {
        await expect(phrase(one)).toBeVisible();
        await expect(one.getByRole('main')).toBeHidden();
      }
      await expectAccessible(other, 'locked');
      await other.close();
    });

    await test.step('wrong tries are slowed, whatever is reloaded', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      for (let tries = 1; tries <= 5; tries += 1) {
        await phrase(page).fill(`neige en mai ${tries}`);
        await page.keyboard.press('Enter');
        await expect(lockScreen(page).getByText('Ce n’est pas la bonne phrase.')).toBeVisible();
      }
      await expect(page.getByText('Trop d’essais.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Déverrouiller' })).toBeDisabled();
      expect(await seenAtFirst(page)).toEqual([]);
    });

    await test.step('forgotten: a day later, a copy can be taken and all erased', async () => {
      await page.getByRole('button', { name: 'Phrase oubliée?' }).click();
      await page.getByRole('button', { name: 'J’ai oublié la phrase' }).click();
      await expect(page.getByText('Revenez après le')).toBeVisible();
      await expectAccessible(page, 'forgotten');
      await page.evaluate(() => {
        const lock = JSON.parse(localStorage.getItem('jalon-lock') ?? '{}') as object;
        localStorage.setItem(
          'jalon-lock',
          JSON.stringify({ ...lock, failedAt: 0, forgottenAt: 0 }),
        );
      });
      await page.reload();
      await phrase(page).fill('neige en avril');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Cette demande est annulée')).toBeVisible();
      await tab(page, 'Général').click();
      await page.getByLabel('Province ou territoire où vous cherchez').selectOption('MB');
      await tab(page, 'Sécurité').click();
      await page.getByRole('button', { name: 'Verrouiller maintenant' }).click();
      await page.evaluate(() => {
        const lock = JSON.parse(localStorage.getItem('jalon-lock') ?? '{}') as object;
        localStorage.setItem('jalon-lock', JSON.stringify({ ...lock, forgottenAt: 1 }));
      });
      await page.getByRole('button', { name: 'Phrase oubliée?' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Télécharger une copie, puis effacer' }).click();
      const copy = readFileSync(await (await download).path(), 'utf8');
      expect(copy).toContain('"MB"');
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('jalon-lock'))).toBeNull();
    });

    await test.step('the other language', async () => {
      await context.setOffline(false);
      await page.goto('/settings');
      await page.getByRole('radio', { name: 'English' }).click();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => JSON.parse(localStorage.getItem('generalSettings') ?? '{}')),
      ).toMatchObject({ language: 'en' });
    });
  },
);

const reset = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Réinitialiser les paramètres' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Réinitialiser' }).click();
};

const fillTheDevice = (): void => {
  const full = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: full, add: full });
};

/** Words of the page itself that a person can see before anything is asked. */
const seenAtFirst = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, h2, p, a, button)')]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .map((element) => element.textContent ?? ''),
  );
