import { expect, test, WITHOUT_WORKER } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';

test.use(WITHOUT_WORKER);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ANSWER =
  'À la clinique de Laval, une collègue et moi ne lisions pas un dossier de la même façon. Je devais décider avant midi. J’ai relu les notes avec elle, puis j’ai appelé la pharmacie. Résultat : le patient a reçu le bon dosage en 20 minutes, et nous avons changé la feuille de suivi.';

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a nurse practises without a network: a draft that comes back, feedback, a simulation paused and gone on with',
    { tag: '@phone' },
    async ({ context, page, training }) => {
      await training.open();
      await expect(training.questions.first()).toBeVisible();
      await training.untilKept();
      await expectAccessible(page, 'questions');
      await context.setOffline(true);

      await test.step('the filters say how many questions they leave', async () => {
        await training.button(training.words.filter).click();
        const dialog = page.getByRole('dialog', { name: 'Filtrer les questions' });
        const option = dialog
          .getByLabel('Catégorie')
          .locator('option', { hasText: 'Comportementale' });
        const [, count] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? [];
        await dialog.getByLabel('Catégorie').selectOption('behavioral');
        await expectAccessible(page, 'filters');
        await dialog.getByRole('button', { name: 'Voir les questions' }).click();
        await expect(page).toHaveURL(/category=behavioral/);
        await expect(page.getByText(`${count} questions (Comportementale)`)).toBeVisible();
        await training.search.fill('xyzw');
        await expect(
          page.getByRole('heading', { name: 'Aucune question ne correspond' }),
        ).toBeVisible();
        await training.button('Voir toutes les questions').click();
        await expect(training.search).toHaveValue('');
        await expect(page).not.toHaveURL(/category/);
      });

      const asked = (await training.questions.first().textContent()) ?? '';
      await test.step('what is typed is a draft, and comes back after the page was closed', async () => {
        await training.questions.first().click();
        await expect(page.getByRole('heading', { level: 1, name: asked })).toBeFocused();
        await training.type(ANSWER.slice(0, 80));
        await page.reload();
        await expect(page.getByText(training.words.restored)).toBeVisible();
        await expect(training.answer).toHaveValue(ANSWER.slice(0, 80));
        await expectAccessible(page, 'draft restored');
        await training.type(ANSWER);
      });

      await test.step('the answer is judged on the device, kept, and can be made better', async () => {
        await training.button(training.words.give).click();
        await expect(page.getByText('Rétroaction générée')).toBeVisible();
        await expect(
          training.feedback.getByText(training.words.feedback, { exact: true }),
        ).toBeFocused();
        await expectAccessible(page, 'feedback');
        await expectFitsLargeText(page, 'feedback');
        await training.button('Améliorer cette réponse').click();
        await expect(training.answer).toBeFocused();
        await expect(training.answer).toHaveValue(ANSWER);
        await page.getByText(/· \d+ mots/).click();
        await expect(training.button('Revoir la rétroaction')).toBeVisible();
        await page.getByRole('link', { name: 'Toutes les questions' }).click();
        const row = page.getByRole('listitem').filter({ hasText: asked });
        await expect(row).toContainText('1 réponse');
        await expect(row.getByRole('link')).toBeFocused();
      });

      await test.step('a simulation waits where its tab was closed, and takes the unsaved answer when time ends', async () => {
        await training.tab('Simulation').click();
        await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
        await page.getByLabel(training.words.timeField).selectOption(training.words.oneMinute);
        await expectAccessible(page, 'simulation');
        await training.button(training.words.start).click();
        await training.expectProgress(1, 3);
        await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
        await training.type(ANSWER);
        await expectAccessible(page, 'question 1');
        await training.button(training.words.next).click();
        await training.expectProgress(2, 3);
        await training.type('Je vérifierais d’abord la prescription');
        await page.clock.install();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'En pause' })).toBeVisible();
        await expect(page.getByText(/il reste .+ pour cette réponse/)).toBeVisible();
        await expectAccessible(page, 'paused');
        await training.button('Continuer').click();
        await expect(training.answer).toHaveValue('Je vérifierais d’abord la prescription');
        await page.clock.fastForward(60_000);
        await training.expectProgress(3, 3);
        await expect(
          page.getByText('Le temps est écoulé. Votre réponse est gardée.'),
        ).toBeVisible();
        await training.button('Passer').click();
      });

      await test.step('its summary stays to be read, and the free plan has no second one', async () => {
        await expect(page.getByText('Simulation terminée', { exact: true })).toBeVisible();
        await expect(page.getByText('2 réponses données sur 3 questions.')).toBeVisible();
        await expect(page.getByText('Arrivez 10 à 15 minutes en avance.')).toBeVisible();
        await expectAccessible(page, 'summary');
        await page.getByRole('link', { name: 'Préparation aux entrevues' }).first().click();
        await expect(
          page.getByText('Vous avez fait la simulation du forfait gratuit'),
        ).toBeVisible();
        await training.tab('Sur mesure').click();
        await expect(page.getByText('L’entrevue sur mesure fait partie de Premium')).toBeVisible();
        await training.tab('Progression').click();
        await expect(page.getByText('Questions répondues').locator('..')).toContainText('3');
        await expectAccessible(page, 'analytics');
      });
    },
  );
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test(
    'a question is found, answered and judged with the keyboard alone',
    { tag: '@desktop' },
    async ({ page, training }) => {
      await training.open();
      await expect(training.questions.first()).toBeVisible();
      await training.search.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(training.questions.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await training.answer.focus();
      await page.keyboard.type(
        'In my last job I led a team of 4 and we cut the delay by 30 percent.',
      );
      await page.keyboard.press('Tab');
      await expect(training.button(training.words.give)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        training.feedback.getByText(training.words.feedback, { exact: true }),
      ).toBeFocused();
      await expectAccessible(page, 'English feedback');
      await training.open('?tab=settings');
      await page.getByRole('switch', { name: /Open the tips/ }).focus();
      await page.keyboard.press('Space');
      await expectAccessible(page, 'English settings');
    },
  );

  test(
    'what an employer may not ask is judged by the law of a province, with three ways to answer',
    { tag: '@desktop' },
    async ({ page, training }) => {
      await training.open('?tab=rights');
      await page.getByLabel('Province or territory of the employer').selectOption('QC');
      await expect(page.getByText('Question 1 of 18 · Quebec')).toBeVisible();
      await expectAccessible(page, 'rights');
      await training.button('No, they should not').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toContainText('Right: you should not be asked this');
      await expect(
        page.getByRole('link', { name: /Québec Charter .*, section 18\.1/ }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Copy the answer/ })).toHaveCount(3);
      await expectAccessible(page, 'rights, answered');
      await training.button(training.words.next).focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'Are you legally entitled to work in Canada?' }),
      ).toBeFocused();
    },
  );
});
