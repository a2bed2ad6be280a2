import { describe, expect, it, test } from 'vitest';
import { page, run, runTo, source, stack } from '../synthetic-page.ts';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';

const MAIN = [
  'EXPERIENCE',
  'Head nurse, intensive care unit of the city hospital',
  'Led a team of eight nurses and four care assistants',
  'Wrote the protocol that halved infections in two years',
  'Welcomed students of the school of nursing every term',
  'EDUCATION',
  'Bachelor of Nursing, University of the North, with honours',
];
const SIDE = [
  'CONTACT',
  'Sfax, Tunisia',
  'SKILLS',
  'Triage',
  'Pharmacology',
  'LANGUAGES',
  'Arabic',
];

const SIDE_SECTIONS =
  'SKILLS|Levelling|Tide tables|Buoys|LANGUAGES|Arabic|French|REFERENCES|On request|HOBBIES|I sail, row and|swim.'.split(
    '|',
  );
const JOB_ROWS = [
  'FIRM OF THE LAKE SURVEYOR',
  'Sfax, Tunisia 2019 – 2024',
  'Levelled the roads of the harbour and of its three ports',
  'and drew their plans.',
];

const texts = (runs: Parameters<typeof page>[0][]): string[] =>
  sourceToLines(source(...runs.map((own) => page(own)))).lines.map((line) => line.text);

