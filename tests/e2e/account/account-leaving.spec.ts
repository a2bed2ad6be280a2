import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../account-product.ts';

test(
  'a sign-out with nothing left to send leaves nothing behind',
  { tag: '@phone' },
  async ({ account, page, person }) => {
    await account.signUp(person);
    await account.makeCv('Nadia Benali');
    await account.untilSynced();
    await account.goto('/account');
    await page.evaluate(async () => {
      const kept = await caches.open('jalon-shared');
      await kept.put('/shared/cv', new Response('Nadia Benali'));
    });
    const before = await kept(page);
    for (const trace of ['analytics_events', 'jalon-account', 'jalon-last-tool', 'jalon-shared'])
      expect(before.names).toContain(trace);

    await account.askToSignOut();
    await expect(
      page.getByText(/seront effacés de cet appareil. Votre compte les garde/),
    ).toBeVisible();
    await account.button('Me déconnecter').click();
    await account.untilGuest();
    expect(await account.databases()).toEqual([]);
    const after = await kept(page);
    expect(after.names).not.toContain('jalon-shared');
    expect(after.words).not.toMatch(/Nadia|\/account|example\.com/);
    await expect(await account.cvs()).toHaveCount(0);
  },
);

/** What this browser holds beside its databases: the names, and the words behind those of `localStorage`. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    words: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));

test('with unsent work, a sign-out lets the person stay or keep it locked', async ({
  account,
  context,
  page,
  person,
}) => {
  await account.signUp(person);
  await account.untilReadyOffline();
  await context.setOffline(true);
  await account.makeCv('Nadia Benali');
  await account.askToSignOut();
  const dialog = page.getByRole('dialog', { name: 'Se déconnecter?' });
  await expect(dialog.getByText('Ceci est seulement sur cet appareil')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^\d+ modifications?$/]);
  await account.button('Rester connecté').click();
  await expect(account.menu).toBeVisible();

  await account.askToSignOut();
  await account.button('Garder verrouillé sur cet appareil').click();
  await account.untilGuest();
  await expect(await account.cvs()).toHaveCount(0);
  expect(await account.databases()).toHaveLength(1);

  await context.setOffline(false);
  await account.signIn(person);
  await account.untilHome();
  await expect(await account.cvs()).toHaveCount(1);
});

test(
  'with unsent work, a sign-out can export it and erase it here',
  { tag: '@desktop' },
  async ({ account, context, page, person }) => {
    await account.signUp(person);
    await account.untilReadyOffline();
    await context.setOffline(true);
    await account.makeCv('Nadia Benali');
    await account.receivePosting('Soudeuse');
    await account.leaveMessage('Bonjour à toute l’équipe');
    await account.askToSignOut();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
      /^\d+ modifications?$/,
      '1 offre d’emploi en attente',
      '1 message à notre équipe',
    ]);
    const download = page.waitForEvent('download');
    await account.button('Télécharger une copie, puis effacer').click();
    expect((await download).suggestedFilename()).toBe('jalon.json');
    const copy = readFileSync(await (await download).path(), 'utf8');
    for (const words of ['Nadia Benali', 'Soudeuse', 'Bonjour à toute l’équipe'])
      expect(copy).toContain(words);
    await account.untilGuest();
    expect(await page.evaluate(() => localStorage.getItem('contact_outbox'))).toBeNull();
    expect(await account.databases()).toEqual([]);
  },
);

test('signing in asks what becomes of work made on this device', async ({
  account,
  page,
  person,
}) => {
  await account.signUp(person);
  await account.signOut();
  await account.makeCv('Autre personne');
  await account.signIn(person);
  await expect(page.getByText('Du travail est déjà sur cet appareil')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /^1 CV$/ })).toBeVisible();
  await account.button('Le laisser sur cet appareil').click();
  await account.untilHome();
  await expect(await account.cvs()).toHaveCount(0);
  await account.signOut();
  await expect(await account.cvs()).toHaveCount(1);

  await account.signIn(person);
  await account.button('L’ajouter à mon compte').click();
  await account.untilWelcome();
  await expect(
    page.getByText('1 CV de cet appareil est maintenant dans votre compte.'),
  ).toBeVisible();
  await expect(await account.cvs()).toHaveCount(1);
});

test(
  'on a shared computer, the session ends after 15 idle minutes, announced a minute before',
  { tag: '@desktop' },
  async ({ account, page, person }) => {
    await account.signUp(person);
    await account.signOut();
    await page.clock.install();
    await account.signIn(person, { shared: true });
    await account.untilHome();
    const warning = page.getByRole('dialog', { name: 'Êtes-vous toujours là?' });
    // What counts the minutes comes a moment after the page, and counts from then on.
    await expect(async () => {
      await page.clock.fastForward('14:10');
      await expect(warning).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await page.keyboard.press('Shift');
    await expect(warning).toBeHidden();
    await account.markPage();
    // The page leaves by itself from here on: nothing more is asked of it.
    await page.clock.fastForward('15:01');
    await account.untilGuest();
    expect(await account.databases()).toEqual([]);
  },
);

test(
  'on a shared computer, a reload goes on, and whoever comes next finds nothing',
  { tag: '@phone' },
  async ({ account, context, page, person }) => {
    await account.signUp(person);
    await account.makeCv('Nadia Benali');
    await account.untilSynced();
    await account.signOut();
    await account.signIn(person, { shared: true });
    await account.untilHome();
    await page.reload();
    await expect(account.menu).toBeVisible();

    await page.close();
    const next = await context.newPage();
    await next.goto(account.origin);
    await expect(next.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    await expect(next.getByRole('button', { name: /, menu de / })).toBeHidden();
    await expect
      .poll(() =>
        next.evaluate(async () =>
          (await indexedDB.databases()).filter(({ name = '' }) =>
            /^jalon-(?!guest|content)/.test(name),
          ),
        ),
      )
      .toEqual([]);
  },
);
