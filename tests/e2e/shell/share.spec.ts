import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cvFile, truthOf } from '../cv-files.ts';
import { expect, test } from '../journey.ts';

/** What the system's share sheet does: a form posted to the app, here while there is no network. */
const share = async (
  page: Page,
  parts: Record<string, string | { name: string; type: string; bytes: number[] }>,
): Promise<void> => {
  await page.evaluate((given) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    for (const [name, value] of Object.entries(given)) {
      const input = document.createElement('input');
      input.name = name;
      if (typeof value === 'string') input.value = value;
      else {
        const transfer = new DataTransfer();
        const file = new File([new Uint8Array(value.bytes)], value.name, { type: value.type });
        transfer.items.add(file);
        input.type = 'file';
        input.files = transfer.files;
      }
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, parts);
};

test(
  'a CV shared into the app without network is read after the person’s word',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/share');
    await expect(
      page.getByRole('heading', { name: 'Aucune offre d’emploi en attente' }),
    ).toBeVisible();
    await context.setOffline(true);
    await share(page, {
      file: {
        name: 'Mon CV été.pdf',
        type: 'application/pdf',
        bytes: [...readFileSync(cvFile('amira-single.pdf'))],
      },
    });
    await expect(page.getByText('Mon CV été.pdf')).toBeVisible();
    await page.getByRole('link', { name: 'Lire ce CV' }).click();
    await expect(converter.field(converter.words.fullName)).toHaveValue(
      truthOf('amira-single.pdf').fullName,
    );
  },
);

test(
  'a posting shared without network is asked about, then waits in the inbox, once, until it is removed',
  { tag: '@phone' },
  async ({ context, converter, page }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/share');
    await context.setOffline(true);
    await share(page, {
      title: '',
      text: 'Soudeuse\nQuart de jour https://emplois.example.org/42',
    });
    await expect(page.getByText('https://emplois.example.org/42')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Ne pas la garder' }).click();
    await expect(
      page.getByRole('heading', { name: 'Aucune offre d’emploi en attente' }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /garder/i })).toHaveCount(0);
    await share(page, {
      title: '',
      text: 'Soudeuse\nQuart de jour https://emplois.example.org/42',
    });
    await page.getByRole('button', { name: 'Garder l’offre d’emploi' }).click();
    await expect(page.getByText('L’offre d’emploi est enregistrée')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ouvrir l’offre d’emploi' })).toHaveAttribute(
      'href',
      'https://emplois.example.org/42',
    );
    await page.reload();
    await expect(page.getByText('Soudeuse')).toHaveCount(1);
    await page.getByRole('button', { name: /^Retirer/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Aucune offre d’emploi en attente' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Soudeuse')).toBeVisible();
  },
);

test('Chromium finds the app installable', { tag: '@phone' }, async ({ converter, page }) => {
  await converter.open();
  await converter.untilReadyOffline();
  const inspector = await page.context().newCDPSession(page);
  const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, where nothing is ever installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
  const { errors, manifest } = (await inspector.send('Page.getAppManifest')) as {
    errors: unknown[];
    manifest?: { shareTarget?: unknown };
  };
  expect(errors).toEqual([]);
  expect(manifest?.shareTarget).toBeDefined();
});
