import { expect, test } from 'vitest';
import { readExperience } from '../experience/read-experience.ts';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
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

test('titles without dates under the dates of one employer are jobs of that time', () => {
  expect(
    jobs([
      line('Ovens of the Lake International', { gap: 1.6 }),
      line('2008 - Present ¦ Tesmal, France'),
      title('Senior Baker and Miller'),
      task('Baked four hundred loaves'),
      title('Dough research - bread without yeast'),
      task('Taught it in Orlandie (2022), Tesmal (2020), Port Vand'),
      line('(2018) and Zorbia (2014)', { x: 62, continues: true }),
      title('Shop manager'),
      task('Sold them in nine towns'),
    ]),
  ).toEqual([
    'Senior Baker and Miller | Ovens of the Lake International | 2008 | Baked four hundred loaves',
    'Dough research - bread without yeast | Ovens of the Lake International | 2008 | Taught it in Orlandie (2022), Tesmal (2020), Port Vand (2018) and Zorbia (2014)',
    'Shop manager | Ovens of the Lake International | 2008 | Sold them in nine towns',
  ]);
});

test('titles of projects under a job that has its title are none', () => {
  expect(
    jobs([
      title('Baker, Ovens of the Lake ¦ 2019 – 2022'),
      line('Team leader of the night', { bold: true }),
      task('Baked four hundred loaves'),
      line('Bread without yeast', { bold: true }),
      task('Found the recipe'),
    ]).length,
  ).toBe(1);
});

test('one dated job shows the look of those without dates, each over its tasks', () => {
  expect(
    jobs([
      title('Miller'),
      title('Mill of the Hill / Velka / 2025'),
      task('Ground the corn of nine farms'),
      task('Kept the stones sharp'),
      title('BAKER – Ovens of the Lake, VELKA'),
      task('Baked four hundred loaves'),
      title('STAGE, Baker of cakes – Moulin du Cap, Orleku'),
      task('Pesé la farine'),
    ]).length,
  ).toBe(3);
});

test('projects in the look of the one job stay its own', () => {
  expect(
    jobs([
      title('Miller, Mill of the Hill ¦ 2019 – 2025'),
      task('Ground the corn of nine farms'),
      title('Bread without yeast'),
      task('Found the recipe'),
      title('The new wheel – Water for all'),
      task('Cut the wood'),
    ]).length,
  ).toBe(1);
});

test('bold items without dates are jobs, a line of text below one its task', () => {
  const job = (text: string): SourceLine => line(text, { bullet: 1, bold: true });
  expect(
    jobs([
      job('Baker (Freelance)'),
      line('Bread and cakes for the market of the town.', { x: 66 }),
      job('Stage de meunerie – Moulin du Cap'),
      job('Stage de découverte – NORDVIK'),
      job('Cashier – Orchard of the Lake'),
    ]),
  ).toEqual([
    'Baker (Freelance) |  |  | Bread and cakes for the market of the town.',
    'Stage de meunerie | Moulin du Cap |  | ',
    'Stage de découverte | NORDVIK |  | ',
    'Cashier | Orchard of the Lake |  | ',
  ]);
});

test('a job without dates is told from the tasks of the only dated one by its title', () => {
  const { entries } = readExperience(
    linesOf(
      '** FRONT END WEAVER.\nProtección del Lago / august 2018 – january 2021.\n* Wove rugs.\n* Dyed wool.\n\n** SOFTWARE ENGINEER.\nBy my own initiative.\n* Built looms.\n',
    ),
  );
  expect(entries.map(({ entry }) => entry.jobTitle)).toEqual([
    'FRONT END WEAVER',
    'SOFTWARE ENGINEER',
  ]);
});
