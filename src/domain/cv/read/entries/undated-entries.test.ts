import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const jobs = (lines: readonly SourceLine[]): string[] =>
  readExperience(lines).entries.map(({ entry }) =>
    [entry.jobTitle, entry.company, entry.startDate, entry.achievements.join(' / ')].join(' | '),
  );

const title = (text: string): SourceLine => line(text, { bold: true, gap: 1.6 });
const task = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });

test('a job without dates among dated ones is a job', () => {
  expect(
    jobs([
      title('Baker, Ovens of the Lake ¦ 2019 – 2022'),
      task('Baked four hundred loaves'),
      title('Stagiaire, Moulin du Cap'),
      task('Pesé la farine'),
      title('Miller, Mill of the Hill ¦ 2015 – 2019'),
      task('Ground the corn of nine farms'),
    ]),
  ).toEqual([
    'Baker | Ovens of the Lake | 2019 | Baked four hundred loaves',
    'Stagiaire | Moulin du Cap |  | Pesé la farine',
    'Miller | Mill of the Hill | 2015 | Ground the corn of nine farms',
  ]);
});

test('a heading inside a job is none', () => {
  expect(
    jobs([
      title('Baker, Ovens of the Lake ¦ 2019 – 2022'),
      task('Baked four hundred loaves'),
      title('Bread without yeast'),
      task('Found the recipe'),
      title('Miller, Mill of the Hill ¦ 2015 – 2019'),
      task('Ground the corn of nine farms'),
    ]).length,
  ).toBe(2);
});

test('titles and employers in a list without any date are jobs', () => {
  expect(
    jobs([
      task('Cashier, Orchard of the Lake'),
      task('Server at Inn of the Cape'),
      task('Housekeeper – Hotel of the Hill'),
    ]),
  ).toEqual([
    'Cashier | Orchard of the Lake |  | ',
    'Server | Inn of the Cape |  | ',
    'Housekeeper | Hotel of the Hill |  | ',
  ]);
});

test('tasks in a list are no jobs', () => {
  expect(
    jobs([
      task('Managed twelve drivers, three depots'),
      task('Cook for two hundred guests, every day of the season'),
      task('Trained apprentices'),
    ]),
  ).toEqual([]);
});

test('rows of two cells without dates are a job each, whatever the date of the document below them', () => {
  const row = (text: string, size = 1): SourceLine =>
    line(text, { boldLead: text.split(' ¦ ')[0] ?? '', italicTail: '', size });
  expect(
    jobs([
      row('OVENS OF THE LAKE ¦ Oven cleaning', 1.1),
      row('Moulin du Cap ¦ Night baker'),
      row('NORDVIK ¦ Sorting of grain', 1.1),
      row('Zorbia Mills ¦ Miller'),
      line('May 4, 2025 / typeset', { size: 0.8 }),
    ]),
  ).toEqual([
    'Oven cleaning | OVENS OF THE LAKE |  | ',
    'Night baker | Moulin du Cap |  | ',
    'Sorting of grain | NORDVIK |  | ',
    'Miller | Zorbia Mills |  | ',
  ]);
});
