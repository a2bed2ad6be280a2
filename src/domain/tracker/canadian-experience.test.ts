import { expect, it, test } from 'vitest';
import { canadianExperienceNote } from './canadian-experience.ts';

test.each([
  'Canadian experience required.',
  'Must have at least 2 years of Canadian work experience',
  'Three years of accounting experience in Canada is mandatory.',
  'Expérience canadienne exigée',
  'Vous avez 3 ans d’expérience de travail au Canada.',
])('in Ontario, “%s” is noted', (sentence) => {
  const text = `Cook wanted.\n\n- ${sentence}\n- Good knife skills`;
  const note = canadianExperienceNote(text, 'ON');
  expect(note?.sentence).toBe(sentence);
  expect(note).toMatchObject({ since: '2026-01-01', employees: 25 });
  expect(canadianExperienceNote(text, 'AB')).toBeUndefined();
  expect(canadianExperienceNote(text, undefined)).toBeUndefined();
});

test.each([
  'No Canadian experience required.',
  'Canadian experience is not required.',
  'Canadian experience is an asset',
  'Aucune expérience canadienne exigée',
  'L’expérience canadienne n’est pas requise.',
  'Three years of experience with a Canadian bank’s software',
])('“%s” is not', (sentence) => {
  expect(canadianExperienceNote(sentence, 'ON')).toBeUndefined();
});

it('quotes a demand without what stands on the lines around it', () => {
  const text = 'Salaire : 28 $ l’heure\nExpérience canadienne exigée\nPostulez en ligne';
  expect(canadianExperienceNote(text, 'ON')?.sentence).toBe('Expérience canadienne exigée');
});

it('quotes a demand broken over two lines as one', () => {
  expect(canadianExperienceNote('Needs Canadian\nexperience. Apply!', 'ON')?.sentence).toBe(
    'Needs Canadian experience.',
  );
});
