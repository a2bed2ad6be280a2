import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

const jobs = (text: string) =>
  readExperience(linesOf(text)).entries.map(({ entry }) => [
    entry.jobTitle,
    entry.company,
    entry.startDate,
    entry.achievements.join(' / '),
  ]);

test('a sentence beside the dates of each job is no employer', () => {
  expect(
    jobs(`Stagiaire de laboratoire, Nordvik (Prof. Awa Diop) ¦ Velka, France
      Tissage des fibres de laine par des métiers anciens. ¦ Mai 2019 - Juillet 2019
      Stagiaire de laboratoire, Université du Lac ¦ Orleku, Chili
      Étude de la teinture par les plantes de la côte. ¦ Mai 2016 - Juillet 2016
      Chef d'équipe, Moulin du Cap ¦ Dijon, France
      Direction de trois meuniers lors des moissons. ¦ Mars 2013 - Juin 2013`).map(
      ([title, company, start]) => [title, company?.split(' (')[0], start],
    ),
  ).toEqual([
    ['Stagiaire de laboratoire', 'Nordvik', '2019-05'],
    ['Stagiaire de laboratoire', 'Université du Lac', '2016-05'],
    ["Chef d'équipe", 'Moulin du Cap', '2013-03'],
  ]);
});

test('an employer beside the dates stays, whatever ends its name', () => {
  expect(
    jobs(`Weaver ¦ Velka
      House of Cloth and Silk Inc. ¦ 2018 – 2020
      Dyer ¦ Orleku
      Nordvik Dyes and Sons Ltd. ¦ 2015 – 2018`).map(([, company]) => company),
  ).toEqual(['House of Cloth and Silk Inc.', 'Nordvik Dyes and Sons Ltd.']);
});