describe('two columns', () => {
  const left = stack(SIDE, 40, 120);
  const right = stack(MAIN, 220, 120);

  it('are read one after the other, the name above them first', () => {
    const name = run('Amira Example', 200, 60, { size: 24 });
    expect(texts([[name, ...left, ...right]])).toEqual(['Amira Example', ...SIDE, ...MAIN]);
  });

  it('begin with the section that stands beside a photo over the other one', () => {
    const above = ['INTERESTS', 'Good questions, and the time that they need'];
    const runs = [...stack(above, 220, 60), ...stack(SIDE, 40, 170), ...stack(MAIN, 220, 176)];
    expect(texts([runs])).toEqual([...SIDE, ...above, ...MAIN]);
  });

  it('begin with the title over dates that stand unevenly, in the look of the next title', () => {
    const title = { size: 12, font: 'Titles' };
    const dated = (years: string[], y: number): ReturnType<typeof stack> =>
      years.flatMap((year, at) => [
        run(year, 224 + 4 * at, y + 26 * at),
        run('Bachelor of Nursing of the North', 290, y + 26 * at),
        run('School of the Lake', 290, y + 13 + 26 * at),
      ]);
    const runs = [
      run('EDUCATION', 228, 30, title),
      ...dated(['2019', '2017', '2015'], 64),
      run('EXPERIENCE', 233, 180, title),
      ...dated(['2024', '2022', '2021'], 214),
      run('Nights', 218, 300),
      ...stack(SIDE, 40, 230),
    ];
    expect(texts([runs]).slice(SIDE.length)[0]).toBe('EDUCATION');
  });

  it('go on past headings of one column that happen to lie in the middle of the page', () => {
    // The page's middle is at 300.
    const spread = (own: (typeof right)[number]) => ({
      ...own,
      y: own.y + 6,
      width: own.text.startsWith('E') ? 160 : 340,
    });
    const wide = right.map(spread);
    const more = stack(MAIN, 220, 240).map(spread);
    const below = stack(SIDE, 40, 240);
    expect(texts([[...left, ...below, ...wide, ...more]])).toEqual([
      ...SIDE,
      ...SIDE,
      ...MAIN,
      ...MAIN,
    ]);
  });

  it('are found when the drawing goes across them row by row', () => {
    const shifted = stack(MAIN, 220, 125);
    const byRow = [...left, ...shifted].toSorted((a, b) => a.y - b.y);
    expect(texts([byRow])).toEqual([...SIDE, ...MAIN]);
  });

  it('are found beside an edge that the other side is set flush to', () => {
    const side = stack(SIDE, 150, 120, { size: 9 }).map((own, at) =>
      at % 3 === 1 ? { ...own, width: 67, y: own.y + 3 } : own,
    );
    const more = stack(MAIN, 220, 211);
    expect(texts([[...side, ...right, ...more]])).toEqual([...SIDE, ...MAIN, ...MAIN]);
  });

  it('are found beside such an edge on rows that both sides stand on', () => {
    const side = stack(SIDE, 150, 120).map((own, at) => (at === 5 ? { ...own, width: 67 } : own));
    const more = stack(SIDE, 150, 211);
    const main = stack([...MAIN, ...MAIN], 220, 120);
    expect(texts([[...side, ...more, ...main]])).toEqual([...SIDE, ...SIDE, ...MAIN, ...MAIN]);
  });

  it('are found behind the levels of languages, which stand at the right of the narrow one', () => {
    const names = ['Arabic', 'French', 'Tamazight'].flatMap((language, at) => [
      run(language, 40, 206 + 13 * at),
      runTo('C1', 205, 206 + 13 * at),
    ]);
    const main = stack(MAIN, 220, 124);
    expect(texts([[...stack(SIDE.slice(0, -1), 40, 120), ...names, ...main]])).toEqual([
      ...SIDE.slice(0, -1),
      'Arabic C1',
      'French C1',
      'Tamazight C1',
      ...MAIN,
    ]);
  });

  it('are found beside the dots of a time line, which make no head of a table', () => {
    const entry = (title: string, y: number) => [
      run('•', 200, y, { bold: true }),
      run(title, 220, y, { bold: true }),
      run('House of the Lake, from 2019 to 2021', 220, y + 13),
      run('Sfax', 220, y + 26),
    ];
    const side = [
      ...stack(SIDE.slice(0, 2), 40, 120),
      ...stack(SIDE.slice(2), 40, 146, { bold: true }),
    ];
    const main = [...entry('Nurse', 120), ...entry('Head nurse', 159), ...entry('Midwife', 198)];
    expect(texts([[...side, ...main]]).slice(0, SIDE.length)).toEqual(SIDE);
  });

  it('are found though the label of a drawing runs out of the narrow one', () => {
    const side = SIDE.with(3, 'Loom').with(4, 'Pharmacology of the heart');
    const runs = [
      ...side.map((text, at) =>
        at === 3
          ? { ...run(text, 151, 159, { size: 7 }), width: 24 }
          : run(text, 40, 120 + at * 13),
      ),
      ...MAIN.map((text, at) => run(text, at === 3 ? 190 : 174, 120 + at * 13)),
    ];
    expect(texts([runs])).toEqual([...side, ...MAIN]);
  });

  it('are found though an address runs out of the narrow one', () => {
    const address = 'amira.example.nurse@mail.example.org';
    const side = SIDE.with(3, address);
    const texts3 = side.map((text, at) => run(text, 40, 120 + at * 13));
    const beside = stack(MAIN, 205, 120).filter((_, at) => at !== 3);
    expect(texts([[...texts3, ...beside, run('Ended late', 240, 159)]])).toEqual([
      ...side,
      ...MAIN.with(3, 'Ended late'),
    ]);
  });

  it('are read whole when each holds sections, and the main one rows with text beside a rail of dates', () => {
    const side = SIDE_SECTIONS;
    const job = (y: number) => [
      run('FIRM OF THE LAKE', 212, y, { bold: true }),
      run('SURVEYOR', 330, y, { bold: true }),
      run('Sfax, Tunisia', 212, y + 13),
      run('Levelled the roads of the harbour and of its three ports', 330, y + 13),
      run('2019 – 2024', 212, y + 26),
      run('and drew their plans.', 330, y + 26),
    ];
    const main = [
      run('EXPERIENCE', 212, 101),
      ...job(114),
      ...job(160),
      run('EDUCATION', 212, 206),
      ...job(219),
    ];
    const byRow = [...stack(side, 40, 100), ...main].toSorted((a, b) => a.y - b.y);
    expect(texts([byRow])).toEqual([
      ...side,
      'EXPERIENCE',
      ...JOB_ROWS,
      ...JOB_ROWS,
      'EDUCATION',
      ...JOB_ROWS,
    ]);
  });

  it('end above the title of a section of the full width, and begin below a row of names over theirs', () => {
    const names = ['Saw', 'Plane', 'Chisel', 'Rasp'].map((name, at) =>
      run(name, 100 + at * 50, 100, { size: 8 }),
    );
    const whole =
      'Joinery, School of the Lake, five years of evenings beside the work in the yard, 2015';
    const [left, right] = [
      ['LANGUAGES', 'French', 'Arabic'],
      ['STRENGTHS', 'Patient', 'Exact', 'Calm'],
    ];
    expect(
      texts([
        [
          ...names,
          ...stack(left, 60, 130),
          ...stack(right, 340, 130),
          run('EDUCATION', 60, 182, { size: 14 }),
          ...stack([whole, whole], 60, 195),
        ],
      ]),
    ).toEqual(['Saw Plane Chisel Rasp', ...left, ...right, 'EDUCATION', whole, whole]);
  });

  it('are numbered, with full-width text in column 0', () => {
    const name = run('Amira Example with a title that runs across the page', 60, 60, { size: 20 });
    const { lines } = sourceToLines(source(page([name, ...left, ...right])));
    expect(lines.map((line) => line.column)).toEqual([
      0,
      ...SIDE.map(() => 0),
      ...MAIN.map(() => 1),
    ]);
  });

  it.each([
    ['its first row', []],
    ['a remark under its first row', ['Harbours']],
  ])('end above the title of a section of the full width, not below %s', (_, remark) => {
    const sides = stack(['Halifax, NS', '902-555-0142', 'roe@example.org', 'PHP', 'Git'], 400, 100);
    const whole =
      'Drew the plans of the harbour and of its roads, and wrote what the town asked of them';
    expect(
      texts([
        [
          ...stack(['Jane Roe draws plans', 'for harbours, roads', 'and their bridges'], 40, 100),
          ...sides,
          run('EXPERIENCE', 40, 180, { bold: true }),
          run('Surveyor', 40, 195),
          run('Firm of the Lake', 470, 195),
          ...stack([...remark, whole, whole], 40, 208),
          ...stack([whole, whole, whole], 40, 208 + 13 * (2 + remark.length)),
        ],
      ]).slice(-6 - remark.length, -4),
    ).toEqual(['Surveyor Firm of the Lake', ...remark, whole]);
  });

  it('are found with the sidebar at the right', () => {
    const main = stack(MAIN, 40, 120);
    const side = stack(SIDE, 440, 120);
    expect(texts([[...main, ...side]])).toEqual([...MAIN, ...SIDE]);
  });

  it('go on over a page break before the other column is read', () => {
    const more = [
      'Nurse, emergency ward of the same hospital',
      'Sorted ninety patients a night by urgency',
      'Kept the ward records',
      'Trained two apprentices',
    ];
    const sideMore = ['English', 'French', 'Italian', 'Spanish'];
    const second = [...stack(sideMore, 40, 60), ...stack(more, 220, 60)];
    expect(texts([[...left, ...right], second])).toEqual([...SIDE, ...sideMore, ...MAIN, ...more]);
  });

  it('go on over a page break with the few rows that are left of both', () => {
    const more = [
      'Nurse, emergency ward',
      'Sorted ninety patients a night',
      'Kept the ward records',
    ];
    const sideMore = ['English', 'French'];
    const wide = 'References and copies of all diplomas and certificates on request at any time';
    const second = [...stack(sideMore, 40, 60), ...stack(more, 220, 60), run(wide, 40, 140)];
    expect(texts([[...left, ...right], second])).toEqual([
      ...SIDE,
      ...sideMore,
      ...MAIN,
      ...more,
      wide,
    ]);
    const alone = [run('Nurse, emergency ward', 40, 60), runTo('2019 – 2021', 560, 60)];
    expect(texts([[...left, ...right], alone])).toContain('Nurse, emergency ward 2019 – 2021');
  });

  it('let a long column go on below the end of the short one, down to the foot of the page', () => {
    const foot = stack(
      Array.from(
        { length: 8 },
        (_, at) => `Kept the ward records and trained the new apprentices in year ${at}`,
      ),
      40,
      240,
    );
    const spread = foot.map((own, at) => ({ ...own, y: own.y + 12 * at }));
    const whole = run('Printed from the address of the person who wrote this page', 180, 560);
    const [main, side] = [stack(MAIN, 40, 120), stack(SIDE, 440, 120)];
    expect(texts([[...main, ...spread, ...side, whole]])).toEqual([
      ...MAIN,
      ...spread.map(({ text }) => text),
      ...SIDE,
      whole.text,
    ]);
  });

  it('begin at two titles set side by side, not at the dates of whole lines above', () => {
    const jobs = ['Nurse', 'Helper'].flatMap((title, at) => [
      run(`${title}, Clinic of the Lake`, 40, 100 + at * 52),
      run('2019 – 2024', 40, 113 + at * 52),
      runTo('Sfax, Tunisia', 572, 113 + at * 52),
      run('Kept records', 40, 126 + at * 52),
    ]);
    const [left, right] = [
      ['Education', 'Bachelor of Nursing', 'University of the North', '2015'],
      ['Skills', 'Triage', 'Pharmacology', 'Records', 'First aid'],
    ];
    expect(
      texts([[...jobs, ...stack(left, 40, 240), ...stack(right, 307, 240)]]).slice(-9),
    ).toEqual([...left, ...right]);
  });

  it('begin at two titles set side by side, not at the date in a rail over them', () => {
    const job = [
      run('2019', 60, 100),
      run('Nurse, Clinic of the Lake', 130, 100),
      run('Kept the records of all the wards and of the two houses by the lake.', 130, 113),
      run('Ran the night shift', 150, 126),
    ];
    const [left, right] = [
      ['Languages', 'French', 'Arabic'],
      ['Skills', 'Triage', 'Pharmacology', 'Records', 'First aid'],
    ];
    const uneven = stack(left, 60, 200).map((own, at) =>
      at === 0 ? own : { ...own, y: own.y + 7 },
    );
    expect(texts([[...job, ...uneven, ...stack(right, 340, 200)]]).slice(-8)).toEqual([
      ...left,
      ...right,
    ]);
  });

  it('begin at two titles side by side, however far below them the texts stand', () => {
    const spread = (titles: string[], x: number): ReturnType<typeof stack> =>
      stack(titles, x, 120).map((own, at) => (at === 0 ? own : { ...own, y: own.y + 15 }));
    expect(texts([[...spread(SIDE, 40), ...spread(MAIN, 220)]])).toEqual([...SIDE, ...MAIN]);
  });

  it('begin with the title of the right one beside a name over the left one', () => {
    const name = run('Amira Example', 40, 107, { size: 24 });
    const side = stack(SIDE, 40, 230);
    const main = stack(MAIN, 220, 115).map((own, at) =>
      at === 0 ? own : { ...own, y: own.y + 20 },
    );
    expect(texts([[name, ...side, ...main]])).toEqual(['Amira Example', ...SIDE, ...MAIN]);
  });

  it.each([0, 0.5, 1, 1.5])('are found where the gutter is %s points off any strip', (off) => {
    // The left column is full to its edge, 8 points before the right one.
    const full = MAIN.map((text, at) => run(text, 40, 120 + at * 13, { width: 245 + off }));
    const hung = SIDE.map((text, at) => run(text, (at % 3 === 0 ? 293 : 303) + off, 120 + at * 13));
    expect(texts([[...full, ...hung]])).toEqual([...MAIN, ...SIDE]);
  });

  it('let main text that goes on alone on the next page stay together', () => {
    const main = stack(MAIN, 40, 120);
    const side = stack(SIDE, 440, 120);
    expect(texts([[...main, ...side], stack(['Nurse, emergency ward'], 40, 60)])).toEqual([
      ...MAIN,
      'Nurse, emergency ward',
      ...SIDE,
    ]);
  });
});

