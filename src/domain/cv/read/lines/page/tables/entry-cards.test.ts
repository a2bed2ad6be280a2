import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source, stack } from '../synthetic-page.ts';

const bold = { bold: true, font: 'Bold' };

const textsOf = (runs: Parameters<typeof page>[0]) =>
  sourceToLines(source(page(runs))).lines.map(({ cells }) => cells.join(' ¦ '));

test('an employer over its place and dates, beside a title over its text, are laid below each other', () => {
  const runs = [
    run('EXPERIENCE', 40, 60, { size: 14 }),
    run('CLINIC OF THE', 40, 100, bold),
    run('LAKE', 40, 113, bold),
    run('HEAD NURSE', 160, 100, bold),
    ...stack(['Halifax, Canada', '2019 - 2022', 'Surgery,', 'training'], 40, 130),
    ...stack(
      ['Planned the shifts of a ward of thirty beds and welcomed', 'its students.'],
      160,
      130,
    ),
    run('CLINIC HILL', 40, 200, bold),
    run('NURSE', 160, 200, bold),
    ...stack(['Moncton, Canada', '2015 - 2018'], 40, 217),
    run('Cared for twelve patients in each of the shifts.', 160, 217),
    run('EDUCATION', 40, 260, { size: 14 }),
  ];
  expect(textsOf(runs)).toEqual([
    'EXPERIENCE',
    'CLINIC OF THE LAKE ¦ HEAD NURSE',
    'Halifax, Canada ¦ 2019 - 2022',
    'Planned the shifts of a ward of thirty beds and welcomed',
    'its students.',
    'Surgery,',
    'training',
    'CLINIC HILL ¦ NURSE',
    'Moncton, Canada ¦ 2015 - 2018',
    'Cared for twelve patients in each of the shifts.',
    'EDUCATION',
  ]);
});

test('rows of a table with its dates in a row of their own stay rows', () => {
  const runs = [
    run('Clinic Hill', 40, 100, bold),
    run('Nurse', 160, 100, bold),
    run('2015 - 2018', 40, 113),
    run('Moncton', 160, 113),
    run('Clinic Lake', 40, 140, bold),
    run('Nurse', 160, 140, bold),
    run('2011 - 2014', 40, 153),
    run('Halifax', 160, 153),
  ];
  expect(textsOf(runs)).toContain('2015 - 2018 ¦ Moncton');
});
