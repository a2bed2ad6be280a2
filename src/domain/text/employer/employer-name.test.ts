import { describe, expect, test } from 'vitest';
import { linkEmployer, withEmployer } from './employer-name.ts';

test.each([
  ['Centre de santé du Haut-Lac', 'au Centre de santé du Haut-Lac'],
  ['Clinique dentaire Boréal', 'à la Clinique dentaire Boréal'],
  ['Hôpital Notre-Dame', 'à l’Hôpital Notre-Dame'],
  ['HÔPITAL NOTRE-DAME', 'à l’HÔPITAL NOTRE-DAME'],
  ['École Les Érables', 'à l’École Les Érables'],
  ['Œuvre Léger', 'à l’Œuvre Léger'],
  ['Archives nationales', 'aux Archives nationales'],
  ['CIUSSS du Centre-Sud', 'au CIUSSS du Centre-Sud'],
  ['UQAM', 'à l’UQAM'],
  ['Ville de Laval', 'à la Ville de Laval'],
  ['Ministère de la Santé', 'au Ministère de la Santé'],
  ['Banque Nationale', 'à la Banque Nationale'],
  ['Grand Théâtre de Québec', 'au Grand Théâtre de Québec'],
  ['Première Tech', 'chez Première Tech'],
  ['Service de police', 'au Service de police'],
  ['Transport Robert', 'chez Transport Robert'],
  ['Services d’entretien du Nord', 'aux Services d’entretien du Nord'],
])('a noun takes its article: %s', (name, said) => expect(withEmployer('chez', name)).toBe(said));

test.each([
  ['Desjardins', 'chez Desjardins'],
  ['Bell', 'chez Bell'],
  ['Bureau en Gros', 'chez Bureau en Gros'],
  ['L’Oréal', 'chez L’Oréal'],
  ['Le Château', 'chez Le Château'],
  ['Meubles Roy inc.', 'chez Meubles Roy inc.'],
  ['[nom de l’employeur]', 'chez [nom de l’employeur]'],
  ['شركة النور', 'chez شركة النور'],
  ['', 'chez '],
])('a name stands as it is: %s', (name, said) => expect(withEmployer('chez', name)).toBe(said));

test.each([
  ['Revenu Québec', 'à Revenu Québec'],
  ['Hydro-Québec', 'à Hydro-Québec'],
  ['Service Canada', 'à Service Canada'],
  ['Santé Vitalité', 'chez Santé Vitalité'],
])('a public body without an article is said as a place: %s', (name, said) =>
  expect(withEmployer('chez', name)).toBe(said),
);

test.each([
  'Récupération de l’Est',
  'Toronto General Hospital',
  'University of Toronto',
  'Association for New Canadians',
])('what is not known is said so that no article can be wrong: %s', (name) => {
  const known = name.startsWith('Association') ? 'à l’' : 'au sein de l’organisation ';
  expect(withEmployer('chez', name)).toBe(known + name);
});

describe('an article that the name has already', () => {
  test.each([
    ['Le Groupe Maurice', 'au Groupe Maurice'],
    ['La Clinique du Lac', 'à la Clinique du Lac'],
    ['L’Hôpital du Nord', 'à l’Hôpital du Nord'],
    ["l'Institut du Nord", 'à l’Institut du Nord'],
    ['Les Rôtisseries du Lac', 'aux Rôtisseries du Lac'],
  ])('is not said twice: %s', (name, said) => expect(withEmployer('chez', name)).toBe(said));

  test.each([
    ['Le Devoir', 'du Devoir'],
    ['Les Enfants du Lac', 'des Enfants du Lac'],
    ['La Presse', 'de La Presse'],
  ])('is contracted: %s', (name, said) => expect(withEmployer('de', name)).toBe(said));
});

test.each([
  ['Centre du Lac', 'du Centre du Lac', 'au Centre du Lac', 'pour le Centre du Lac'],
  ['Desjardins', 'de Desjardins', 'à Desjardins', 'pour Desjardins'],
  ['Ubisoft', 'd’Ubisoft', 'à Ubisoft', 'pour Ubisoft'],
  [
    'Toronto Hospital',
    'de l’organisation Toronto Hospital',
    'à l’organisation Toronto Hospital',
    'pour l’organisation Toronto Hospital',
  ],
])('every link: %s', (name, of, to, forIt) => {
  expect(withEmployer('de', name)).toBe(of);
  expect(withEmployer('à', name)).toBe(to);
  expect(withEmployer('pour', name)).toBe(forIt);
});

test('the name stays apart from the words before it', () => {
  expect(linkEmployer('chez', ' Le Groupe Maurice ')).toEqual({
    link: 'au ',
    name: 'Groupe Maurice',
  });
});
