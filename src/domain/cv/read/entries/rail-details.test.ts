import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
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
