import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source, stack } from '../synthetic-page.ts';

const BODY = { size: 10 };
const EXPERIENCE = ['Nurse, Clinic of the Lake, 2019 – 2024', 'Sorted thirty patients a day'];
const EDUCATION = [
  'Bachelor of Nursing, University of the North',
  'Thesis on the sleep of infants',
];
const SKILLS = ['Triage, first aid, pharmacology of the heart', 'Records of the ward, schedules'];

const read = (runs: Parameters<typeof page>[0]) =>
  sourceToLines(source(page(runs))).lines.map(({ text, heading }) =>
    heading > 0 ? `# ${text}` : text,
  );

test.each([
  [
    'over two lines, the second beside text',
    [
      ...stack(['PROFESSIONAL', 'EXPERIENCE'], 40, 100),
      ...stack(['STUDIES AND', 'DIPLOMAS'], 40, 160),
      run('SKILLS', 40, 220),
    ],
    ['PROFESSIONAL EXPERIENCE', 'STUDIES AND DIPLOMAS', 'SKILLS'],
  ],
  [
    'in smaller type, its baseline a little off',
    [
      run('EXPERIENCE', 40, 98, { size: 8 }),
      run('EDUCATION', 40, 158, { size: 8 }),
      run('SKILLS', 40, 218, { size: 8 }),
    ],
    ['EXPERIENCE', 'EDUCATION', 'SKILLS'],
  ],
])('a title in a rail stands above its text: %s', (_, titles, expected) => {
  const text = [
    ...stack(EXPERIENCE, 140, 100, BODY),
    ...stack(EDUCATION, 140, 160, BODY),
    ...stack(SKILLS, 140, 220, BODY),
  ];
  expect(read([...titles, ...text].toSorted((a, b) => a.y - b.y || a.x - b.x))).toEqual([
    `# ${expected[0]}`,
    ...EXPERIENCE,
    `# ${expected[1]}`,
    ...EDUCATION,
    `# ${expected[2]}`,
    ...SKILLS,
  ]);
});

test('titles of parts inside the text leave the rail one, and a second line with "&" belongs to the first', () => {
  const lines = read([
    ...stack(['AWARDS', '& ACTIVITIES'], 40, 100, { bold: true }),
    ...stack(['Prize of the town', 'Choir of the town', 'Chess club'], 140, 100),
    run('PUBLICATIONS', 40, 180, { bold: true }),
    run('On the sleep of infants', 140, 180),
    run('CONFERENCES', 140, 196, { bold: true }),
    run('On the sleep of adults', 140, 209),
    run('SKILLS', 40, 260, { bold: true }),
    ...stack(SKILLS, 140, 260),
  ]);
  expect(lines.filter((text) => text.startsWith('# '))).toEqual([
    '# AWARDS & ACTIVITIES',
    '# PUBLICATIONS',
    '# SKILLS',
  ]);
});

test('dates in a rail under titles of the full width stay beside their text', () => {
  const lines = read([
    run('EXPERIENCE', 40, 80, { bold: true }),
    run('2019 – 2024', 40, 100),
    ...stack(EXPERIENCE, 140, 100),
    run('EDUCATION', 40, 140, { bold: true }),
    run('2015 – 2019', 40, 160),
    ...stack(EDUCATION, 140, 160),
  ]);
  expect(lines).toContain(`2015 – 2019 ${EDUCATION[0]}`);
});

test('titles flush at their right edges, close to smaller text, leave what is inside the text alone', () => {
  const title = (text: string, y: number) => runTo(text, 174, y, { size: 20, bold: true });
  const lines = read([
    title('Work', 100),
    ...stack(EXPERIENCE, 195, 99, { size: 16 }),
    title('Education', 180),
    ...stack(EDUCATION, 195, 179, { size: 16 }),
    run('Courses', 195, 206, { size: 12 }),
    ...stack(['Anatomy of the heart', 'Care of infants'], 200, 222),
    title('Skills', 260),
    ...stack(SKILLS, 195, 259, { size: 16 }),
  ]);
  expect(lines.filter((text) => text.startsWith('# '))).toEqual([
    '# Work',
    '# Education',
    '# Skills',
  ]);
});

test('"Work" over "Experience" is one title, "Languages" over "Skills" are two', () => {
  const lines = read([
    ...stack(['WORK', 'EXPERIENCE'], 40, 100),
    ...stack(EXPERIENCE, 140, 100, BODY),
    run('EDUCATION', 40, 160),
    ...stack(EDUCATION, 140, 160, BODY),
    ...stack(['LANGUAGES', 'SKILLS'], 40, 220),
    ...stack(['French, English', ...SKILLS], 140, 220, BODY),
  ]);
  expect(lines.filter((text) => text.startsWith('# '))).toEqual([
    '# WORK EXPERIENCE',
    '# EDUCATION',
    '# LANGUAGES',
    '# SKILLS',
  ]);
});

test('a title that is a cell of a table stands close to its text, and a strange one beside known ones is one too', () => {
  const bold = { bold: true };
  const rows: [string[], string[]][] = [
    [['PROFESSIONAL', 'EXPERIENCE'], EXPERIENCE],
    [
      ['CHOSEN', 'VOYAGES'],
      ['Crew of the Lake, 2012 – 2016', 'Kept the log of nine ships'],
    ],
    [['EDUCATION'], EDUCATION],
    [['SKILLS'], SKILLS],
  ];
  const runs = rows.flatMap(([titles, texts], at) => [
    ...titles.map((title, line) =>
      runTo(title, 130, 100 + at * 40 + line * 13, { ...bold, tagOrder: at * 2 }),
    ),
    ...stack(texts, 140, 100 + at * 40, { tagOrder: at * 2 + 1 }),
  ]);
  expect(read(runs.toSorted((a, b) => a.y - b.y || a.x - b.x))).toEqual(
    rows.flatMap(([titles, texts]) => [`# ${titles.join(' ')}`, ...texts]),
  );
});
