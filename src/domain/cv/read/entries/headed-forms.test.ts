import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

test('the labels of a form under each job name its title, and what else it says is text', () => {
  const { entries } = readExperience(
    linesOf(`Mars 2016 à Juillet 2017 ¦ Nordvik, Ateliers du Lac, Velka
      Contexte ¦ Un groupe de tissage du nord
      Poste ¦ Gestion des métiers à tisser
      Rôles et activités ¦ Entretien des métiers
      Réglage des navettes
      Env. technique ¦ Métier Jacquard, ourdissoir
      Avril 2013 à Octobre 2013 ¦ Moulin du Cap, Orleku
      Poste ¦ Administration du moulin
      Rôles et activités ¦ Achat des grains
      Env. technique ¦ Meules, bluterie`),
  );
  expect(
    entries.map(({ entry }) => [entry.jobTitle, entry.startDate, entry.achievements.join(' / ')]),
  ).toEqual([
    [
      'Gestion des métiers à tisser',
      '2016-03',
      'Contexte : Un groupe de tissage du nord / Entretien des métiers / Réglage des navettes / Env. technique : Métier Jacquard, ourdissoir',
    ],
    ['Administration du moulin', '2013-04', 'Achat des grains / Env. technique : Meules, bluterie'],
  ]);
});
