import { expect, test } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readExperience } from './read-experience.ts';

const tasks = (text: string): string[][] =>
  readExperience(linesOf(text)).entries.map(({ entry }) => entry.achievements);

test('what stands over the tasks of each job names them and is none', () => {
  expect(
    tasks(`Welder, Shipyard of the Cape ¦ 2019 – 2022
           Travaux du bord
           * Welded the plates of nine boats
           Fitter, Foundry of the Lake ¦ 2016 – 2019
           Travaux du bord
           * Fitted pipes in four halls`),
  ).toEqual([['Welded the plates of nine boats'], ['Fitted pipes in four halls']]);
});

test('so does a word or two before a colon', () => {
  expect(
    tasks(`Welder, Shipyard of the Cape ¦ 2019 – 2022
           Gear used:
           * Torch and mask
           In the yard of the north, with a crew of four:
           * Welded the plates of nine boats`),
  ).toEqual([
    [
      'Torch and mask',
      'In the yard of the north, with a crew of four:',
      'Welded the plates of nine boats',
    ],
  ]);
});

test('a short line of one job stays', () => {
  expect(
    tasks(`Welder, Shipyard of the Cape ¦ 2019 – 2022
           Boats of steel
           * Welded the plates of nine boats
           Fitter, Foundry of the Lake ¦ 2016 – 2019
           * Fitted pipes in four halls`)[0],
  ).toEqual(['Boats of steel', 'Welded the plates of nine boats']);
});

test('"Role:" under a row of title and employer says what was done', () => {
  const jobs = readExperience(
    linesOf(`2021-Now Moon Walker ¦ Kestrel Inc
             Role: Walking on the moon.
             * Brought stones
             2019-2021 Star Gazer ¦ Orbisol
             Role: Gazing at stars.
             * Found two`),
  ).entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.achievements[0]]);
  expect(jobs).toEqual([
    ['Moon Walker', 'Kestrel Inc', 'Role: Walking on the moon.'],
    ['Star Gazer', 'Orbisol', 'Role: Gazing at stars.'],
  ]);
});
