import { expect, test } from 'vitest';
import { sourceToLines } from '../source-to-lines.ts';
import { page, run, runTo, source, stack } from './synthetic-page.ts';

const texts = (runs: Parameters<typeof page>[0]): string[] =>
  sourceToLines(source(page(runs))).lines.map(({ heading, text }) =>
    heading > 0 ? `# ${text}` : text,
  );

test('a name in large type over two rows is read before the address beside it', () => {
  const body = stack(
    ['Nurse, Clinic of the Lake, 2019 – 2024', 'Sorted thirty patients a day'],
    40,
    160,
  );
  expect(
    texts([
      run('Rosalinda Guadalupe de', 40, 60, { size: 28 }),
      runTo('Ottawa', 572, 74),
      run('la Cruz Montemayor', 40, 92, { size: 28 }),
      runTo('Canada', 572, 92),
      ...body,
    ]).slice(0, 4),
  ).toEqual(['Rosalinda Guadalupe de', 'la Cruz Montemayor', 'Ottawa', 'Canada']);
});

test('titles set upright at the right edge stand above the block beside them', () => {
  const experience = stack(
    ['Nurse, Clinic of the Lake, 2019 – 2024', 'Sorted thirty patients a day', 'Kept records'],
    40,
    200,
  );
  const education = stack(
    ['Bachelor of Nursing, University of the North, 2018', 'Thesis on the sleep of infants'],
    40,
    300,
  );
  const upright = { size: 24, width: 24 };
  expect(
    texts([
      run('Jane Roe', 40, 60, { size: 24 }),
      run('jane@example.org', 40, 80),
      ...experience,
      run('EXPERIENCE', 520, 220, upright),
      ...education,
      run('EDUCATION', 520, 310, upright),
    ]),
  ).toEqual([
    'Jane Roe',
    'jane@example.org',
    '# EXPERIENCE',
    ...experience.map(({ text }) => text),
    '# EDUCATION',
    ...education.map(({ text }) => text),
  ]);
});

test('names that only their fonts part are two', () => {
  const light = run('amal', 40, 60, { size: 28, font: 'Light' });
  const bold = run('nassiri', light.x + light.width, 60, { size: 28, font: 'Bold' });
  const title = run('exp', 40, 120, { size: 14, font: 'Light' });
  const rest = run('erience', title.x + title.width, 120, { size: 14, font: 'Bold' });
  const body = stack(['Kept the land register of a city', 'Levelled roads'], 40, 140);
  expect(texts([light, bold, title, rest, ...body]).slice(0, 2)).toEqual([
    'amal nassiri',
    'experience',
  ]);
});
