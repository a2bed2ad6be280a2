import { expect, it } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source, stack } from '../synthetic-page.ts';

it('dates beside text end at the next title on the left, whatever list stands below it', () => {
  const entry = (dates: string, y: number, ...told: string[]) => [
    ...stack([dates, 'House of Cloth'], 46, y),
    ...stack(told, 225, y),
  ];
  const told = ['Wove curtains for theatres and inns of the lake,', 'and mended the old ones'];
  const tools = 'Shuttle|Reed|Heddle|Warp beam|Bobbin|Loom|Spindle|Comb|Distaff|Dye'.split('|');
  const runs = [
    ...entry('2021 - 2024', 40, 'Head weaver', ...told),
    ...entry('2018 - 2020', 100, 'Weaver', ...told),
    ...entry('2014 - 2017', 160, 'Carder', ...told),
    run('SKILLS', 46, 230, { bold: true, size: 14 }),
    ...tools.map((tool, at) => run(tool, 46, 260 + at * 20, { bold: true })),
    run('QUALITIES', 46, 490, { bold: true, size: 14 }),
    ...['Patience', 'Rigour', 'Order'].map((word, at) => run(word, 46 + at * 175, 520)),
    ...['Humour', 'Courage', 'Calm'].map((word, at) => run(word, 46 + at * 175, 540)),
  ];
  const { lines } = sourceToLines(source(page(runs)));
  const texts = lines.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['2021 - 2024 Head weaver', 'House of Cloth']);
  expect(texts.slice(-4)).toEqual([
    'Dye',
    'QUALITIES',
    'Patience Rigour Order',
    'Humour Courage Calm',
  ]);
  expect(texts.indexOf('SKILLS')).toBeGreaterThan(texts.indexOf('2014 - 2017 Carder'));
});

it('a section of the full width under two short ones begins at its title, however many rows name its first entry', () => {
  const titled = (text: string, x: number, y: number) => run(text, x, y, { size: 12 });
  const runs = [
    titled('Education', 66, 60),
    titled('Skills', 322, 60),
    titled('Lake University', 65, 90),
    ...stack(['M.Eng. Looms', 'B.S. Cloth'], 65, 105),
    run('2016', 270, 105),
    run('2015', 270, 118),
    titled('Languages', 332, 90),
    titled('Tools', 412, 90),
    run('Weaving, dyeing', 332, 105),
    run('Reed, heddle', 412, 105),
    titled('Experience', 66, 150),
    run('2024 - present', 480, 171),
    titled('Norseweave', 65, 175),
    ...stack(['Head Weaver, Curtains and Nets', 'Lead of the loom room'], 65, 190),
    run('Led a team of four weavers, and planned what they make, for whom, when and how', 75, 218),
    run(
      'Built the first loom of the valley that minds itself by night, and two more of them',
      75,
      231,
    ),
    titled('Lakecloth', 65, 255),
    run('2021 - 2023', 480, 251),
    run('Weaver, Nets', 65, 270),
    run(
      'Mended nets of all the boats of the lake for three years, in every kind of weather',
      75,
      285,
    ),
  ];
  const { lines } = sourceToLines(source(page(runs)));
  const texts = lines.map(({ text }) => text);
  expect(texts.slice(0, 8)).toEqual([
    'Education',
    'Lake University',
    'M.Eng. Looms 2016',
    'B.S. Cloth 2015',
    'Skills',
    'Languages',
    'Weaving, dyeing',
    'Tools',
  ]);
  const at = texts.indexOf('Experience');
  expect(texts.slice(at, at + 5).toSorted()).toEqual(
    [
      'Experience',
      'Head Weaver, Curtains and Nets',
      'Lead of the loom room',
      'Led a team of four weavers, and planned what they make, for whom, when and how',
      'Norseweave 2024 - present',
    ].toSorted(),
  );
});

it('a reach beside the name ends above the first job whose dates stand at the right, however far below it its text is', () => {
  const title = { bold: true, size: 12 };
  const runs = [
    ...stack(['Amira Example', 'Weaver of curtains'], 46, 40),
    ...stack(['amira@example.org', '555-0123', 'Sfax, Tunisia', 'example.org'], 430, 40),
    run('SKILLS', 46, 110, title),
    ...stack(['Shuttle, reed', 'Heddle, comb'], 46, 130),
    run('EXPERIENCE', 46, 180, title),
    run('Weaver', 46, 204),
    run('2021 - 2024', 460, 204),
    run('House of Cloth', 46, 217),
    ...stack(
      [
        'Wove curtains for all the theatres and for most of the inns of the lake, by hand and by night',
        'Mended the nets of all the boats of the lake for three years, in every kind of weather',
      ],
      56,
      239,
    ),
  ];
  const texts = sourceToLines(source(page(runs))).lines.map(({ text }) => text);
  expect(texts.slice(texts.indexOf('EXPERIENCE')).slice(0, 3)).toEqual([
    'EXPERIENCE',
    'Weaver 2021 - 2024',
    'House of Cloth',
  ]);
});

it('so it does above the studies, where the jobs follow them set in the same way', () => {
  const title = { bold: true, size: 12 };
  const entry = (name: string, under: string, y: number) => [
    run(name, 46, y),
    run('Sfax, Tunisia', 460, y),
    run(under, 46, y + 13),
    run('2021 - 2024', 464, y + 13),
  ];
  const runs = [
    run('Amira Example', 46, 40, { size: 20 }),
    ...stack(['amira@example.org', '555-0123', 'example.org', 'Sfax'], 430, 20),
    run('EDUCATION', 46, 80, title),
    ...entry('School of Cloth', 'Diploma in Weaving', 101),
    run('Diploma in Dyes', 46, 127),
    run('2022 - 2025', 464, 127),
    run('EXPERIENCE', 46, 150, title),
    ...entry('House of Cloth', 'Weaver', 174),
    run(
      'Wove curtains for all the theatres and for most of the inns of the lake, by hand and by night',
      56,
      209,
    ),
  ];
  const texts = sourceToLines(source(page(runs))).lines.map(({ text }) => text);
  expect(texts.slice(texts.indexOf('EDUCATION')).slice(0, 7)).toEqual([
    'EDUCATION',
    'School of Cloth Sfax, Tunisia',
    'Diploma in Weaving 2021 - 2024',
    'Diploma in Dyes 2022 - 2025',
    'EXPERIENCE',
    'House of Cloth Sfax, Tunisia',
    'Weaver 2021 - 2024',
  ]);
});

it('two columns of a section begin at its title, below an entry with its date at the right', () => {
  const tools = ['Shuttle', 'Reed', 'Heddle', 'Warp beam', 'Bobbin'];
  const dyes = ['Madder', 'Woad', 'Weld', 'Indigo', 'Walnut'];
  const runs = [
    run('EXPERIENCE', 46, 40, { bold: true, size: 12 }),
    run('Wove curtains for all the theatres and for most of the inns of the lake, by hand', 46, 60),
    run('Dyer of the Lake', 46, 90),
    run('Fall 2021', 460, 90),
    ...stack(['House of Indigo', 'Dyed the wool.'], 46, 103),
    run('SKILLS', 46, 140, { bold: true, size: 12 }),
    ...stack(tools, 46, 160),
    ...stack(dyes, 300, 160),
  ];
  const texts = sourceToLines(source(page(runs))).lines.map(({ text }) => text);
  expect(texts.slice(2)).toEqual([
    'Dyer of the Lake Fall 2021',
    'House of Indigo',
    'Dyed the wool.',
    'SKILLS',
    ...tools,
    ...dyes,
  ]);
});