test('text of the full width on the next page widens no column', () => {
  const main = [
    'Looms of the town',
    'Wove carpets of wool and of silk for the halls of nine',
    'Mayors, and taught two apprentices',
    'Dyed the yarn',
  ];
  const wide = 'References and copies of all diplomas and certificates on request at any time';
  const first = [...stack([...main, 'EXPERIENCE', 'House of Cloth'], 40, 120)];
  const lines = (...more: Parameters<typeof page>[0][]) =>
    sourceToLines(
      source(page([...first, ...stack(SIDE, 330, 120)]), ...more.map((runs) => page(runs))),
    ).lines.map(({ full, continues }) => [full, continues].join());
  const alone = lines();
  expect(lines([run(wide, 40, 60), run(wide, 40, 90)]).slice(0, main.length)).toEqual(
    alone.slice(0, main.length),
  );
});

describe('what only looks like columns', () => {
  const entries = [
    ['2019 – 2024', 'Head nurse'],
    ['2014 – 2019', 'Night nurse'],
    ['2012 – 2014', 'Nurse'],
    ['2011 – 2012', 'Trainee'],
  ] as const;

  it('dates at the right edge stay in the line of their title', () => {
    const runs = entries.flatMap(([date, title], at) => [
      run(title, 40, 100 + at * 13),
      runTo(date, 572, 100 + at * 13),
    ]);
    expect(sourceToLines(source(page(runs))).lines.map((line) => line.cells)).toEqual(
      entries.map(([date, title]) => [title, date]),
    );
  });

  it('dates in a rail at the left stay in the line of their title', () => {
    const runs = entries.flatMap(([date, title], at) => [
      run(date, 40, 100 + at * 40),
      run(title, 150, 100 + at * 40),
      run(`Hospital of town number ${at}, with its tasks`, 150, 113 + at * 40),
    ]);
    const { lines } = sourceToLines(source(page(runs)));
    expect(lines.map((line) => line.cells)).toEqual(
      entries.flatMap(([date, title], at) => [
        [date, title],
        [`Hospital of town number ${at}, with its tasks`],
      ]),
    );
  });

  it('dates each over a city, in a rail beside a school and its degree, stay in its line', () => {
    const runs = ['2012 – 2014', '2000 – 2003', '1998 – 2000'].flatMap((date, at) => [
      run(date, 40, 100 + at * 44, { size: 9 }),
      run('Alger', 40, 113 + at * 44, { size: 9 }),
      run(`École supérieure de la ville ${at}`, 140, 100 + at * 44, { bold: true }),
      run('Licence en sciences de la mer', 140, 113 + at * 44),
    ]);
    const { lines } = sourceToLines(source(page(runs)));
    expect(lines[0]?.cells).toEqual(['2012 – 2014', 'École supérieure de la ville 0']);
  });

  it('dates over schools, as close to each other as to these, stay beside their degrees', () => {
    const rail = ['Bois', 'Verre', 'Laine', 'Pierre'].flatMap((name, at) => [
      run(`201${at} - 201${at + 2}`, 40, 130 + at * 32, { bold: true }),
      run(`Université du ${name}`, 40, 145 + at * 32),
    ]);
    const degrees = [0, 1, 2, 3].flatMap((at) => [
      run(`Licence en sciences ${at}`, 190, 130 + at * 32, { bold: true, size: 11 }),
      run('Mention bien', 190, 143 + at * 32, { size: 7 }),
    ]);
    const rest = [run('House of Cloth,', 40, 76), run('Velka', 40, 89)];
    const texts = stack(['Wove the carpets', 'Dyed the wool', 'Sold both'], 190, 72, { size: 7 });
    const runs = [...rest, ...rail, ...texts, ...degrees];
    const { lines } = sourceToLines(source(page(runs)));
    expect(lines.map(({ cells }) => cells)).toContainEqual([
      '2010 - 2012',
      'Licence en sciences 0',
    ]);
  });

  it('dates in a rail, some over a duration, stay in the line of their title', () => {
    const dates = ['2012 – 2014', '2011', '2008 – 2010', '2004'];
    const runs = dates.flatMap((date, at) => [
      run(date, 40, 100 + at * 60, { size: 9 }),
      ...(at % 2 === 1 ? [run('3 mois', 40, 112 + at * 60, { size: 8, italic: true })] : []),
      run(`Atelier du port ${at} • Arpenteur`, 140, 100 + at * 60, { bold: true }),
      ...stack(
        ['Nivela les routes du port et de ses trois bassins', 'Dressa les plans'],
        140,
        114 + at * 60,
      ),
    ]);
    const title = run('EXPÉRIENCES', 40, 76, { bold: true, size: 11 });
    const cells = sourceToLines(source(page([title, ...runs]))).lines.map((line) => line.cells);
    for (const [at, date] of dates.entries())
      expect(cells).toContainEqual([date, `Atelier du port ${at} • Arpenteur`]);
  });

  it('places over their dates at the right edge stay in the lines of their entry', () => {
    const tops = [100, 170, 240, 310];
    const jobs = tops.flatMap((y) => [
      ...stack(['Firme du lac', 'Arpenteur du port'], 40, y, { bold: true }),
      ...stack(['Nivela les routes du port et de ses trois bassins', 'Plans'], 40, y + 32),
    ]);
    const details = tops.flatMap((y, at) =>
      ['Nantes, Pays de la Loire,', 'France', `201${at} - 2019`].map((text, line) =>
        runTo(text, 570, y - 1 + line * 12, { size: 9, italic: true }),
      ),
    );
    const { lines } = sourceToLines(source(page([...jobs, ...details])));
    expect(new Set(lines.map(({ column }) => column))).toEqual(new Set([0]));
    expect(lines[0]?.cells).toEqual(['Firme du lac', 'Nantes, Pays de la Loire,']);
  });

  it('two titles of one kind over rows of labels and texts head a table', () => {
    const rows = [
      ['Skill set', 'Skills'],
      ['Weaving', 'Carpets, nets and the sails of small boats'],
      ['Dyeing', 'Indigo, madder and walnut on wool'],
      ['Languages', 'Bambara, French'],
    ];
    const table = rows.flatMap(([label = '', text = ''], at) => [
      run(label, 40, 100 + at * 13, { bold: at === 0 }),
      run(text, 200, 100 + at * 13, { bold: at === 0 }),
    ]);
    expect(texts([table]).slice(1)).toEqual(rows.slice(1).map((row) => row.join(' ')));
  });

  it('a head with two sides ends above a section of dates beside their text', () => {
    const head = [
      ...stack(['Amira Example', '12, rue du Lac', 'Sfax', '555-0112'], 40, 80),
      ...stack(['Married', 'Two children', 'Driving licence', 'Born in Sfax'], 420, 80),
    ];
    const studies = ['2012 – 2014', '2000 – 2003'].flatMap((dates, at) => [
      run(dates, 60, 180 + at * 13),
      run(`Licence in the law of the sea ${at}`, 200, 180 + at * 13),
    ]);
    const title = run('Education', 40, 160, { size: 12 });
    const rest = run('Nets and the sails of small boats, from the first line to the last', 40, 240);
    expect(texts([[...head, title, ...studies, rest]])).toContain(
      '2012 – 2014 Licence in the law of the sea 0',
    );
  });

  it('section labels in a rail stand above what they label', () => {
    const sections = ['Profile', 'Experience', 'Education', 'Skills', 'Languages'];
    const runs = sections.flatMap((label, at) => [
      run(label, 40, 100 + at * 60, { bold: true }),
      ...stack(
        [
          `First line of text under the label number ${at}`,
          'and a second line of it',
          'and a third',
        ],
        160,
        100 + at * 60,
      ),
    ]);
    const { lines } = sourceToLines(source(page(runs)));
    expect(lines.filter(({ heading }) => heading > 0).map(({ text }) => text)).toEqual(sections);
    expect(lines[1]?.text).toBe('First line of text under the label number 0');
  });

  it('labels flush to their texts stay with them under larger titles in strange words', () => {
    const label = (text: string, y: number) => runTo(text, 124, y, { bold: true });
    const title = (text: string, y: number) => run(text, 22, y, { size: 16 });
    const read = texts([
      [
        title('Mes talants', 100),
        label('Atelier', 125),
        ...stack(['Très bien : soudure, pliage', 'Un peu : brasage, sciage'], 164, 125),
        label('Bureau', 156),
        ...stack(['Excel, Word, Access, Outlook et leurs', 'macros.'], 164, 156),
        title('Langues', 200),
        label('Français', 225),
        run('Langue maternelle', 164, 225),
        label('Anglais', 245),
        run('Bonne maîtrise', 164, 245),
        label('Wolof', 265),
        run('Notions', 164, 265),
      ],
    ]);
    expect(read).toContain('Atelier Très bien : soudure, pliage');
    expect(read).toContain('Anglais Bonne maîtrise');
  });

  it('a table drawn cell after cell is read row by row, though its baselines differ', () => {
    const runs = entries.flatMap(([date, title], at) => {
      const [from = '', to = ''] = date.split(' – ');
      const top = 100 + at * 60;
      return [
        ...stack([`${from} –`, to], 40, top),
        ...stack(
          [title, 'Hospital of the town', 'Care of thirty patients', 'Ward records'],
          150,
          top + 5,
        ),
      ];
    });
    const { lines } = sourceToLines(source(page(runs)));
    expect(lines.filter((line) => line.cells.length > 1).map((line) => line.cells)).toEqual(
      entries.map(([date, title]) => [date, title]),
    );
  });

  it('labels with values after a colon stay pairs', () => {
    const pairs = [
      ['Name :', 'Jane Roe'],
      ['Born :', '1990'],
      ['City :', 'Dakar'],
      ['Phone :', '555-0100'],
      ['Mail :', 'jane@example.org'],
    ] as const;
    const runs = pairs.flatMap(([label, value], at) => [
      run(label, 40, 100 + at * 13),
      run(value, 190, 100 + at * 13),
    ]);
    expect(sourceToLines(source(page(runs))).lines.map((line) => line.cells)).toEqual(pairs);
  });
});

