import { expect, it } from 'vitest';
import { wholeLocation } from './find-location.ts';

it.each([
  'Remote, US',
  'Kenya - Remote',
  'Nairobi, Kenya – On-site',
  'Sur place, Mali',
  'Bamako (hybride)',
  'Riyadh, SA',
  'US',
])('takes %s for a place', (text) => {
  expect(wholeLocation(text)?.text).toBe(text);
});

it.each(['us', 'Nordvik, SA', 'Remote Sensing, Ltd', 'On site manager'])(
  'takes %s for no place',
  (text) => {
    expect(wholeLocation(text)).toBeUndefined();
  },
);
