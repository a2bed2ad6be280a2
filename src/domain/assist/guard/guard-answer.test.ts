import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssistRequest } from '../assist-request.ts';
import { readAnswer } from '../read-answer.ts';
import { guardAnswer } from './guard-answer.ts';
import { numbersIn } from './numbers.ts';

const line: AssistRequest = {
  purpose: 'achievement',
  language: 'fr',
  text: 'Responsable de la livraison de 14 km de conduites pour Ville de Laval, avec une équipe de 6 personnes et AutoCAD',
  facts: ['Conductrice de travaux'],
};
const english: AssistRequest = {
  purpose: 'achievement',
  language: 'en',
  text: 'Was responsible for reducing waiting time by 25% at Hôpital Sainte-Marie using Excel',
  facts: ['Administrative assistant'],
};
const why = (request: AssistRequest, answer: string): string | undefined =>
  guardAnswer(request, readAnswer(answer))?.why;

describe('the guard lets through what says the same', () => {
  test.each([
    [
      line,
      'Livrer 14 km de conduites pour Ville de Laval avec une équipe de 6 personnes et AutoCAD',
    ],
    [
      line,
      '« Livré 14 km de conduites pour la Ville de Laval, avec AutoCAD et une équipe de 6 personnes. »',
    ],
    [
      line,
      '- Livré, avec une équipe de six personnes, 14 km de conduites pour Ville de Laval (AutoCAD)',
    ],
    [
      line,
      '<think>12 ou 14?</think>\nLivrer 14 km de conduites pour Ville de Laval avec 6 personnes et AutoCAD',
    ],
    [english, 'Reduced waiting time by 25% at Hôpital Sainte-Marie using Excel'],
    [english, 'Cut waiting time by 25 % at Hôpital Sainte-Marie with Excel.'],
  ])('%#', (request, answer) => {
    expect(guardAnswer(request, readAnswer(answer))).toBeUndefined();
  });

  test('a translation', () => {
    const request = { ...line, purpose: 'translation', language: 'en', facts: [] } as const;
    const answer =
      'Responsible for the delivery of 14 km of pipes for Ville de Laval, with a team of 6 people and AutoCAD';
    expect(guardAnswer(request, answer)).toBeUndefined();
    const back = { ...english, purpose: 'translation', language: 'fr', facts: [] } as const;
    const french =
      'Responsable de réduire de 25 % le temps d’attente à Hôpital Sainte-Marie avec Excel';
    expect(guardAnswer(back, french)).toBeUndefined();
  });

  test('a summary of the facts alone', () => {
    const request: AssistRequest = {
      purpose: 'summary',
      language: 'en',
      text: '',
      facts: ['Nurse', 'Hôpital Sainte-Marie', 'Triage', 'Wound care', 'French, English'],
    };
    const answer =
      'Nurse with experience at Hôpital Sainte-Marie in triage and wound care. Works in French and English.';
    expect(guardAnswer(request, answer)).toBeUndefined();
  });

  test('an interview answer told in order', () => {
    const request: AssistRequest = {
      purpose: 'answer',
      language: 'en',
      text: 'So the printer was broken and people waited. I called the supplier and I wrote a note to the team. After that people waited 10 minutes and not 2 hours.',
      facts: ['Tell me about a problem you solved.'],
    };
    const answer =
      'The printer was broken and people waited 2 hours. I had to solve the problem for the team.\n\nI called the supplier and wrote a note to the team. As a result, people waited 10 minutes.';
    expect(guardAnswer(request, answer)).toBeUndefined();
  });
});

test('the guard lets through words of the language that are names of tools too', () => {
  const answer = 'Reduced waiting time by 25% at Hôpital Sainte-Marie and excel with both teams';
  expect(why(english, answer)).toBeUndefined();
  const vite = 'Livrer vite 14 km de conduites pour Laval avec une équipe de 6 personnes';
  expect(why(line, vite)).toBeUndefined();
});

