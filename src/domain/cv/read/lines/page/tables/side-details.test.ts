import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

const RIGHT = 560;

const linesOf = (runs: Parameters<typeof page>[0]) =>
  sourceToLines(source(page(runs))).lines.map(({ cells, bullet }) => ({ cells, bullet }));

test('dates and a length of time level with the tasks belong to the title above', () => {
  const entry = (title: string, city: string, dates: string, y: number) => [
    run(title, 40, y),
    runTo(city, RIGHT, y),
    run('•', 45, y + 13),
    run('Planned the shifts of the ward and', 55, y + 13),
    runTo(dates, RIGHT, y + 13),
    run('welcomed its students', 55, y + 26),
    runTo('2 years', RIGHT, y + 26),
    run('•', 45, y + 39),
    run('Kept the records', 55, y + 39),
  ];
  expect(
    linesOf([
      ...entry('Clinic of the Lake, Head Nurse', 'Halifax, NS', '2020 – 2022', 100),
      ...entry('Clinic of the Hill, Nurse', 'Moncton, NB', '2018 – 2020', 180),
    ]).slice(4),
  ).toEqual([
    { cells: ['Clinic of the Hill, Nurse', 'Moncton, NB', '2018 – 2020', '2 years'], bullet: 0 },
    { cells: ['Planned the shifts of the ward and'], bullet: 1 },
    { cells: ['welcomed its students'], bullet: 0 },
    { cells: ['Kept the records'], bullet: 1 },
  ]);
});

test('what stands beside the first entry of a section is not its heading', () => {
  const entry = (employer: string, city: string, title: string, dates: string, y: number) => [
    run('•', 45, y),
    run(employer, 55, y, { bold: true }),
    runTo(city, RIGHT, y),
    run(title, 55, y + 12),
    runTo(dates, RIGHT, y + 12),
    run('–', 70, y + 28),
    run('Planned the shifts of the ward', 80, y + 28),
  ];
  expect(
    linesOf([
      run('Relevant Experience', 40, 100, { bold: true, size: 12 }),
      ...entry('Clinic of the Lake', 'Halifax, NS', 'Head Nurse', '2020 – 2022', 118),
      ...entry('Clinic of the Hill', 'Moncton, NB', 'Nurse', '2018 – 2020', 162),
    ]).slice(0, 3),
  ).toEqual([
    { cells: ['Relevant Experience'], bullet: 0 },
    { cells: ['Clinic of the Lake', 'Halifax, NS'], bullet: 1 },
    { cells: ['Head Nurse', '2020 – 2022'], bullet: 0 },
  ]);
});

test('a list whose items each have their own dates stays a list', () => {
  const items = [
    'Cashier, Market of the Lake',
    'Waiter, Inn of the Hill',
    'Guide, Fort of the Cape',
  ];
  const runs = items.flatMap((item, at) => [
    run('•', 45, 113 + at * 13),
    run(item, 55, 113 + at * 13),
    runTo(`${2015 + at} – ${2016 + at}`, RIGHT, 113 + at * 13),
  ]);
  expect(linesOf([run('Jobs while a student', 40, 100), ...runs])).toEqual([
    { cells: ['Jobs while a student'], bullet: 0 },
    ...items.map((item, at) => ({ cells: [item, `${2015 + at} – ${2016 + at}`], bullet: 1 })),
  ]);
});

test('a dated item over items of its own is a role, whose date stays beside it', () => {
  expect(
    linesOf([
      run('Institute of the Lake, College of the North', 40, 100),
      run('•', 45, 113),
      run('Assistant, Department of Physics', 55, 113),
      runTo('2015 – 2016', RIGHT, 113),
      run('•', 60, 126),
      run('Measured the sleep of infants', 70, 126),
      run('•', 60, 139),
      run('Kept the records', 70, 139),
    ]),
  ).toEqual([
    { cells: ['Institute of the Lake, College of the North'], bullet: 0 },
    { cells: ['Assistant, Department of Physics', '2015 – 2016'], bullet: 1 },
    { cells: ['Measured the sleep of infants'], bullet: 2 },
    { cells: ['Kept the records'], bullet: 2 },
  ]);
});

test('the end of a range level with the first task belongs to its beginning', () => {
  expect(
    linesOf([
      run('House of Cloth', 40, 100),
      runTo('February 2020.', RIGHT, 100),
      run('•', 45, 113),
      run('Weaver of the north', 55, 113),
      runTo('– August 2020.', RIGHT, 113),
      run('•', 45, 126),
      run('Wove nine carpets', 55, 126),
    ]),
  ).toEqual([
    { cells: ['House of Cloth', 'February 2020.– August 2020.'], bullet: 0 },
    { cells: ['Weaver of the north'], bullet: 1 },
    { cells: ['Wove nine carpets'], bullet: 1 },
  ]);
});

test('the details of a marked entry right below the title of its section stay with the entry', () => {
  const lines = linesOf([
    run('Experience', 35, 80, { size: 17 }),
    run('•', 34, 96),
    run('Green Looms of the Lake', 44, 97, { size: 14, bold: true }),
    runTo('Halifax, NS', RIGHT, 97),
    run('Helper, then weaver', 44, 112, { italic: true }),
    runTo('Nov. 2020 – Present', RIGHT, 112, { italic: true }),
    run('∘', 55, 127),
    run('Wove curtains for theatres and inns of the lake', 65, 127),
  ]);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Experience'],
    ['Green Looms of the Lake', 'Halifax, NS'],
    ['Helper, then weaver', 'Nov. 2020 – Present'],
    ['Wove curtains for theatres and inns of the lake'],
  ]);
});
