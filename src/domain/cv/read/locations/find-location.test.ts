import { expect, it } from 'vitest';
import { looksLikeCity } from './city-name.ts';
import { findLocation, wholeLocation } from './find-location.ts';

it.each([
  'Remote, US',
  'Kenya - Remote',
  'Nairobi, Kenya – On-site',
  'Sur place, Mali',
  'Travail à distance',
  'Bamako (hybride)',
  'Riyadh, SA',
  'City, Country',
  'Any City, ST',
  'Ville, Pays',
  'California US',
  'US',
])('takes %s for a place', (text) => {
  expect(wholeLocation(text)?.text).toBe(text);
});

it.each(['us', 'ID 5550142', 'Nordvik, SA', 'Remote Sensing, Ltd', 'On site manager'])(
  'takes %s for no place',
  (text) => {
    expect(wholeLocation(text)).toBeUndefined();
  },
);

it.each([
  ['91190 - Tesmal-sur-Yve', 'Tesmal-sur-Yve'],
  ['F-91190 Tesmal', 'Tesmal'],
  ['Tesmal le Vieux (93)', 'Tesmal le Vieux (93)'],
  ['Plan (12)', 'Plan (12)'],
  ['10000 clients', undefined],
  ['Sprint (120)', undefined],
])('takes the code of a French town or department for a sign of a place: %s', (text, place) => {
  expect(wholeLocation(text)?.text).toBe(place);
});

it('tells a name of hundreds of hyphens as fast as another', { timeout: 5000 }, () => {
  const name = `${'A-'.repeat(400)}1`;
  expect(findLocation(`Nordvik, ${name}, Canada`, { loose: true })?.text).toBe('Canada');
  expect(looksLikeCity(name)).toBe(false);
});

it.each(['Montréal, QC Disponibilité : immédiate', 'Toronto, ON Available at once'])(
  'ends a place with the letters of its province: %s',
  (text) => {
    expect(findLocation(text)?.text).toBe(text.slice(0, text.indexOf(',') + 4));
  },
);
