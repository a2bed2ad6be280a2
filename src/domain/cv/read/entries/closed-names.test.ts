import { expect, test } from 'vitest';
import { readEducation } from '../education/read-education.ts';
import { readExperience } from '../experience/read-experience.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

test('names below the dates may end in a full stop', () => {
  const { entries } = readExperience(
    linesOf(`Août 2019 - Juin 2022
      Nordvik | Londres (Royaume-Uni) - Chef de projet.
      J'ai conduit une équipe de douze personnes et ouvert trois ateliers dans le nord du pays.
      Mai 2017 - Août 2019
      Moulin du Cap | Tallinn (Estonie) - Ingénieur logiciel full-stack.
      J'ai écrit le logiciel qui pèse la farine et qui imprime les étiquettes des sacs.`),
  );
  expect(
    entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.achievements.length]),
  ).toEqual([
    ['Chef de projet', 'Nordvik', 1],
    ['Ingénieur logiciel full-stack', 'Moulin du Cap', 1],
  ]);
});

test('so may those of studies', () => {
  const { entries } = readEducation(
    linesOf(`2011 – 2013
      Lycée du Parc | Lyon (France) - Classe préparatoire aux grandes écoles (physique).
      2008 – 2011
      Lycée du Lac | Lyon (France) - Baccalauréat scientifique avec la mention très bien.`),
  );
  expect(entries.map(({ entry }) => entry.institution)).toEqual(['Lycée du Parc', 'Lycée du Lac']);
});
