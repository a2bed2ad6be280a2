import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { Cuts } from './cuts.ts';
import { homeLocationOf } from './home-location.ts';

const home = (text: string): string | undefined =>
  homeLocationOf(linesOf(text), new Cuts(), [])?.value;

test.each([
  ['a name after a postal code is a city', '99423 Apfelrode', 'Apfelrode'],
  ['with the sign of its country', 'CH-1950 Montfleuri', 'Montfleuri'],
  ['with its country on the next line', '4638 Fjordstad S\nNorway', 'Fjordstad S, Norway'],
  [
    'a city over its state and country',
    'Fern Hollow\nCalifornia, USA',
    'Fern Hollow, California, USA',
  ],
  [
    'two names no list knows, beside an address',
    'ada@example.org ¦ Port Tesmal, Orlandie',
    'Port Tesmal, Orlandie',
  ],
  ['the same under it', 'ada@example.org\nTesmal, ORL', 'Tesmal, ORL'],
  [
    'over three lines',
    '12 Broadmoor\nTesmal, Vand 12345\nOrlandie\nada@example.org',
    'Tesmal, Vand, Orlandie',
  ],
  ['a district’s number', 'Dublin 8 Éire/Ireland', 'Dublin 8 Éire/Ireland'],
])('%s', (_, text, location) => {
  expect(home(text)).toBe(location);
});

test('takes the street above with a place that no list knows', () => {
  const lines = linesOf('12 Broadmoor\nTesmal, Vand 12345\nOrlandie\nada@example.org');
  expect(homeLocationOf(lines, new Cuts(), [])?.street.map(({ text }) => text)).toEqual([
    '12 Broadmoor',
    '12345',
  ]);
});

test('two words of a headline are no place', () => {
  expect(home('Strategy, Innovation\n\nI love roads.\nI build them.\nada@example.org')).toBe(
    undefined,
  );
});

test.each(['2019 Diploma', '10000 clients', '4500 Heures de Formation'])(
  '%j is no place',
  (text) => {
    expect(home(text)).toBe(undefined);
  },
);
