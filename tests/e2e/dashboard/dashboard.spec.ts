import type { Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day.ts';
import { expect, test } from '../journey.ts';
import { expectAccessible, expectFitsLargeText } from '../pages/accessibility.ts';

// Every state is looked at by axe, in both themes.

const region = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'a morning: what is late comes first, every number is that of the search, and all of it works without a network',
  { tag: '@desktop' },
  async ({ context, page, tracker, converter }) => {
    await converter.open();
    await converter.untilReadyOffline();
    await page.goto('/dashboard');
    // Somebody new: each part that is empty starts the next step.
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
    await expect(
      region(page, 'À faire aujourd’hui').getByRole('link', { name: 'Convertir mon CV' }),
    ).toBeVisible();
    await expect(page.getByText(/^Aucune activité récente/)).toBeVisible();
    await expect(page.getByText(/^Aucune échéance à venir/)).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Préparation' })).toHaveAttribute(
      'aria-valuetext',
      /^0 étapes sur 12/,
    );
    await expectAccessible(page, 'dashboard, empty');

    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await tracker.seed([
      {
        title: 'Ingénieure civile',
        company: 'Conseil Laurentia',
        status: 'interview',
        dateApplied: addDays(today, -20),
        interviewAt: `${addDays(today, 4)}T10:30`,
      },
      {
        title: 'Chargée de projets',
        company: 'Infrastructures Boréales',
        dateApplied: addDays(today, -9),
        reminders: [{ type: 'follow-up', dueOn: addDays(today, -2) }],
      },
      {
        title: 'Estimatrice',
        company: 'Groupe Vallier',
        deadline: addDays(today, 7),
      },
      { title: 'Technicienne', company: 'Ville de Laval', status: 'rejected' },
    ]);
    await context.setOffline(true);
    await page.reload();
    const due = region(page, 'À faire aujourd’hui');
    await expect(
      due.getByRole('link', { name: 'Relance\u00A0: Infrastructures Boréales' }),
    ).toBeVisible();
    await expect(due.getByText('En retard de 2 jours')).toBeVisible();
    await expect(page.getByText(/Conseil Laurentia\.\s+Il vous reste 4 jours/)).toBeVisible();
    const figures = region(page, 'En chiffres').getByRole('definition');
    await expect(figures).toHaveText(['4', '1', '0', '–']);
    await expect(page.getByRole('meter', { name: 'Candidatures' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(region(page, 'À venir').getByRole('listitem')).toHaveText([
      /Conseil Laurentia/,
      /Groupe Vallier/,
    ]);
    await expect(region(page, 'Activité récente').getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page, 'dashboard, filled');
    await expectFitsLargeText(page, 'dashboard, filled');

    // By keyboard: done, and taken back.
    await due.getByRole('button', { name: /^Fait/ }).focus();
    await page.keyboard.press('Enter');
    await expect(due.getByText('Préparer l’entrevue', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(due.getByText('En retard de 2 jours')).toBeVisible();

    // A month is turned to the day of the interview, which tells what there is.
    const interview = addDays(today, 4);
    const calendar = page.getByRole('table').first();
    if (interview.slice(0, 7) !== today.slice(0, 7))
      await page.getByRole('button', { name: 'Mois suivant' }).click();
    const day = `${Number(interview.slice(8))}(er)?\\s\\S+\\s${interview.slice(0, 4)}`;
    await calendar.getByRole('button', { name: new RegExp(`\\s${day}.*échéance`) }).press('Enter');
    await expect(
      page.getByRole('link', { name: /^Entrevue\s: Conseil Laurentia, 10\sh\s30$/ }),
    ).toBeVisible();

    // The line's figures as a table.
    const progress = region(page, 'Votre évolution');
    await expect(progress.getByRole('img').first()).toHaveAccessibleName(/^Candidatures envoyées/);
    await progress.getByRole('radio', { name: 'Tableau' }).check({ force: true });
    await expect(progress.getByRole('columnheader', { name: 'Semaine du' })).toBeVisible();
    await expectAccessible(page, 'dashboard, calendar day and table');

    await page.getByText('Voir toutes les étapes').click();
    await page.getByRole('link', { name: '5 candidatures ajoutées' }).click();
    await expect(page).toHaveURL(/\/modules\/job-tracker\?add=new/);
  },
);
