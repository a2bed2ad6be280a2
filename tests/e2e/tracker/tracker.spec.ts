import { DAY_MS } from '../../../src/domain/duration.ts';
import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';
import type { SeededApplication } from '../pages/tracker.ts';

test.use(WITHOUT_WORKER);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `YYYY-MM-DD` so many days from today, where the browser is. */
const day = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(
    Date.now() + days * DAY_MS,
  );

const SEARCH: SeededApplication[] = [
  {
    title: 'Ingénieure civile',
    company: 'Conseil Laurentia',
    location: 'Montréal',
    status: 'interview',
    source: 'linkedin',
    interviewAt: `${day(2)}T10:30`,
  },
  {
    title: 'Chargée de projets',
    company: 'Infrastructures Boréales',
    dateApplied: day(-12),
    reminders: [{ type: 'follow-up', dueOn: day(-2) }],
  },
  { title: 'Analyste', company: 'Groupe Ferland', dateApplied: day(-5), deadline: day(1) },
  { title: 'Conseillère', company: 'Ouvrages du Nord', locked: true },
  { title: 'Technicienne', company: 'Nordet', status: 'rejected' },
];

test(
  'nothing yet, then five: the limit is said before anything is typed',
  { tag: '@phone' },
  async ({ page, tracker }) => {
    await tracker.open();
    await expect(page.getByRole('heading', { name: 'Votre première candidature' })).toBeVisible();
    await expect(page.getByText('0 sur 5 dans le forfait gratuit')).toBeVisible();
    await expectAccessible(page, 'empty');

    await tracker.seed(['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, company: 'Ville' })));
    await expect(page.getByText(tracker.words.limit)).toBeVisible();
    await expect(page.getByText('5 sur 5 dans le forfait gratuit')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir les forfaits' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await page
      .getByRole('link', { name: /^Ajouter( une candidature)?$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/add=new/);
    await expect(page.getByText(tracker.words.limit)).toBeVisible();
    await page.goBack();

    // One that is thrown away gives its place back.
    await tracker.open('?view=list');
    await tracker.discard('A');
    await expect(page.getByText('4 sur 5 dans le forfait gratuit')).toBeVisible();
    await expect(page.getByText(tracker.words.limit)).toHaveCount(0);
    await page.getByRole('link', { name: 'Corbeille (1)' }).click();
    await page.getByRole('button', { name: /^Restaurer « A/ }).click();
    await expect(page.getByText(/n’est plus dans la corbeille\.$/)).toBeVisible();
    await tracker.open();
    await expect(page.getByText(tracker.words.limit)).toBeVisible();
  },
);

test('the list is searched, filtered and put in order, and the address keeps it', async ({
  page,
  tracker,
}) => {
  await tracker.open();
  await tracker.seed(SEARCH);
  await tracker.open('?view=list');
  await expect(tracker.tab(/^Actives/)).toHaveText('Actives4');
  await expect(page.getByText('Relance en retard de 2 jours').last()).toBeVisible();
  await expect(page.getByText(/^Au-delà des places gratuites/)).toBeVisible();
  await expectAccessible(page, 'list');

  await tracker.search.fill('LAURENTIA montreal');
  await expect(page.getByText('1 candidature trouvée')).toBeVisible();
  await expect(tracker.link('Ingénieure civile')).toBeVisible();
  await expect(page).toHaveURL(/q=LAURENTIA/);
  await page.reload();
  await expect(tracker.search).toHaveValue('LAURENTIA montreal');
  await expect(tracker.link('Analyste')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(tracker.link('Analyste')).toBeVisible();

  await page.getByRole('button', { name: tracker.words.filter, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer et trier' });
  await dialog.getByLabel('Statut').selectOption('Envoyée');
  await dialog.getByLabel('Ordre').selectOption('Entreprise, de A à Z');
  await expectAccessible(page, 'filters');
  await dialog.getByRole('button', { name: 'Voir les candidatures' }).click();
  await expect(page).toHaveURL(/status=applied.*sort=company|sort=company.*status=applied/);
  await expect(page.locator('a[id^="application-"]')).toHaveText([
    'Analyste',
    'Chargée de projets',
    'Conseillère',
  ]);

  await tracker.open('?view=list');
  await tracker.tab(/^Entrevues/).click();
  await tracker.setStatus('Ingénieure civile', 'Offre');
  await expect(page.getByText('« Ingénieure civile » : Offre')).toBeVisible();
  await expect(tracker.link('Ingénieure civile')).toHaveCount(0);
  await page.getByRole('button', { name: tracker.words.undo, exact: true }).click();
  await expect(tracker.link('Ingénieure civile')).toBeVisible();
});

test(
  'several are chosen, changed, thrown away and taken back',
  { tag: '@phone' },
  async ({ page, tracker }) => {
    await tracker.open();
    await tracker.seed(SEARCH);
    await tracker.open('?view=list');
    await page.getByRole('button', { name: tracker.words.choose, exact: true }).click();
    const bar = page.getByRole('region', { name: 'Candidatures choisies' });
    await page.getByRole('checkbox', { name: /Chargée de projets/ }).check();
    await page.getByRole('checkbox', { name: /Conseillère/ }).check();
    await expect(bar).toContainText('2 sur 5');
    await expect(bar).toContainText('verrouillées');
    await expectAccessible(page, 'choosing');
    await bar.getByRole('button', { name: 'Statut' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await expect(page.getByText('1 candidature : Close')).toBeVisible();
    await expect(tracker.tab(/^Actives/)).toHaveText('Actives3');
    await page.getByRole('button', { name: tracker.words.undo, exact: true }).click();
    await expect(tracker.tab(/^Actives/)).toHaveText('Actives4');
    await expect(page.getByText('Relance en retard de 2 jours').last()).toBeVisible();

    await page.getByRole('button', { name: tracker.words.choose, exact: true }).click();
    await bar.getByRole('checkbox', { name: 'Tout choisir' }).check();
    await bar.getByRole('button', { name: tracker.words.bin }).click();
    await expect(page.getByText('5 candidatures sont dans la corbeille.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Votre première candidature' })).toBeVisible();
    await page.getByRole('button', { name: tracker.words.undo, exact: true }).click();
    await expect(tracker.tab(/^Toutes/)).toHaveText('Toutes5');
  },
);

test('a card is drawn from column to column, or sent there by its menu @desktop', async ({
  page,
  tracker,
}) => {
  await tracker.open();
  await tracker.seed(SEARCH);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Envoyées').getByRole('link', { name: 'Analyste' })).toBeVisible();
  await expectAccessible(page, 'board');

  const drag = async (title: string, to: string) => {
    const from = await tracker.link(title).boundingBox();
    const target = await column(to).boundingBox();
    if (!from || !target) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 60, { steps: 12 });
    await page.mouse.up();
  };
  await drag('Analyste', 'Offres');
  await expect(column('Offres').getByRole('link', { name: 'Analyste' })).toBeVisible();
  await drag('Analyste', 'Refusées et closes');
  const dialog = page.getByRole('dialog', { name: /s’est-elle terminée/ });
  await dialog.getByLabel(/^Raison/).selectOption('Aucune réponse');
  await expectAccessible(page, 'how it ended');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(column('Refusées et closes').getByRole('link', { name: 'Analyste' })).toBeVisible();
  // What is locked stays.
  await drag('Conseillère', 'Offres');
  await expect(column('Envoyées').getByRole('link', { name: 'Conseillère' })).toBeVisible();

  const menu = page.getByRole('button', { name: 'Changer le statut de « Chargée de projets »' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
  await expect(item('Envoyée')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Entrevue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(column('Entrevues').getByRole('link', { name: 'Chargée de projets' })).toBeFocused();

  // Each column takes a new one, which stands there at once.
  await column('Offres').getByRole('link', { name: 'Ajouter dans « Offres »' }).click();
  await expect(page.getByLabel('Statut')).toHaveValue('offer');
  await page.getByLabel('Titre du poste').fill('Soudeuse');
  await page.getByLabel('Entreprise').fill('Atelier Boréal');
  await page.getByRole('button', { name: 'Ajouter la candidature' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soudeuse' })).toBeVisible();
  await tracker.open();
  await expect(column('Offres').getByRole('link', { name: 'Soudeuse' })).toBeVisible();
});

test('a month is walked by the keyboard', { tag: '@desktop' }, async ({ page, tracker }) => {
  await tracker.open();
  await tracker.seed(SEARCH);
  await tracker.open('?view=calendar');
  const today = page.locator('[aria-current="date"]');
  await today.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Analyste' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const plan = page.locator('section[aria-labelledby="day-plan"]');
  await expect(plan).toContainText('Entrevue, 10 h 30');
  await expectAccessible(page, 'month');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(plan).toContainText('Rien ce jour-là.');
  await expect(page.locator('[id^="day-"]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Aujourd’hui' }).click();
  await expect(today).toBeFocused();
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('a long list keeps its place while one of its applications is open @phone', async ({
    page,
    tracker,
  }) => {
    await tracker.open();
    await tracker.seed(
      Array.from({ length: 300 }, (_, at) => ({ title: `Clerk ${at}`, company: 'City of Laval' })),
    );
    await expectFitsLargeText(page, 'list');
    await expect(page.locator('a[id^="application-"]').first()).toBeVisible();
    expect(await page.locator('a[id^="application-"]').count()).toBeLessThan(60);
    await page.mouse.wheel(0, 9000);
    const link = page.locator('a[id^="application-"]:visible').nth(6);
    const title = (await link.textContent()) ?? '';
    await tracker.link(title).click();
    await expect(page).toHaveURL(/application=/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await page.goBack();
    await expect(tracker.link(title)).toBeFocused();
    await expect(tracker.link(title)).toBeInViewport();
  });
});