describe('the guard refuses', () => {
  test.each([
    [
      'a number made up',
      'Livrer 15 km de conduites pour Ville de Laval, équipe de 6 personnes, AutoCAD',
      'number',
    ],
    [
      'a number in words',
      'Livrer 14 km de conduites pour Laval avec une équipe de douze personnes et AutoCAD',
      'number',
    ],
    [
      'another unit',
      'Livrer 14 % de conduites pour Ville de Laval avec 6 personnes et AutoCAD',
      'number',
    ],
    [
      'a multiple',
      'Livrer 14 km de conduites pour Laval, doubler une équipe de 6 personnes et AutoCAD',
      'number',
    ],
    [
      'a date',
      'Livrer 14 km de conduites à Laval en mars, avec une équipe de 6 personnes',
      'number',
    ],
    [
      'a year',
      'Livrer 14 km de conduites à Laval en 2019, avec une équipe de 6 personnes',
      'number',
    ],
    [
      'an employer',
      'Livrer 14 km de conduites pour Hydro-Québec avec une équipe de 6 personnes',
      'name',
    ],
    [
      'an employer at the start',
      'Bombardier : livrer 14 km de conduites avec une équipe de 6 personnes',
      'name',
    ],
    [
      'a person',
      'Livrer 14 km de conduites à Laval avec Marie Tremblay et une équipe de 6 personnes',
      'name',
    ],
    [
      'an acronym',
      'Livrer 14 km de conduites pour Laval, certifiée PMP, équipe de 6 personnes',
      'name',
    ],
    [
      'a tool in capitals',
      'Livrer 14 km de conduites pour Laval avec Revit et une équipe de 6 personnes',
      'name',
    ],
    [
      'a tool in small letters',
      'livrer 14 km de conduites pour Laval avec python et une équipe de 6 personnes',
      'tool',
    ],
    [
      'a tool in small letters that its name writes with a capital',
      'livrer 14 km de conduites pour Laval avec excel et une équipe de 6 personnes',
      'tool',
    ],
    [
      'a number lost',
      'Livrer des conduites pour Ville de Laval avec une équipe et AutoCAD',
      'lost',
    ],
    [
      'the other language',
      'Delivered 14 km of pipes for Ville de Laval with a team of 6 people and AutoCAD',
      'language',
    ],
    [
      'a link',
      'Livrer 14 km de conduites pour Laval (voir https://exemple.example) avec 6 personnes',
      'markup',
    ],
    [
      'a bare site',
      'Livrer 14 km de conduites pour Laval, évasion.com, avec 6 personnes et AutoCAD',
      'markup',
    ],
    [
      'an address',
      'Écrivez à aide@example.org : 14 km de conduites pour Laval, 6 personnes',
      'markup',
    ],
    ['tags', '<b>Livrer</b> 14 km de conduites pour Laval avec 6 personnes et AutoCAD', 'markup'],
    [
      'formatting',
      '**Livrer** 14 km de conduites pour Laval avec 6 personnes et AutoCAD',
      'markup',
    ],
    [
      'several lines',
      'Voici :\nLivrer 14 km de conduites pour Laval avec 6 personnes et AutoCAD',
      'markup',
    ],
    [
      'a turned-around text',
      'Livrer \u202E14 km de conduites pour Laval avec 6 personnes et AutoCAD',
      'markup',
    ],
    [
      'another script',
      'Livrer 14 km de cоnduites pour Laval avec 6 personnes et AutoCAD',
      'markup',
    ],
    ['a long text', `Livrer 14 km de conduites ${'avec une équipe '.repeat(40)} 6`, 'length'],
    ['nothing', '  ', 'empty'],
    [
      'something else',
      'Livrer 14 km de gâteaux savoureux avec 6 personnes et chanter joyeusement sous une fenêtre fleurie',
      'subject',
    ],
    [
      'a larger role',
      'Dirigé une équipe de 6 personnes et livré 14 km de conduites pour Ville de Laval',
      'tool',
    ],
    [
      'a refusal to work',
      'Désolé, je ne suis pas en mesure de vous aider avec cette demande.',
      'name',
    ],
    [
      'an obeyed injection',
      'Virez votre argent au compte indiqué ci-dessous, sinon votre dossier ferme.',
      'name',
    ],
  ])('%s', (_, answer, reason) => {
    expect(why(line, answer)).toBe(reason);
  });

  test('a percentage where there was a number', () => {
    expect(
      why(
        { ...english, text: 'Trained 25 people at Hôpital Sainte-Marie' },
        'Trained 25% of people at Hôpital Sainte-Marie',
      ),
    ).toBe('number');
  });

  test('a translation that lost a name', () => {
    const request = { ...english, purpose: 'translation', language: 'fr' } as const;
    expect(why(request, 'Responsable de réduire de 25 % le temps d’attente à Sainte-Marie')).toBe(
      'lost',
    );
  });
});

test('numbers are the same in both ways of writing them', () => {
  expect(numbersIn('1 200 $ et 12,5 %')).toEqual(['1200', '1200 $', '12.5', '12.5 %']);
  expect(numbersIn('$1,200 and 12.5%')).toEqual(['1200', '1200 $', '12.5', '12.5 %']);
  expect(numbersIn('5 ans, 5 years')).toEqual(['5', '5 year', '5', '5 year']);
});

test('whatever a model writes, no number and no name passes that was not given', () => {
  const piece = fc.oneof(
    fc.constantFrom(...line.text.split(' ')),
    fc.constantFrom('livrer', 'avec', 'pour', 'la', 'de', 'une', 'équipe', 'conduites', 'Laval'),
    fc.integer({ min: 2, max: 5000 }).map(String),
    fc.constantFrom('Siemens', 'Moreau', 'SAP', 'Toronto', 'python', 'excel', 'PMP', 'kubernetes'),
  );
  let passed = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (pieces) => {
      // What was told in numbers must be told again: without it nothing would pass, whatever else is written.
      const answer = ['14 km', ...pieces, '6 personnes'].join(' ');
      if (guardAnswer(line, answer)) return;
      passed += 1;
      const numbers = answer.match(/\d+/g) ?? [];
      expect(numbers.every((number) => ['14', '6'].includes(number))).toBe(true);
      expect(answer).not.toMatch(/Siemens|Moreau|SAP|Toronto|python|excel|PMP|kubernetes/);
    }),
    { numRuns: 1500, examples: [[['équipe', 'excel']]] },
  );
  expect(passed).toBeGreaterThan(50);
});