it('a gutter lies before the dates of a rail, not between them and their titles', () => {
  const years = ['2018 – 2020', '2016 – 2018', '2013 – 2016', '2011 – 2013', '2009 – 2011'];
  const firms = ['Ferry of the Lake', 'Harbour Office', 'Buoy Works', 'Tide Bureau', 'Pilot House'];
  const dated = years.map((text, at) => run(text, 230, 126 + at * 45, { bold: true }));
  const titles = firms.flatMap((text, at) => [
    run(text, 330, 126 + at * 45, { bold: true }),
    run('Surveyor', 330, 138 + at * 45),
    run('Drew the charts of the harbour and of its buoys', 330, 150 + at * 45),
  ]);
  // On baselines of its own, so that more rows have text left of the titles than left of the dates.
  const side = stack([...SIDE, ...SIDE_SECTIONS], 40, 121);
  const read = texts([
    [...side, run('Work experience of twenty years', 220, 106), ...dated, ...titles],
  ]);
  expect(read.slice(0, side.length)).toEqual(side.map(({ text }) => text));
  for (const [at, firm] of firms.entries()) expect(read).toContain(`${years[at]} ${firm}`);
});

it('a gutter lies before the labels of a rail that are drawn with their texts', () => {
  const labelled = (label: string, y: number, ...told: string[]) => [
    run(label, 205, y),
    ...stack(told, 283, y),
  ];
  const title = (text: string, y: number) => run(text, 205, y, { bold: true, size: 12 });
  const side = Array.from({ length: 12 }, (_, at) => `Nine years at the looms, ${at}`);
  const read = texts([
    [
      ...stack(side, 40, 121),
      title('Education', 60),
      ...labelled('2021-now', 78, 'Bachelor of Weaving, University of the Lake'),
      title('Projects', 120),
      ...labelled('Loom', 138, 'Two friends and I have built a loom that', 'minds itself by night'),
      ...labelled('Dyes', 180, 'A book of dyes that a small town can keep', 'and read by itself'),
      title('Activities', 230),
      ...labelled('Nets', 248, 'I mend nets of all the boats of the lake,', 'in every weather'),
    ],
  ]);
  expect(read).toContain('2021-now Bachelor of Weaving, University of the Lake');
  expect(read).toContain('Nets I mend nets of all the boats of the lake,');
});

