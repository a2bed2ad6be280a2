import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { withoutRunInTexts } from './run-in-texts.ts';

const cut = (text: string): string[] => withoutRunInTexts([line(text)]).map((one) => one.text);

test.each([
  [
    'Welder, Shipyard of the Cape, Mbarou (2015 – 2019). Joined the plates of tankers',
    'Welder, Shipyard of the Cape, Mbarou (2015 – 2019)',
    'Joined the plates of tankers',
  ],
  [
    'Soudeuse, Chantier du Cap, Mbarou (mars 2015 – juin 2019) : Assemblage des tôles',
    'Soudeuse, Chantier du Cap, Mbarou (mars 2015 – juin 2019)',
    'Assemblage des tôles',
  ],
])('cuts the text off the title of %s', (text, title, rest) => {
  expect(cut(text)).toEqual([title, rest]);
});

test.each([
  'Welder, Shipyard of the Cape (2015 – 2019)',
  'Led the yard. It grew from 2015 to 2019. Then it closed',
  '2015 – 2019 : Welder, Shipyard of the Cape',
])('leaves %s alone', (text) => {
  expect(cut(text)).toEqual([text]);
});

test('cuts the text off a title beside its dates', () => {
  expect(
    cut('2015 – 2019 ¦ Soudeuse, Chantier du Cap, Mbarou. Assemblage des tôles et des mâts.'),
  ).toEqual(['2015 – 2019 Soudeuse, Chantier du Cap, Mbarou', 'Assemblage des tôles et des mâts.']);
  expect(cut('2015 – 2019 ¦ Welder, Shipyard of the Cape Inc.')).toHaveLength(1);
  expect(cut('2015 – 2019 ¦ Welder, Shipyard of the Cape Ltd. Halifax, Canada')).toHaveLength(1);
  expect(cut('2015 – 2019 ¦ Welder, Shipyard of the Cape. Halifax, Canada')).toHaveLength(1);
});

test('cuts the text off a title behind its dates in the same cell', () => {
  expect(
    cut('2021-2024 : Soudeuse, Chantier du Cap, Mbarou - Assemblage des tôles, lecture de plans.'),
  ).toEqual([
    '2021-2024 : Soudeuse, Chantier du Cap, Mbarou',
    'Assemblage des tôles, lecture de plans.',
  ]);
  expect(cut('2021-2024 : Soudeuse, Chantier du Cap - Chantiers Réunis')).toHaveLength(1);
});

test('cuts the text off an employer and its town, which counts as a name', () => {
  const lines = withoutRunInTexts([
    line('Couturière ¦ 2018 – 2020', { bold: true }),
    line('NORDVIK - MONTFLEURI (50) : Retouches,'),
    line('essayages et Nordvik (50) : vente', { continues: true }),
    line('Talvane – Velka (2A) :'),
  ]);
  expect(lines.map(({ text, bold }) => [text, bold])).toEqual([
    ['Couturière 2018 – 2020', true],
    ['NORDVIK - MONTFLEURI (50)', true],
    ['Retouches,', false],
    ['essayages et Nordvik (50) : vente', false],
    ['Talvane – Velka (2A)', true],
  ]);
});
