import { expect, it } from 'vitest';
import { hashtag, inSector, inside, itemsIn, ofFrench, sentence, withArticle } from './phrases.ts';

it.each([
  ['Ingénieure civile', 'ingénieure civile'],
  ['QA analyst', 'QA analyst'],
  ['iOS developer', 'iOS developer'],
  ['DevOps', 'DevOps'],
  ['Hydro Québec', 'Hydro Québec'],
  ['I learned to wait', 'I learned to wait'],
  ['L’entretien', 'l’entretien'],
])('inside a sentence, %s', (typed, expected) => {
  expect(inside(typed)).toBe(expected);
});

it.each([
  ['livrer à temps', 'Livrer à temps.'],
  ['Fini!', 'Fini!'],
  ['𝒜lpha', '𝒜lpha.'],
  ['  deux   blancs ', 'Deux blancs.'],
])('as a sentence, %s', (typed, expected) => {
  expect(sentence(typed)).toBe(expected);
});

it.each([
  ['Le recrutement', 'du recrutement'],
  ['Les conduites', 'des conduites'],
  ['L’entretien', 'de l’entretien'],
  ['entretien', 'd’entretien'],
  ['hydraulique', 'd’hydraulique'],
  ['hockey', 'de hockey'],
  ['La paie', 'de la paie'],
])('of %s', (typed, expected) => {
  expect(ofFrench(typed)).toBe(expected);
});

it.each([
  ['Civil engineer', 'a civil engineer'],
  ['Accountant', 'an accountant'],
  ['HR advisor', 'an HR advisor'],
  ['University lecturer', 'a university lecturer'],
  ['the project lead', 'the project lead'],
])('with its article, %s', (typed, expected) => {
  expect(withArticle(typed)).toBe(expected);
});

it('puts a sector into a sentence', () => {
  expect(inSector('Santé', 'fr')).toBe('en santé');
  expect(inSector('Les mines', 'fr')).toBe('dans les mines');
  expect(inSector('Health care.', 'en')).toBe('in health care');
});

it('takes lists apart, each item once', () => {
  expect(itemsIn('BNQ, hydraulique;bnq\nAutoCAD.')).toEqual(['BNQ', 'hydraulique', 'AutoCAD']);
});

it('makes keywords of letters and numbers alone', () => {
  expect(['Gestion de projet', 'C++', '🎉', 'eau/2026'].map(hashtag)).toEqual([
    '#GestionDeProjet',
    '#C',
    '',
    '#Eau2026',
  ]);
});