test('columns under the title of their section are read before the next title', () => {
  const titled = (text: string, y: number) => run(text, 40, y, { bold: true, size: 12 });
  const rows = ['Wool: carding, spinning', 'and combing', 'Looms: hand, foot', 'and frame'];
  const more = ['Dyes: indigo, madder', 'and weld', 'Cloth: linen, serge', 'and twill'];
  expect(
    texts([
      [
        run('I weave and I dye, and have done both since my school years in the north', 40, 60, {
          width: 500,
        }),
        titled('SKILLS', 90),
        ...stack(rows, 40, 106),
        ...stack(more, 310, 106),
        titled('LANGUAGES', 166),
        run('Bambara, French', 40, 182),
      ],
    ]).slice(1),
  ).toEqual(['SKILLS', ...rows, ...more, 'LANGUAGES', 'Bambara, French']);
});

test('columns of lists under the title of their section end at the next title in the look of their own', () => {
  const titled = (text: string, x: number, y: number, size = 10) =>
    run(text, x, y, { bold: true, size });
  const known = ['Carding', 'Spinning', 'Serge', 'Twill'];
  const begun = ['Dyeing', 'Combing', 'Linen', 'Felt'];
  const languages = ['Bambara - native', 'French - fluent', 'Greek - basic'];
  expect(
    texts([
      [
        run('I weave and I dye, and have done both since my school years in the north', 40, 60, {
          width: 500,
        }),
        titled('SKILLS', 40, 90, 14),
        titled('Good knowledge', 40, 112),
        titled('Basic knowledge', 310, 112),
        ...stack(known, 80, 126),
        ...stack(begun, 350, 126),
        titled('Languages', 40, 194),
        ...stack(languages, 40, 208),
        titled('EDUCATION', 40, 260, 14),
        run('2012 - 2015 School of the Lake', 40, 282),
      ],
    ]).slice(1),
  ).toEqual([
    'SKILLS',
    'Good knowledge',
    ...known,
    'Basic knowledge',
    ...begun,
    'Languages',
    ...languages,
    'EDUCATION',
    '2012 - 2015 School of the Lake',
  ]);
});

