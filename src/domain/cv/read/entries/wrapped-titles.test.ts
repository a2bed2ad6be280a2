import { expect, test } from 'vitest';
import { readEducation } from '../education/read-education.ts';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const title = (text: string): SourceLine => line(text, { size: 1.2, tinted: true, gap: 2.5 });
const name = (text: string, gap = 1.2): SourceLine => line(text, { bold: true, tinted: true, gap });
const dates = (text: string): SourceLine => line(text, { size: 0.9, gap: 1.3 });
const item = (text: string): SourceLine => line(text, { bullet: 1, x: 62, gap: 1.4 });

test('an employer between the title and the dates goes on in a second line of its look', () => {
  const { entries } = readExperience([
    title('Data Scientist'),
    name('Lake Research Centre on Carpets, Big Looms and Quantum'),
    name('Weaving (LRC) & National Institute of Dyes', 1),
    dates('Sep 2023 – Dec 2025 ¦ Laval, Canada'),
    item('Wove nine carpets'),
    title('Weaver'),
    name('Nordvik'),
    dates('May 2021 – Aug 2023 ¦ Laval, Canada'),
    item('Wove six carpets'),
  ]);
  expect(entries.map(({ entry }) => [entry.jobTitle, entry.company])).toEqual([
    [
      'Data Scientist',
      'Lake Research Centre on Carpets, Big Looms and Quantum Weaving (LRC) & National Institute of Dyes',
    ],
    ['Weaver', 'Nordvik'],
  ]);
});

test('a school between the degree and the dates goes on in a second line of its look', () => {
  const { entries } = readEducation([
    title('Ph.D. in Weaving'),
    name('Lake African University, Institute for Basic'),
    name('Sciences and Dyes', 1),
    dates('2016 – 2019 ¦ Nairobi, Kenya'),
    title('M.Sc. in Dyes'),
    name('Velka University'),
    dates('2009 – 2012 ¦ Lomé, Togo'),
  ]);
  expect(entries.map(({ entry }) => entry.institution)).toEqual([
    'Lake African University, Institute for Basic Sciences and Dyes',
    'Velka University',
  ]);
});

test('a long title in larger type is the title of its job, though it reads as a sentence', () => {
  const long = (text: string): SourceLine[] => [
    title(text),
    line('in every kind of weather, light, sound and cheap to mend.', {
      size: 1.2,
      tinted: true,
      continues: true,
      gap: 0.9,
    }),
  ];
  const { entries } = readExperience([
    ...long('Graduation project: a machine that finds the holes in nets'),
    name('Nordvik'),
    dates('Dec 2020 – Feb 2021 ¦ Laval, Canada'),
    item('Found nine holes'),
    ...long('Internship: a machine that mends the holes in nets of the lake'),
    name('Velka'),
    dates('Jul 2020 – Sep 2020 ¦ Laval, Canada'),
    item('Mended nine holes'),
  ]);
  expect(entries.map(({ entry }) => entry.company)).toEqual(['Nordvik', 'Velka']);
  expect(entries.map(({ entry }) => entry.jobTitle.slice(0, 10))).toEqual([
    'Graduation',
    'Internship',
  ]);
});
