import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const title = (text: string): SourceLine => line(text, { bold: true, gap: 1.6 });
const task = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });
const jobsOf = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.startDate, entry.endDate].join(' | '),
  );

test('a year that ends each title dates the entries', () => {
  expect(
    jobsOf([
      title('CDI NORDVIK 2024'),
      task('Tissage de neuf tapis'),
      title('CDD Atelier du Fil 2023'),
      task('Teinture de la laine'),
      title('STAGE A NORDVIK 2021 – 2022'),
      task('Entretien des métiers'),
      title('STAGE SCOLAIRE 2019-2020'),
      task('Visite de trois ateliers'),
    ]),
  ).toEqual([
    'CDI | NORDVIK | 2024 | 2024',
    'CDD | Atelier du Fil | 2023 | 2023',
    'STAGE | NORDVIK | 2021 | 2022',
    'STAGE SCOLAIRE |  | 2019 | 2020',
  ]);
});

test('a number in the name of a thing dates nothing where other titles have none', () => {
  expect(
    jobsOf([
      title('Weaver, House of Cloth ¦ 2019 – 2022'),
      title('Loom Suite 2016'),
      task('Wove nine carpets'),
      title('Patterns of Spring'),
      task('Drew four of them'),
    ]),
  ).toHaveLength(1);
});

test.each([
  ['CDI Développeuse web', 'CDI Développeuse web'],
  ['Stage ingénieur', 'Stage ingénieur'],
])('a contract before a trade is part of the title: %s', (text, named) => {
  expect(jobsOf([title(`${text} ¦ 2019 – 2022`), task('Tissage de neuf tapis')])[0]).toBe(
    `${named} |  | 2019 | 2022`,
  );
});