test('columns under the title of their section end at the next one, though places and dates stand right below it', () => {
  const titled = (text: string, y: number) => run(text, 40, y, { bold: true, size: 14 });
  const rows = ['Wool: carding, spinning', 'and combing', 'Looms: hand, foot', 'and frame'];
  const more = ['Dyes: indigo, madder', 'and weld', 'Cloth: linen, serge', 'and twill'];
  const job = ['Head Weaver Orleku, Norway', 'THREADWORKS 01/2020 – Present', 'ACHIEVEMENTS:'];
  const read = texts([
    [
      run('I weave and I dye, and have done both since my school years in the north', 40, 60, {
        width: 500,
      }),
      titled('Skills', 90),
      ...stack(rows, 40, 112),
      ...stack(more, 310, 112),
      titled('Work Experience', 180),
      run('Head Weaver', 40, 202, { bold: true }),
      runTo('Orleku, Norway', 555, 202),
      run('THREADWORKS', 40, 214),
      runTo('01/2020 – Present', 555, 214),
      run('ACHIEVEMENTS:', 40, 226, { bold: true }),
      run('Led five weavers and set the looms of the mill anew in two winters', 52, 238, {
        width: 480,
      }),
    ],
  ]);
  expect(read.slice(1, 10)).toEqual(['Skills', ...rows, ...more]);
  expect(read.slice(10, 14)).toEqual(['Work Experience', ...job]);
});

