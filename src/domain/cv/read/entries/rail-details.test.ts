import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readExperience } from '../experience/read-experience.ts';
import { withRailDetails } from './rail-details.ts';

const texts = (...rows: readonly ReturnType<typeof line>[]): string[] =>
  withRailDetails(rows).map(({ text }) => text);

test('a place under the dates of the rail stands apart from the text beside it', () => {
  expect(
    texts(
      line('2019 – 2022 ¦ Welder, Shipyard of the Cape'),
      line('Halifax, NS ¦ Joined the plates of tankers and cut the time of each by'),
      line('a third', { x: 160, continues: true }),
    ),
  ).toEqual([
    '2019 – 2022 Welder, Shipyard of the Cape',
    'Halifax, NS',
    'Joined the plates of tankers and cut the time of each by',
    'a third',
  ]);
});

test('it lets the end of a title by', () => {
  expect(
    texts(line('2019 – 2022 ¦ Soudeuse de bord, Chantier naval'), line('Québec (Québec) ¦ du Cap')),
  ).toEqual(['2019 – 2022 Soudeuse de bord, Chantier naval', 'du Cap', 'Québec (Québec)']);
});

test('it leaves cells without dates above them alone', () => {
  expect(texts(line('Halifax, NS ¦ Shipyard of the Cape'), line('2019 – 2022'))).toEqual([
    'Halifax, NS Shipyard of the Cape',
    '2019 – 2022',
  ]);
});

test('in plain text the lines under the names, right of the dates, are no list', () => {
  const lines = [
    line('Depuis 2022 ¦ Aide-éducatrice', { x: 0 }),
    line('Garderie du Cap, Laval', { x: 25 }),
    line('Animer les activités, préparer les collations.', { x: 25 }),
    line('2018 à 2021 ¦ Institutrice', { x: 0 }),
    line('École primaire du Lac, Guinée', { x: 25 }),
    line('Enseigner à une classe de 45 élèves.', { x: 25 }),
  ];
  expect(
    readExperience(lines).entries.map(({ entry }) => [
      entry.jobTitle,
      entry.company,
      ...entry.achievements,
    ]),
  ).toEqual([
    ['Aide-éducatrice', 'Garderie du Cap', 'Animer les activités, préparer les collations.'],
    ['Institutrice', 'École primaire du Lac', 'Enseigner à une classe de 45 élèves.'],
  ]);
});
