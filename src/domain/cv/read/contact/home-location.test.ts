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
])('%s', (_, text, location) => {
  expect(home(text)).toBe(location);
});

test.each(['2019 Diploma', '10000 clients', '4500 Heures de Formation'])(
  '%j is no place',
  (text) => {
    expect(home(text)).toBe(undefined);
  },
);