test('entries in cards under their dates, two in a row, are read one after the other', () => {
  const one = ['2015 - 2017', 'Lake College of the whole North', 'Diploma in weaving and in dyes'];
  const two = ['2014 - 2015', 'University of Tesmal', 'Licence in the design', 'of looms'];
  const rest = ['2012 - 2014', 'Mill School, Orleku', 'Certificate of carding'];
  const title = run('Studies', 280, 80, { size: 15 });
  expect(
    texts([[title, ...stack(one, 57, 110), ...stack(two, 214, 110), ...stack(rest, 57, 175)]]),
  ).toEqual(['Studies', ...one, ...two, ...rest]);
});

test('a year at the end of a section of one column and the dates of a job in the other head no cards', () => {
  const side = ['CONTACT', 'Orleku', '555-0142', 'Norway', '1996'];
  const more = ['SKILLS', 'Looms', 'Dyes', 'Wool', 'Silk', 'Linen', 'Cotton'];
  const job = (dates: string) => [dates, 'House of Cloth', 'Weaver', 'Wove nine carpets'];
  const jobs = ['EXPERIENCE', ...job('2021 - 2022').slice(0, 3), ...job('2019 - 2020')];
  const read = texts([
    [
      ...stack(side, 40, 110),
      ...stack(more, 40, 192),
      ...stack(jobs, 229, 110),
      ...stack(job('2015 - 2018'), 229, 230),
    ],
  ]);
  expect(read).toEqual([...side, ...more, ...jobs, ...job('2015 - 2018')]);
});

