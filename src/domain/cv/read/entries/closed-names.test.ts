import { expect, test } from 'vitest';
import { readEducation } from '../education/read-education.ts';
import { readExperience } from '../experience/read-experience.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

test('names below the dates may end in a full stop', () => {
  const { entries } = readExperience(
    linesOf(`Mars 2018 - Juin 2021
      Nordvik | Madrid (Espagne) - Chef de projet.
      J'ai conduit une équipe de douze personnes et ouvert trois ateliers dans le nord du pays.
      Mai 2015 - Mars 2018
      Moulin du Cap | Riga (Lettonie) - Ingénieur mécanicien.
      J'ai écrit le logiciel qui pèse la farine et qui imprime les étiquettes des sacs.`),
  );
  expect(
    entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.achievements.length]),
  ).toEqual([
    ['Chef de projet', 'Nordvik', 1],
    ['Ingénieur mécanicien', 'Moulin du Cap', 1],
  ]);
});

test('so may a title and its employer before a place in brackets', () => {
  const { entries } = readExperience(
    linesOf(`** 2018 – Now
      Teaching assistant at Orleku College (Velka, Norway).
      * Taught the use of looms
      ** 2017 (2 months)
      Summer student at House of Cloth (Oslo, Norway).
      In the summer of 2017 I went on with the loom of steel that others had begun from 2015. The loom runs today and weaves a carpet in an hour.
      ** 2016 (3 months)
      Summer student at House of Cloth (Oslo, Norway).
      In the summer of 2016 I drew the plans of a small loom which the house has since sold to many of its customers.`),
  );
  expect(
    entries.map(({ entry }) => [
      entry.jobTitle,
      entry.company,
      entry.location,
      entry.startDate,
      entry.achievements.length,
    ]),
  ).toEqual([
    ['Teaching assistant', 'Orleku College', 'Velka, Norway', '2018', 1],
    ['Summer student', 'House of Cloth', 'Oslo, Norway', '2017', 1],
    ['Summer student', 'House of Cloth', 'Oslo, Norway', '2016', 1],
  ]);
});

test('so may those of studies', () => {
  const { entries } = readEducation(
    linesOf(`2012 – 2014
      Lycée des Pins | Dijon (France) - Classe préparatoire (physique).
      2009 – 2012
      Lycée du Lac | Dijon (France) - Baccalauréat littéraire avec une mention.`),
  );
  expect(entries.map(({ entry }) => entry.institution)).toEqual(['Lycée des Pins', 'Lycée du Lac']);
});

test('a full stop after each study in a list takes no date from it', () => {
  const { entries } = readEducation(
    linesOf(`* 2007 : Baccalauréat en lettres.
      * 2010 : License en botanique et biologie marine.
      * 2012 : Diplôme de Master en chimie des sols.`),
  );
  expect(entries.map(({ entry }) => [entry.degree, entry.graduationDate])).toEqual([
    ['Baccalauréat', '2007'],
    ['License', '2010'],
    ['Diplôme de Master', '2012'],
  ]);
});

test('a sentence under a school and its years names no study of its own', () => {
  const { entries } = readEducation(
    linesOf(`Master en gestion (en cours)
      Lycée du Lac 2019 – 2020, Dijon
      Double diplôme en tissage, en couture, en cardage.
      DUT Génie civil
      Lycée des Pins 2015 – 2017, Dijon`),
  );
  expect(entries.map(({ entry }) => entry.institution)).toEqual(['Lycée du Lac', 'Lycée des Pins']);
});
