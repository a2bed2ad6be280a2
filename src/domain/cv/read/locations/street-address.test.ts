import { expect, it } from 'vitest';
import { streetAddress } from './street-address.ts';

const parts = (text: string): string | undefined => {
  const found = streetAddress(text);
  return found && [found.name, found.street, found.location.text].join(' ¦ ');
};

it.each([
  ['12, rue des Acacias, 69003 Lyon (France)', ' ¦ 12, rue des Acacias, 69003 ¦ Lyon (France)'],
  [
    '7 Harbour Street, Galway, H91 X2K4, Ireland',
    ' ¦ 7 Harbour Street, H91 X2K4 ¦ Galway, Ireland',
  ],
  [
    'Laboratoire Sylva, 45, avenue des Pins, Tunis (Tunisie)',
    'Laboratoire Sylva ¦ 45, avenue des Pins ¦ Tunis (Tunisie)',
  ],
  [
    '12 Harbour St, San Francisco, CA 94115, California, US',
    ' ¦ 12 Harbour St, 94115 ¦ San Francisco, CA, California, US',
  ],
])('takes the street out of %s', (text, expected) => {
  expect(parts(text)).toBe(expected);
});

it.each([
  'Ministry of Roads, Youth Unit, Bamako (Mali)',
  'Managed 12 road crews, Lyon and Paris',
  '25 years of service, France',
])('finds no street in %s', (text) => {
  expect(parts(text)).toBeUndefined();
});