test('dates side by side over cells drawn row by row head a table', () => {
  const row = (y: number, one: string, two: string) => [run(one, 57, y), run(two, 214, y)];
  expect(
    texts([
      [
        ...row(110, '2015 - 2017', '2014 - 2015'),
        ...row(123, 'Forty carpets', 'Thirty carpets'),
        ...row(136, 'Nine weavers', 'Six weavers'),
      ],
    ]),
  ).toContain('Forty carpets Thirty carpets');
});

test('a section’s title under the name over the right column goes with its column, though the name begins left of it', () => {
  const side = ['Tel 555-0142', 'lake@example.org', 'Orleku', 'Norway', 'Skype', 'orleku.lake'];
  const study = (y: number, year: string, school: string, told: string) => [
    run(year, 213, y),
    run(school, 300, y),
    run(told, 300, y + 13),
  ];
  const read = texts([
    [
      run('INGRID OLAVSDATTER', 205, 50, { size: 20 }),
      run('Weaver of the north', 205, 75),
      run('EDUCATION', 213, 122, { bold: true, size: 11 }),
      run('CONTACT', 77, 150, { bold: true, size: 11 }),
      ...stack(side, 46, 172),
      ...study(150, '2020', 'LAKE SCHOOL', 'Weaving by hand and by machine, at home'),
      ...study(185, '2001', 'HILL SCHOOL', 'Dyes and inks for all the looms of the town'),
      ...study(220, '1998', 'VALLEY SCHOOL', 'Certificate of carding and of combing wool'),
    ],
  ]);
  expect(read.indexOf('EDUCATION')).toBe(
    read.findIndex((text) => text.includes('LAKE SCHOOL')) - 1,
  );
});
