import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const jobs = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.startDate, ...entry.achievements].join(' | '),
  );

const job = (title: string, employer: string, about: string, when: string): SourceLine[] => [
  line(title, { bold: true, size: 1.2, gap: 2 }),
  line(employer, { size: 1.1 }),
  line(about, { italic: true }),
  line(`${when} ¦ Suisse`, { italic: true }),
  line('Wove carpets for the halls', { bullet: 1, x: 62 }),
];

test('what an employer does, told over the dates of each job, ends no job', () => {
  const about = 'This house weaves and sells the carpets of the whole valley.';
  expect(
    jobs([
      ...job('Weaver', 'Nordvik', about, '08/2021 - Present'),
      ...job('Dyer', 'Velka', about, '03/2015 - 07/2021'),
      ...job('Spinner', 'Talvane', about, '04/2012 - 02/2015'),
    ]),
  ).toEqual([
    `Weaver | Nordvik | 2021-08 | ${about} | Wove carpets for the halls`,
    `Dyer | Velka | 2015-03 | ${about} | Wove carpets for the halls`,
    `Spinner | Talvane | 2012-04 | ${about} | Wove carpets for the halls`,
  ]);
});

test('what an employer in a look of its own does stands over the first of several titles', () => {
  const name = (text: string): SourceLine => line(text, { bold: true, size: 1.6, gap: 2 });
  const role = (text: string): SourceLine => line(text, { size: 1.4 });
  const about = 'Carpet house of the north. Weaves and sells its own looms';
  expect(
    jobs([
      name('Nordvik'),
      line(about),
      role('Head weaver : 2017 – 2020'),
      role('Weaver : 2015 – 2017'),
      name('VELKA'),
      line('Dye house with five people. Sells its colours'),
      role('Dyer : 2012 – 2014'),
    ]),
  ).toEqual([
    `Head weaver | Nordvik | 2017 | ${about}`,
    'Weaver | Nordvik | 2015',
    'Dyer | VELKA | 2012 | Dye house with five people. Sells its colours',
  ]);
});
